// What is sent together: few files, for every one of them costs a round trip on a slow line, and no page more than it shows.

/** By the beginning of a path in src/: the first that fits. What fits none goes with the page that asks for it. */
const TOGETHER = [
  [/^(shell|wire|router|games\/index\.ts|games\/\w+\/mood\.css)/, "shell"],
  [/^games\/\w+\/(Lid\.svelte|lid\.json)|^table\/plain\/(Lid|lid)\b/, "lids"],
  [/^games\/(\w+)\/(Card\.svelte|Die\.svelte|Face\.svelte|print\.ts|(symbols|places)\.json)/, "$1-card"],
  [/^games\/(\w+)\//, "$1"],
  [/^table\/plain\//, "plain"],
  [/^table\/(objects|icons\.json)/, "objects"],
  [/^table\/(?!proof\.ts)/, "table"],
];

/** The file that a module goes into, or null. */
export function chunkOf(id) {
  if (/node_modules\/(?!@noble)/.test(id)) return "shell";
  const [, path = ""] = /\/web\/src\/(.*)$/.exec(id) ?? [];
  const [fits, name] = TOGETHER.find(([start]) => start.test(path)) ?? [];
  return fits ? path.match(fits)[0].replace(fits, name) : null;
}
