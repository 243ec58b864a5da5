import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

async function barriers(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} (${node.any[0]?.message ?? ""})`),
  );
}

/** Resolves when all colours are what they will be. */
function colourTransitions(page: Page) {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map((transition) => transition.finished));
  });
}

/** What keeps someone from using the open page, in the light and in the dark theme. */
export async function barriersInBothThemes(page: Page) {
  const found: string[] = [];
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await colourTransitions(page);
    found.push(...(await barriers(page)).map((text) => `${colorScheme}: ${text}`));
  }
  return found;
}
