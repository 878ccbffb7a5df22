// What a list says of a table: where its link leads, who sits there, how it stands.
import type { TableLine } from "../../wire/wire";

export function where({ table, your_turn: yours }: TableLine): string {
  return table.status === "over" && !yours ? `/replay/${table.id}` : `/table/${table.id}`;
}

/** Everybody but me; of an open table, whoever sits there already. */
export function who({ table }: TableLine): string {
  const others = table.places.filter((place) => place.sort !== "open" && !place.yours);
  return others.map((place) => place.name).join(", ");
}

export function standing({ table, turn }: TableLine): string {
  const free = table.places.filter((place) => place.sort === "open").length;
  if (table.status === "over") return "over";
  if (table.status === "waiting") return `${free} of ${table.places.length} seats free`;
  return `turn ${turn}`;
}
