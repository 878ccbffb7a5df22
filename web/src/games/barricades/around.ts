// The table around a Barricades board: the shared one, with the printed things of this game.
import type { Surroundings as Shared } from "../../table/surroundings";
import type { PrintedCard } from "../../wire/barricades";

export type Surroundings = Shared<PrintedCard>;
