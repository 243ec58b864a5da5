import type { Page } from "@playwright/test";

/** How to open a page whose scripts are held back: its `load` event waits for them. */
export const SEEN = { waitUntil: "domcontentloaded" } as const;

/** Holds files of the page back, as a slow line does, its scripts unless told; what it gives lets them go. */
export async function holdFiles(page: Page, files = "**/assets/*.js") {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(files, async (route) => {
    await gate;
    await route.fallback();
  });
  return letGo;
}
