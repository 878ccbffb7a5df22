// Short messages that come up and go by themselves: `toast("Copied.")`.
import { untrack } from "svelte";

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly bad: boolean;
}

const STAYS = 4000;
let last = 0;

export const toasts: Toast[] = $state([]);

export function toast(text: string, { bad = false } = {}): void {
  const id = ++last;
  untrack(() => toasts.push({ id, text, bad })); // an effect that says something is not run again for it
  setTimeout(() => dismiss(id), bad ? 2 * STAYS : STAYS);
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((one) => one.id === id);
  if (at >= 0) toasts.splice(at, 1);
}

/** Says what went wrong with something that was tried. */
export function complain(error: unknown): void {
  toast(error instanceof Error ? error.message : String(error), { bad: true });
}
