// Writes src/wire/*.ts from the Python schemas: `npm run types`; with --check it only says whether they are current.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";
import { format, resolveConfig } from "prettier";

const python = process.env.PYTHON ?? "../.venv/bin/python";
const games = readdirSync("src/games", { withFileTypes: true }).filter((each) => each.isDirectory());
const apart = {
  wire: ["-m", "delvewright.server.schema"],
  shared: ["-m", "delvewright.views.schema", "shared"],
};
const schemas = {
  ...apart,
  plain: ["-m", "delvewright.views.schema", "plain"],
  ...Object.fromEntries(games.map(({ name }) => [name, ["-m", "delvewright.views.schema", name]])),
};

/** Pairs become tuples, and an object of any names may be read by name. */
function eased(part) {
  if (part.prefixItems) {
    Object.assign(part, { items: part.prefixItems, additionalItems: false });
    part.minItems = part.maxItems = part.prefixItems.length;
    delete part.prefixItems;
  }
  if (part.type === "object" && !part.properties) part.additionalProperties ??= {};
  for (const inner of Object.values(part)) if (inner && typeof inner === "object") eased(inner);
}

/** Every property is really there in what the server sends: defaults are filled in before it is encoded. */
function complete(part) {
  if (part.type === "object" && part.properties && !part.additionalProperties)
    part.required = Object.keys(part.properties);
}

/** What the whole schema refers to stands for it under its own name, and not a second time under the schema's. */
function named({ $ref, $defs, ...schema }) {
  if (!$ref) return { ...schema, $defs };
  const { [$ref.split("/").at(-1)]: whole, ...others } = $defs;
  return { ...whole, $defs: others };
}

const INTERFACE = /^(?:\/\*\*(?:(?!\*\/)[^])*\*\/\n)?export interface (\w+) \{[^]*?^\}\n/gm;

/** What every game has word for word is made once and passed on from there; what has all of it extends it. */
function withoutShared(source) {
  const found = [];
  const bases = new Set();
  const rest = source.replace(INTERFACE, (whole, name) => {
    if (shared.get(name) !== whole) return extended(whole, bases);
    found.push(name);
    return "";
  });
  const used = [...found.filter((name) => new RegExp(`\\b${name}\\b`).test(rest)), ...bases].sort();
  const imports = used.length ? `import type { ${used.join(", ")} } from "./shared";\n` : "";
  const exports = found.length ? `export type { ${found.sort().join(", ")} } from "./shared";\n` : "";
  return rest.replace("\n", `\n${imports}${exports}`);
}

const FIELD = /^  (\w+)\??: .*\n/gm;
const fields = (whole) => new Map([...whole.matchAll(FIELD)].map(([line, field]) => [field, line]));

/** An interface that has all fields of a shared one extends it, and says only what it says otherwise. */
function extended(whole, bases) {
  const own = fields(whole);
  for (const [base, text] of shared) {
    const its = fields(text);
    if (own.size <= its.size || [...its.keys()].some((field) => !own.has(field))) continue;
    bases.add(base);
    return whole
      .replace(FIELD, (line, field) => (its.get(field) === line ? "" : line))
      .replace(/^(export interface \w+) /m, `$1 extends ${base} `);
  }
  return whole;
}

const shared = new Map(); // the text of each interface that all games have

for (const [name, command] of Object.entries(schemas)) {
  const schema = JSON.parse(execFileSync(python, command, { encoding: "utf8" }));
  const sent = Object.entries(schema.$defs).filter(([, part]) => part.additionalProperties !== false);
  for (const [, part] of sent) complete(part);
  eased(schema.$defs);
  const source = await compile(named(schema), name, {
    unreachableDefinitions: true,
    additionalProperties: false,
    bannerComment: `// Made by tools/types.js from the schema of ${command.at(-1)}: change it there.`,
  });
  const plain = source.replace(
    /^ \*\n \* This interface was referenced by[^]*?via the `definition` "\w+"\.\n/gm,
    "",
  );
  const path = `src/wire/${name}.ts`;
  const options = { ...(await resolveConfig(path)), filepath: path };
  if (name === "shared") for (const [whole, each] of plain.matchAll(INTERFACE)) shared.set(each, whole);
  const text = await format(name in apart ? plain : withoutShared(plain), options);
  if (!process.argv.includes("--check")) writeFileSync(path, text);
  else if (readFileSync(path, "utf8") !== text) {
    console.error(`${path} does not fit the schema any more: npm run types`);
    process.exitCode = 1;
  }
}
