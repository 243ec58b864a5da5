import { expect, test } from "../../support/browser/browser";
import { signIn } from "../admin-pages";

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

for (const reducedMotion of ["no-preference", "reduce"] as const) {
  test(`a press below a hint that closes is not lost (motion: ${reducedMotion})`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({
      ...phone,
      reducedMotion,
      javaScriptEnabled: false,
      baseURL: site.url,
    });
    const page = await context.newPage();
    await signIn(page);
    await page.goto("/admin/posts/new");
    await page.getByLabel(/^Content/).fill("Fog until ten.");
    await expect(page.locator(".hint").filter({ visible: true })).toHaveCount(1);
    await page.getByRole("button", { name: "Preview", exact: true }).click();
    await expect(page.locator("details .content")).toHaveText("Fog until ten.");
    await context.close();
  });
}
