import { expect, test } from "../support/browser/browser";
import { chromiumOptions } from "../support/browser/chromium";
import { openTemplate, templates } from "./templates";

/** Goes on after a fault, so that one run tells them all. */
const softly = expect.configure({ soft: true, timeout: 5_000 });

// As a reader sets it in the browser: what is measured by letters, such as a width at which a page changes, follows.
const options = chromiumOptions({ images: false });
const args = [...options.args, "--blink-settings=defaultFontSize=32"];
test.use({ launchOptions: { executablePath: options.executablePath, args } });

for (const template of templates) {
  test(`${template.name} holds letters of twice the size`, async ({ page, site }) => {
    await openTemplate(page, site, template);
    for (const width of [1280, 640, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const sideways = () =>
        page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await softly.poll(sideways, `at ${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
