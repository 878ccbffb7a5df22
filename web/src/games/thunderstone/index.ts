// The drawing of Thunderstone, as the registry of games takes it.
export { default as Board } from "./Board.svelte";
export { default as Mini } from "./Mini.svelte";
export { default as Score } from "./Score.svelte";
export { default as Zoom } from "./Zoom.svelte";
