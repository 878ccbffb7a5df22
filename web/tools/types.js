// Writes src/wire/*.ts from the Python schemas: `npm run types`; with --check it only says whether they are current.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";
import { format, resolveConfig } from "prettier";

const python = process.env.PYTHON ?? "../.venv/bin/python";
const schemas = {
  wire: ["-m", "delvewright.server.schema"],
  dungeon_dice: ["-m", "delvewright.views.schema", "dungeon_dice"],
  thunderstone: ["-m", "delvewright.views.schema", "thunderstone"],
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
  const text = await format(plain, options);
  if (!process.argv.includes("--check")) writeFileSync(path, text);
  else if (readFileSync(path, "utf8") !== text) {
    console.error(`${path} does not fit the schema any more: npm run types`);
    process.exitCode = 1;
  }
}
