// The browser tests: whole games in Debian's chromium, on the built page and a real server (tests/server.ts).
import { execFileSync } from "node:child_process";
import { defineConfig } from "@playwright/test";

const chromium =
  process.env.CHROMIUM ?? execFileSync("sh", ["-c", "command -v chromium"], { encoding: "utf8" }).trim();

export default defineConfig({
  testDir: "tests",
  // Pictures are taken on request only: `npm run screens`, `npm run tour`.
  testIgnore: [
    ...(process.env.SCREENS ? [] : ["looks.spec.ts"]),
    ...(process.env.POSTCARDS ? [] : ["postcards.spec.ts"]),
  ],
  outputDir: "test-results",
  workers: 2,
  fullyParallel: true,
  retries: 0,
  // Every test waits for what it wants to see. How long is patience only: enough for a machine with much else to do.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: [["list"]],
  use: {
    viewport: { width: 1366, height: 768 },
    colorScheme: "dark",
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    screenshot: "only-on-failure",
    trace: { mode: "retain-on-failure", snapshots: false, screenshots: false },
    launchOptions: {
      executablePath: chromium,
      args: [
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
