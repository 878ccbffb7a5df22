"""Views: what a seat may know, ready for JSON, and the words for options, refusals and events."""

from delvewright.views.front import Front, Voice
from delvewright.views.honours import Earned, Honour, Honours
from delvewright.views.speech import Says, Speech, Verb

__all__ = ["Earned", "Front", "Honour", "Honours", "Says", "Speech", "Verb", "Voice"]
