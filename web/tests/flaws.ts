// What is wrong with a screen for those who see little or nothing of it.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type Axe = { run: (on: Element | Document, options: object) => Promise<AxeResults> };

/** What is wrong with a screen in words, nothing that is only moderate: all rules in the dark, colours in the light too. */
export async function flaws(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const found: string[] = [];
    const { axe } = window as unknown as { axe: Axe };
    const still = new CSSStyleSheet();
    still.replaceSync("*, ::before, ::after { transition: none !important; animation: none !important }");
    document.adoptedStyleSheets = [still];
    const top = [...document.querySelectorAll("dialog[open], [popover]:popover-open")].at(-1);
    for (const theme of ["dark", "light"]) {
      document.documentElement.dataset.theme = theme;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const options = theme === "light" ? { runOnly: ["color-contrast"] } : {};
      const { violations } = await axe.run(top ?? document, { resultTypes: ["violations"], ...options });
      for (const { id, impact, nodes } of violations)
        if (impact === "serious" || impact === "critical")
          for (const node of nodes)
            found.push(`${theme} ${id}: ${node.target.join(" ")}: ${node.any[0]?.message ?? node.html}`);
    }
    return found;
  });
}
