// The table around a Dungeoneer board: the shared one, with the printed cards of this game.
import type { Surroundings as Shared } from "../../table/surroundings";
import type { PrintedCard } from "../../wire/dungeoneer";

export type Surroundings = Shared<PrintedCard>;
