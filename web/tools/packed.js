// A Vite plugin: packs what is built ahead of time, so that the server only chooses: FILE.br and FILE.gz beside FILE.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)];
const TEXT = /\.(html|js|css|json|svg)$/;
const WORTH = 0.9; // of its size: what hardly shrinks is sent as it is

/** @returns {import("vite").Plugin} */
export function packed() {
  let folder = "";
  return {
    name: "packed",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    async closeBundle() {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true });
      const texts = files.filter((entry) => entry.isFile() && TEXT.test(entry.name));
      await Promise.all(texts.map((entry) => pack(join(entry.parentPath, entry.name))));
    },
  };
}

/** Lays the packed file beside it. */
async function pack(path) {
  const body = readFileSync(path);
  for (const [end, small] of [
    [".br", await brotli(body)],
    [".gz", await zip(body, { level: 9 })],
  ])
    if (small.length < body.length * WORTH) writeFileSync(path + end, small);
}
