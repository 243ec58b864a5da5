import { barriers } from "../support/browser/barriers";
import { expect, test } from "../support/browser/browser";
import { openTemplate, templates } from "./templates";

// The gate asks each page once, in one theme at one width; here it is asked at all of them, by all rules.
for (const template of templates) {
  test(`${template.name} has no barrier in any theme at any width`, async ({ page, site }) => {
    await openTemplate(page, site, template);
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      for (const theme of ["light", "dark"] as const) {
        expect.soft(await barriers(page, theme), `at ${width} px`).toEqual([]);
      }
    }
  });
}
