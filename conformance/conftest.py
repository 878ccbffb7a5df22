"""Keeps a cluster of this machine on its loopback, and lets its workers play as readily as everybody else."""

from __future__ import annotations

import os

os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"  # Ray looks for it at the machine's outer address else
# 15 by itself: on a busy machine its workers hardly play at all.
os.environ["RAY_worker_niceness"] = "0"  # noqa: SIM112
