import type { Page } from "@playwright/test";
import axe from "axe-core";

type Theme = "light" | "dark";

/** What keeps someone from using the open page in this theme, by all rules. */
export async function barriers(page: Page, theme: Theme) {
  await showIn(theme, page);
  return scan(page, theme, {});
}

/** The same in both themes: in the dark one only the colours differ, so only their contrast is measured. */
export async function barriersInBothThemes(page: Page) {
  const light = await barriers(page, "light");
  await showIn("dark", page);
  return [...light, ...(await scan(page, "dark", { runOnly: ["color-contrast"] }))];
}

/** Colours change at once, so that none is measured half-way. */
async function showIn(colorScheme: Theme, page: Page) {
  await page.addStyleTag({ content: "*, ::before, ::after { transition: none !important }" });
  await page.emulateMedia({ colorScheme });
}

/** Runs the scanner in the page, once it is there, and says only what is wrong. */
async function scan(page: Page, theme: Theme, options: axe.RunOptions) {
  const isThere = await page.evaluate(() => "axe" in window);
  // Evaluated, not put in as an element: the page's policy allows no script of others.
  if (!isThere) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (asked) => {
    const { axe } = window as Window & { axe?: typeof import("axe-core") };
    return (await axe?.run(document, { ...asked, resultTypes: ["violations"] }))?.violations;
  }, options);
  if (!violations) throw new Error("The scanner is not in the page.");
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${theme}: ${id}: ${node.html.slice(0, 160)} (${node.any[0]?.message ?? ""})`,
    ),
  );
}
