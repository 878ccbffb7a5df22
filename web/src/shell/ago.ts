// How long ago something was, in a word or two.
const STEPS: readonly [number, string][] = [
  [60, "min"],
  [3600, "h"],
  [86_400, "d"],
];

/** `then` and `now` in seconds since 1970. */
export function ago(then: number, now = Date.now() / 1000): string {
  const gone = Math.max(0, now - then);
  const step = STEPS.findLast(([length]) => gone >= length);
  return step ? `${Math.floor(gone / step[0])} ${step[1]} ago` : "just now";
}
