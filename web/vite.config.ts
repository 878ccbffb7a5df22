// Builds the table into the Python package, which serves it; `npm run dev` talks to a server on port 8000.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { icons } from "./tools/icons.js";

/** Every map of icons is a file of its own: they are most of what is sent, and seldom change. */
const nameOfIcons = (id: string) => `icons-${id.match(/(\w+\/\w+)\.json/)?.[1]?.replace("/", "-")}`;

export default defineConfig({
  plugins: [icons(), svelte()],
  build: {
    outDir: "../src/delvewright/server/web",
    emptyOutDir: true,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ test: /\0icons:/, name: nameOfIcons, debugName: "icons" }] } },
    },
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
  server: { host: "127.0.0.1", proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
});
