import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

async function barriers(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} (${node.any[0]?.message ?? ""})`),
  );
}

/**
 * Resolves when all colours are what they will be: a transition of a parent's inherited colour starts
 * another in its child, so it is over only when two frames in a row have none.
 */
function colourTransitions(page: Page) {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const running = () => document.getAnimations().some((one) => one instanceof CSSTransition);
    for (let still = 0; still < 2; still = running() ? 0 : still + 1) await frame();
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
