import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** Runs in the page alone, for there is no frame to look into, and says only what is wrong. */
function scanner(page: Page) {
  return new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
}

type Theme = "light" | "dark";

/** What keeps someone from using the open page in this theme, by all rules. */
export async function barriers(page: Page, theme: Theme) {
  return scanIn(theme, page, scanner(page));
}

/** The same in both themes: in the dark one only the colours differ, so only their contrast is measured. */
export async function barriersInBothThemes(page: Page) {
  const light = await barriers(page, "light");
  return [...light, ...(await scanIn("dark", page, scanner(page).withRules("color-contrast")))];
}

/** Colours change at once, so that none is measured half-way. */
async function scanIn(colorScheme: Theme, page: Page, axe: AxeBuilder) {
  await page.addStyleTag({ content: "*, ::before, ::after { transition: none !important }" });
  await page.emulateMedia({ colorScheme });
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${colorScheme}: ${id}: ${node.html.slice(0, 160)} (${node.any[0]?.message ?? ""})`,
    ),
  );
}
