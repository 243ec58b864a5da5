import type { Page } from "@playwright/test";

const LATE_MS = 1_500;

/** Has these typefaces come late: tells how many were asked for, and by how much the page has shifted so far. */
export async function bringLate(page: Page, typefaces: string | RegExp) {
  let held = 0;
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, {
          shifted: Reflect.get(window, "shifted") + Reflect.get(entry, "value"),
        });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.route(typefaces, async (route) => {
    held += 1;
    await new Promise((resolve) => setTimeout(resolve, LATE_MS));
    await route.continue();
  });
  return {
    held: () => held,
    shifted: () => page.evaluate<number>(() => Reflect.get(window, "shifted")),
  };
}
