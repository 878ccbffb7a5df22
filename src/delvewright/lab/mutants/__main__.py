"""`python -m delvewright.lab.mutants`: break the rules, and name what no test noticed."""

from delvewright.lab.mutants.report import main

raise SystemExit(main())
