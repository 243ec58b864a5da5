import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Runs in the page alone, for there is no frame to look into, and says only what is wrong. */
function scanner(page: Page) {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
}

async function violations(axe: AxeBuilder) {
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} (${node.any[0]?.message ?? ""})`),
  );
}

/**
 * What keeps someone from using the open page: by all rules in the light theme, and in the dark one,
 * where only the colours differ, by their contrast. Colours change at once, so that none is measured
 * half-way.
 */
export async function barriersInBothThemes(page: Page) {
  const light = await barriersIn("light", page, scanner(page));
  const dark = await barriersIn("dark", page, scanner(page).withRules("color-contrast"));
  return [...light, ...dark];
}

/** The same for a page at two widths: the light theme at the one, the dark one at the other. */
export async function barriersAtBothWidths(page: Page) {
  const light = await barriersIn("light", page, scanner(page));
  await page.setViewportSize({ width: 390, height: 844 });
  return [...light, ...(await barriersIn("dark", page, scanner(page)))];
}

async function barriersIn(colorScheme: "light" | "dark", page: Page, axe: AxeBuilder) {
  await page.addStyleTag({ content: "*, ::before, ::after { transition: none !important }" });
  await page.emulateMedia({ colorScheme });
  return (await violations(axe)).map((text) => `${colorScheme}: ${text}`);
}
