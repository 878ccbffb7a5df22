"""TAG, Dominion in Java: two seats answering at random, in a process of its own, warm before it is timed.

It is played where DELVEWRIGHT_TAG is the class path of a built checkout and there is a JDK.
"""

import os
import subprocess
from pathlib import Path
from shutil import which

from measure import DECISIONS, Entry

PLAYER = Path(__file__).with_name("Tag.java")


def entries() -> list[Entry]:
    classes = os.environ.get("DELVEWRIGHT_TAG")
    if not classes or which("java") is None:
        raise ImportError("no class path in DELVEWRIGHT_TAG, or no JDK")
    player = subprocess.Popen(
        ["java", "-XX:+UseSerialGC", "-cp", classes, str(PLAYER)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    asked, told = player.stdin, player.stdout
    assert asked is not None
    assert told is not None

    def play_one() -> int:
        print("play", file=asked, flush=True)
        return int(told.readline())

    return [Entry("TAG Dominion, 2 seats (Java)", DECISIONS, play_one)]
