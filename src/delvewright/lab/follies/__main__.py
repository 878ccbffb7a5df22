"""`python -m delvewright.lab.follies`: count them."""

from delvewright.lab.follies.counting import main

raise SystemExit(main())
