// The table around a Dungeon Dice board: the shared one, with the printed dice of this game.
import type { Surroundings as Shared } from "../../table/surroundings";
import type { Die } from "../../wire/dungeon_dice";

export type Surroundings = Shared<Die>;
