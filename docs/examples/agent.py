"""An agent that plays by the Model Context Protocol: `choose` is where a language model comes in.

    python docs/examples/agent.py --game crawl

It starts `delve mcp`, opens a table with a bot, and reads and answers until the game is over.
"""

import argparse
import asyncio
import re
import sys
from random import Random

from mcp import Client, StdioServerParameters

ANSWER = re.compile(r"^  (.+?): ", re.M)


def choose(text: str, luck: Random) -> str:
    """The name of an answer, by all that an agent reads: a model would be asked here."""
    return luck.choice(ANSWER.findall(text.partition("Answers, by name:\n")[2]))


async def play(game: str, bots: str, seed: int) -> tuple[int, str]:
    """A whole game; how many answers it took, and the last that was read."""
    luck, answers = Random(seed), 0
    server = StdioServerParameters(command=sys.executable, args=["-m", "delvewright.cli", "mcp"])
    async with Client(server) as client:

        async def call(tool: str, **given: str) -> str:
            result = await client.call_tool(tool, given)
            text = "".join([part.text for part in result.content])
            if result.is_error:
                raise RuntimeError(text)
            return text

        text = await call("open_table", game=game, bots=bots)
        table = text.partition("\n")[0].removeprefix("table ")
        while "The game is over." not in text:
            text = await call("answer", table=table, name=choose(text, luck))
            answers += 1
    return answers, text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--game", default="crawl")
    parser.add_argument("--bots", default="uniform")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    answers, text = asyncio.run(play(given.game, given.bots, given.seed))
    print(f"{answers} answers; the table at the end:\n{text.partition('The table:')[2].strip()}")


if __name__ == "__main__":
    main()
