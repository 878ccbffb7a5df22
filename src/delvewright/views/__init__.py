"""Views: what a seat may know, ready for JSON, and the words for options, refusals and events."""

from delvewright.views.front import Front, Voice
from delvewright.views.speech import Says, Speech, Verb

__all__ = ["Front", "Says", "Speech", "Verb", "Voice"]
