// Paths of SVG in whole numbers: every point is rounded where it lies, so that no error adds up along the way.

/** How many numbers a command takes. */
const TAKES = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const NUMBER = /[\s,]*(-?(?:\d+\.?\d*|\.\d+))/y;
const FLAG = /[\s,]*([01])/y; // flags of an arc may stand together

/** A path as commands, each with its numbers: "m1 2 3 4" are two. */
function* commands(path) {
  for (const { 1: letter, index } of path.matchAll(/([a-z])/gi)) {
    const takes = TAKES[letter.toLowerCase()];
    let at = index + 1;
    let first = true;
    for (;;) {
      const numbers = [];
      while (numbers.length < takes) {
        const sort = takes === 7 && (numbers.length === 3 || numbers.length === 4) ? FLAG : NUMBER;
        sort.lastIndex = at;
        const found = sort.exec(path);
        if (!found) break;
        at = sort.lastIndex;
        numbers.push(Number(found[1]));
      }
      if (numbers.length < takes) break;
      // what follows a first "m" are lines
      yield [first || letter.toLowerCase() !== "m" ? letter : letter === "m" ? "l" : "L", numbers];
      first = false;
      if (!takes) break;
    }
  }
}

/** Numbers one after the other, with no more between them than is needed. */
const joined = (numbers) =>
  numbers.map((number, at) => (at && !String(number).startsWith("-") ? ` ${number}` : number)).join("");

/**
 * The radii and flags of an arc from one point to another, whose end is rounded to `put`: radii grow and shrink with the
 * way between the ends, for half a circle would bulge. A full circle keeps a little of its way, or it would be nothing.
 */
function arc([radiusX, radiusY, ...rest], x, y, put, nearX, nearY) {
  if (put[0] === nearX && put[1] === nearY) put[0] += (Math.sign(rest[3] - x) || 1) / 10;
  const way = Math.hypot(rest[3] - x, rest[4] - y);
  const scale = way > 2 ? Math.hypot(put[0] - nearX, put[1] - nearY) / way : 1;
  const cut = (radius) => Math.floor(radius * scale * 100) / 100;
  return [cut(radiusX), cut(radiusY), ...rest.slice(0, 3)];
}

/** The same path with every point on a whole number. */
export function whole(path) {
  let [x, y, nearX, nearY] = [0, 0, 0, 0]; // where the pen is, and where it is rounded to
  let [startX, startY] = [0, 0];
  let [written, last] = ["", ""];
  for (const [letter, numbers] of commands(path)) {
    const sort = letter.toLowerCase();
    const [fromX, fromY] = letter === sort ? [x, y] : [0, 0];
    const [backX, backY] = letter === sort ? [nearX, nearY] : [0, 0];
    const across = (number) => Math.round(fromX + number) - backX || 0;
    const down = (number) => Math.round(fromY + number) - backY || 0;
    let put;
    if (sort === "z") [x, y, put] = [startX, startY, []];
    else if (sort === "h") [x, put] = [fromX + numbers[0], numbers.map(across)];
    else if (sort === "v") [y, put] = [fromY + numbers[0], numbers.map(down)];
    else {
      const [endX, endY] = numbers.slice(-2);
      const points = sort === "a" ? numbers.slice(-2) : numbers;
      put = points.map((number, at) => (at % 2 ? down(number) : across(number)));
      if (sort === "a")
        put = [...arc(numbers, x - fromX, y - fromY, put, nearX - backX, nearY - backY), ...put];
      [x, y] = [fromX + endX, fromY + endY];
    }
    [nearX, nearY] = [Math.round(x), Math.round(y)];
    if (sort === "m") [startX, startY] = [x, y];
    const again = letter === last && sort !== "m" && sort !== "z";
    const numbersWritten = joined(put);
    written += again ? (numbersWritten.startsWith("-") ? "" : " ") + numbersWritten : letter + numbersWritten;
    last = letter;
  }
  return written;
}
