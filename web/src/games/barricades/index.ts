// The drawing of Barricades Mode, as the registry of games takes it.
export { default as Board } from "./Board.svelte";
export { counts } from "./counts";
export { default as Score } from "./Score.svelte";
export { default as Sheet } from "./Sheet.svelte";
export { default as Zoom } from "./Zoom.svelte";
