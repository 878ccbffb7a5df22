"""`python -m delvewright.cli` is `delve`."""

from delvewright.cli import main

main()
