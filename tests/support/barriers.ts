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
  await page.addStyleTag({ content: "*, ::before, ::after { transition: none !important }" });
  await page.emulateMedia({ colorScheme: "light" });
  const light = await violations(scanner(page));
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = await violations(scanner(page).withRules("color-contrast"));
  return [...light.map((text) => `light: ${text}`), ...dark.map((text) => `dark: ${text}`)];
}
