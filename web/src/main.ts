// Puts the app on the page.
import "virtual:fonts.css";
import "./shell/theme.css"; // what a game has of its own comes after it
import { mount } from "svelte";
import App from "./App.svelte";
import { follow } from "./shell/preferences.svelte";

follow();
mount(App, { target: document.getElementById("app")! });
