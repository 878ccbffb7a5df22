// A Vite plugin: `import icons from "./icons.json?icons"` gives our names → SVG bodies of game-icons, at build time;
// `?pictures` gives the same, each picture fetched when it is first drawn: for maps of which a page shows a few.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import { whole } from "./path.js";

const QUERY = /\.json\?(icons|pictures)$/;
const MARK = /^\0(icons|pictures):(.*)\.js$/;
const LATER = resolve(import.meta.dirname, "../src/shell/pictures.ts");
const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");

/** A body with its points on whole numbers of 512: nobody sees the rest, and it is half of what is sent. */
export const rounded = (body) => body.replace(/ d="([^"]*)"/g, (_, path) => ` d="${whole(path)}"`);

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
  let building = false;
  return {
    name: "icons",
    enforce: "pre",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId(source, importer) {
      const query = QUERY.exec(source);
      if (!query || !importer) return;
      const path = resolve(dirname(importer), source.slice(0, query.index + ".json".length));
      return `\0${query[1]}:${path}.js`;
    },
    load(id) {
      const mark = MARK.exec(id);
      if (!mark) return;
      const [, sort, path] = mark;
      this.addWatchFile(path);
      const bodies = JSON.stringify(drawn(JSON.parse(readFileSync(path, "utf8")), path));
      if (sort === "icons" || !building) return `export default ${bodies};`;
      const name = `pictures-${path.match(/(\w+\/\w+)\.json/)[1].replace("/", "-")}.json`;
      const file = this.emitFile({ type: "asset", name, source: bodies });
      const names = JSON.stringify(Object.keys(JSON.parse(bodies)).join(" "));
      return `import { pictures } from ${JSON.stringify(LATER)};
        export default pictures(import.meta.ROLLUP_FILE_URL_${file}, ${names}.split(" "));`;
    },
  };
}
