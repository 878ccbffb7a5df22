"""Views: what a seat may know, ready for JSON, and the words for options, refusals and events."""
