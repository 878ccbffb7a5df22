// The browser's Back closes first what lies over the page: a card in full, a dialog, a menu, the sheet of a phone.
interface Over {
  readonly close: () => void;
}

const layers: Over[] = [];
let own = 0; // steps back that are ours, and no wish to go anywhere

/** Something opens over the page, and is closed by a step back; the answer is called when it is closed otherwise. */
export function over(close: () => void): () => void {
  const layer = { close };
  layers.push(layer);
  history.pushState({ over: true }, "");
  return () => {
    const at = layers.indexOf(layer);
    if (at < 0) return; // it was a step back
    layers.splice(at, 1);
    if (!(history.state as { over?: boolean } | null)?.over) return; // one has gone elsewhere meanwhile
    own += 1;
    history.back();
  };
}

/** A step back has been taken: whether it meant no other page. */
export function stepped(): boolean {
  if (own) {
    own -= 1;
    return true;
  }
  const top = layers.pop();
  top?.close();
  return top !== undefined;
}
