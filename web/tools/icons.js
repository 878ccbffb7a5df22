// A Vite plugin: `import icons from "./icons.json?icons"` gives our names → SVG bodies of game-icons, at build time.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";

const QUERY = ".json?icons";
const MARK = "\0icons:";
const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");

/** A body with its numbers to a tenth of a 512th: nobody sees the rest, and it is a quarter of what is sent. */
export function rounded(body) {
  return body.replace(/-?\d*\.\d+/g, (number, at) => {
    const short = String(Math.round(number * 10) / 10 || 0).replace(/^(-?)0\./, "$1.");
    return /\d/.test(body[at - 1]) && !short.startsWith("-") ? ` ${short}` : short;
  });
}

/** The SVG body of each icon that a map of our names asks for; an unknown one is an error. */
export function drawn(names, where) {
  const bodies = Object.entries(names).map(([ours, theirs]) => {
    const icon = set.icons[theirs];
    if (!icon) throw new Error(`${where}: "${ours}" asks for "${theirs}", which game-icons does not have`);
    return [ours, rounded(icon.body)];
  });
  return Object.fromEntries(bodies);
}

/** @returns {import("vite").Plugin} */
export function icons() {
  return {
    name: "icons",
    enforce: "pre",
    resolveId(source, importer) {
      if (!source.endsWith(QUERY) || !importer) return;
      const path = resolve(dirname(importer), source.slice(0, -"?icons".length));
      return `${MARK}${path}.js`;
    },
    load(id) {
      if (!id.startsWith(MARK)) return;
      const path = id.slice(MARK.length, -".js".length);
      this.addWatchFile(path);
      return `export default ${JSON.stringify(drawn(JSON.parse(readFileSync(path, "utf8")), path))};`;
    },
  };
}
