"""Views: what a seat may know, ready for JSON, and the words for options, refusals and events."""

from delvewright.views.front import Front, Voice
from delvewright.views.honours import Earned, Honour, Honours
from delvewright.views.model import Line, Tour
from delvewright.views.speech import Says, Speech, Verb

__all__ = ["Earned", "Front", "Honour", "Honours", "Line", "Says", "Speech", "Tour", "Verb", "Voice"]
