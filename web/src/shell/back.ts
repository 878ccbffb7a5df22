// The browser's Back closes first what lies over the page: a card in full, a dialog, a menu, the sheet of a phone.
interface Over {
  readonly close: () => void;
}

const layers: Over[] = [];
let marked = false; // whether the history has a step for what is open: one, however much lies there
let own = 0; // steps back that are ours, and no wish to go anywhere

function mark(): void {
  if (!marked) history.pushState({ over: true }, "");
  marked = true;
}

/** When nothing is open any more its step is taken back, unless one has gone elsewhere meanwhile. */
function settle(): void {
  if (layers.length || !marked) return;
  marked = false;
  if (!(history.state as { over?: boolean } | null)?.over) return;
  own += 1;
  history.back();
}

/** Something opens over the page, and is closed by a step back; the answer is called when it is closed otherwise. */
export function over(close: () => void): () => void {
  const layer = { close };
  layers.push(layer);
  mark();
  return () => {
    const at = layers.indexOf(layer);
    if (at < 0) return; // it was a step back
    layers.splice(at, 1);
    setTimeout(settle); // what opens in its place keeps the step
  };
}

/** A step back has been taken: whether it meant no other page. */
export function stepped(): boolean {
  if (own) {
    own -= 1;
    return true;
  }
  marked = false;
  const top = layers.pop();
  if (layers.length) mark();
  top?.close();
  return top !== undefined;
}
