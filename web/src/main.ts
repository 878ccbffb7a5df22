// Puts the app on the page.
import "virtual:fonts.css";
import "./shell/theme.css"; // what a game has of its own comes after it
import { mount } from "svelte";
import App from "./App.svelte";
import { engage } from "./shell/notify";
import { follow, preferences } from "./shell/preferences.svelte";

follow();
if (preferences.notify) void engage();
mount(App, { target: document.getElementById("app")! });
