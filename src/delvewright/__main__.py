"""`python -m delvewright` is `delve`."""

from delvewright.cli import main

main()
