// The table around a plain board: the shared one, with pieces as the plain view prints them.
import type { Surroundings as Shared } from "../surroundings";
import type { PrintedPiece } from "../../wire/plain";

export type Surroundings = Shared<PrintedPiece>;
