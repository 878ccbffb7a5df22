// The drawing of a game that has none of its own: everything from the plain view.
export { default as Board } from "./Board.svelte";
export { counts } from "./counts";
export { default as Score } from "./Score.svelte";
export { default as Sheet } from "./Sheet.svelte";
export { default as Zoom } from "./Zoom.svelte";
