import type { Page } from "@playwright/test";

/** Holds the page's scripts back, as a slow line does; what it gives lets them go. */
export async function holdScripts(page: Page) {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}
