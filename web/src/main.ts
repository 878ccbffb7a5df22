// Puts the app on the page.
import { mount } from "svelte";
import App from "./App.svelte";
import { follow } from "./shell/preferences.svelte";
import "virtual:fonts.css";
import "./shell/theme.css";

follow();
mount(App, { target: document.getElementById("app")! });
