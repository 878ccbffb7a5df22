// A Vite plugin: `import "virtual:fonts.css"` has our fonts in three parts by letters: plain English, which is what most
// pages need of them, the rest of Latin, and more of it for people's names. A part comes when a letter of it is shown.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import subset from "subset-font";

const NAME = "virtual:fonts.css";
const MODULES = resolve(import.meta.dirname, "../node_modules");
const MADE = join(MODULES, ".cache/fonts");
const PLAIN = `${String.fromCharCode(...Array.from({ length: 95 }, (_, at) => 32 + at))}§·×–—‘’“”•…−`;
/** Family, folder, the weights that a file stands for, its own weight, its slope. */
const FACES = [
  ["Alegreya Sans", "alegreya-sans", "400 500", 400, "normal"],
  ["Alegreya Sans", "alegreya-sans", "400 500", 400, "italic"],
  ["Alegreya Sans", "alegreya-sans", "700", 700, "normal"],
  ["Cinzel", "cinzel", "600 700", 700, "normal"],
];
const PLAIN_RANGE = [...PLAIN].map((letter) => `U+${letter.codePointAt(0).toString(16)}`).join(",");

/** Makes the parts and their rules, and says where those are. */
async function made() {
  mkdirSync(MADE, { recursive: true });
  const rules = [];
  for (const [family, folder, weights, weight, slope] of FACES) {
    const font = join(MODULES, "@fontsource", folder);
    const ranges = JSON.parse(readFileSync(join(font, "unicode.json"), "utf8"));
    const fileOf = (part) => `${folder}-${part}-${weight}-${slope}.woff2`;
    for (const part of ["latin-ext", "latin"])
      copyFileSync(join(font, "files", fileOf(part)), join(MADE, fileOf(part)));
    const latin = readFileSync(join(font, "files", fileOf("latin")));
    const plain = await subset(latin, PLAIN, { targetFormat: "woff2", noLayoutClosure: true });
    writeFileSync(join(MADE, fileOf("plain")), plain);
    for (const [part, range] of Object.entries({ ...ranges, plain: PLAIN_RANGE }))
      if (["latin-ext", "latin", "plain"].includes(part))
        // the last rule that has a letter is asked first
        rules.push(`@font-face { font-family: "${family}"; font-style: ${slope}; font-weight: ${weights};
  font-display: swap; src: url(./${fileOf(part)}) format("woff2"); unicode-range: ${range}; }`);
  }
  const css = join(MADE, "fonts.css");
  writeFileSync(css, rules.join("\n"));
  return css;
}

/** @returns {import("vite").Plugin} */
export function fonts() {
  return { name: "fonts", enforce: "pre", resolveId: (source) => (source === NAME ? made() : undefined) };
}
