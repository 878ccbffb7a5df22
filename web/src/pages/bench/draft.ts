// A pack in the making: what its file says of each kind, and how a field of a form becomes a fact of it.
import type { Fault, Field, Forms } from "../../wire/wire";

export type Table = Readonly<Record<string, unknown>>;
export type Part = "change" | "new";

export interface Entry {
  readonly part: Part;
  readonly role: string;
  readonly table: Table;
}

export interface Pack {
  readonly name: string;
  readonly data: Table;
}

const isTable = (value: unknown): value is Table =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function emptyPack(game: string): Pack {
  return { name: "mine", data: { game, title: "My pack" } };
}

/** What a pack changes, and what it brings. */
export function entriesOf(data: Table): Entry[] {
  return (["change", "new"] as const).flatMap((part) => {
    const tables = data[part];
    if (!isTable(tables)) return [];
    return Object.entries(tables).map(([role, table]) => ({
      part,
      role,
      table: isTable(table) ? table : {},
    }));
  });
}

/** The pack with another table for a kind; null takes it out. */
export function withEntry(data: Table, part: Part, role: string, table: Table | null): Table {
  const tables = { ...(isTable(data[part]) ? data[part] : {}) };
  if (table) tables[role] = table;
  else delete tables[role];
  const { [part]: _, ...rest } = data;
  return Object.keys(tables).length ? { ...rest, [part]: tables } : rest;
}

/** The facts that hold where a table says nothing: of the printed kind, or of the one it is like. */
export function factsUnder(forms: Forms, { part, role, table }: Entry): Table {
  const base = part === "change" ? role : String(table.like ?? "");
  return (forms.kinds[base]?.facts ?? {}) as Table;
}

/** The form of an entry: that of the kind it changes or is like. */
export function formOf(forms: Forms, { part, role, table }: Entry): readonly Field[] {
  const base = part === "change" ? role : String(table.like ?? "");
  return forms.forms[forms.kinds[base]?.form ?? forms.new[0] ?? ""] ?? [];
}

/** A fact as it is typed. */
export function typed(field: Field, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value)) return value.join(field.sort === "lines" ? "\n" : " ");
  return String(value);
}

/** What is typed as a fact; what is no number stays a text, so that the server says so. Undefined: as printed. */
export function read(field: Field, text: string): unknown {
  if (field.sort === "lines") return text.split("\n").filter((line) => line.trim());
  if (field.sort === "number") return !text.trim() ? undefined : whole(text);
  if (field.sort === "numbers")
    return !text.trim() ? undefined : text.trim().split(/[\s,]+/).map(whole); // prettier-ignore
  return text;
}

const whole = (text: string) => (/^\s*-?\d{1,9}\s*$/.test(text) ? Number(text) : text.trim());

/** The table with a fact; one that is as printed is not said. */
export function put(table: Table, name: string, value: unknown, printed: unknown): Table {
  const { [name]: _, ...rest } = table;
  const same = value === undefined || JSON.stringify(value) === JSON.stringify(printed);
  return same ? rest : { ...rest, [name]: value };
}

/** What is wrong with a field of an entry, or with all of the entry (""). */
export function faultsAt(
  faults: readonly Fault[],
  { part, role }: Pick<Entry, "part" | "role">,
  field?: string,
) {
  return faults.filter(
    ({ path }) => path[0] === part && path[1] === role && (field === undefined || (path[2] ?? "") === field),
  );
}

/** What is wrong at no kind that is on a form. */
export function faultsElsewhere(faults: readonly Fault[], entries: readonly Entry[]) {
  return faults.filter((fault) => !entries.some((entry) => faultsAt([fault], entry).length));
}

/** A name for a new kind that nobody has. */
export function freshRole(like: string, taken: readonly string[]): string {
  for (let n = 2; ; n++) if (!taken.includes(`${like}_${n}`)) return `${like}_${n}`;
}
