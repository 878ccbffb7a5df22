"""Measures the peers alone: `cd benchmarks && python -m peers`."""

from measure import measure, report
from peers import entries

found, missing = entries()
print(report(measure(found), missing=missing))
