"""Keeps a cluster of this machine on its loopback: Ray looks for it at the machine's outer address else."""

from __future__ import annotations

import os

os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
