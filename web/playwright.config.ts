// The browser tests: whole games in Debian's chromium, on the built page and a real server (tests/server.ts).
import { execFileSync } from "node:child_process";
import { defineConfig } from "@playwright/test";

const chromium =
  process.env.CHROMIUM ?? execFileSync("sh", ["-c", "command -v chromium"], { encoding: "utf8" }).trim();

export default defineConfig({
  testDir: "tests",
  testIgnore: process.env.SCREENS ? [] : "looks.spec.ts",
  outputDir: "test-results",
  workers: 2,
  fullyParallel: true,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 8_000 },
  reporter: [["list"]],
  use: {
    viewport: { width: 1366, height: 768 },
    colorScheme: "dark",
    actionTimeout: 8_000,
    navigationTimeout: 15_000,
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
