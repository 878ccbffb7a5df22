// Builds the table into the Python package, which serves it; `npm run dev` talks to a server on port 8000.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { chunkOf } from "./tools/chunks.js";
import { fonts } from "./tools/fonts.js";
import { icons } from "./tools/icons.js";
import { packed } from "./tools/packed.js";

export default defineConfig({
  plugins: [fonts(), icons(), svelte(), packed()],
  build: {
    outDir: "../src/delvewright/server/web",
    emptyOutDir: true,
    rolldownOptions: {
      checks: { pluginTimings: false }, // packing takes its time
      output: {
        codeSplitting: {
          groups: [{ name: chunkOf, debugName: "together", includeDependenciesRecursively: false }],
        },
      },
    },
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
  server: { host: "127.0.0.1", proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"] },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : undefined,
});
