import { expect, test } from "../support/browser/browser";
import { walkByTab } from "./focus-walk";
import { openTemplate, templates } from "./templates";

for (const template of templates) {
  test(`${template.name} shows where the focus is at every stop`, async ({ page, site }) => {
    test.slow();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await openTemplate(page, site, template);
      const { stops, faults } = await walkByTab(page);
      expect(stops).toBeGreaterThan(1);
      expect.soft(faults, `at ${width} px`).toEqual([]);
    }
  });
}
