import type { Page } from "@playwright/test";
import { expect, open, test } from "../../support/browser/browser";
import { publicPages } from "../public-pages";

/** What has no use on paper and is there nevertheless. */
function useless(page: Page) {
  const selector =
    "body header:not(main *), body footer:not(main *), nav, button, form, input, select, textarea, summary, dialog, iframe, [data-tiles]";
  return page.evaluate((tools) => {
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    return [...document.querySelectorAll(tools)]
      .filter(shown)
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  }, selector);
}

/** The links whose address the paper does not tell. */
function silentLinks(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("main a[href]:not([href^='#'])")]
      .filter((link) => link.checkVisibility({ visibilityProperty: true }))
      .filter((link) => {
        const { content, display } = getComputedStyle(link, "::after");
        const told = content.replaceAll('"', "").includes(link.getAttribute("href") ?? "?");
        return !told || display === "none";
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
}

/** The pictures that are cut off, by their slot or by the sheet's end. */
function cutPictures(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLImageElement>("main [data-picture] img")]
      .filter((image) => image.checkVisibility())
      .filter((image) => {
        const slot = image.closest<HTMLElement>("[data-picture]");
        if (!slot) return true;
        const { objectFit } = getComputedStyle(image);
        const { breakInside } = getComputedStyle(slot);
        const [inner, outer] = [image.getBoundingClientRect(), slot.getBoundingClientRect()];
        const reachesOut = inner.height > outer.height + 1 || inner.width > outer.width + 1;
        return objectFit !== "contain" || breakInside !== "avoid" || reachesOut;
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );
}

test("every page prints as a page: no tools, pictures whole, links with their address", async ({
  page,
  site,
}) => {
  // As wide as a sheet between its margins.
  await page.setViewportSize({ width: 673, height: 1000 });
  const found: Record<string, unknown> = {};
  for (const { name, path } of publicPages) {
    await page.emulateMedia({ media: "screen", colorScheme: "dark" });
    await open(page, path(site));
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
    await expect.poll(ink, name).toBe("rgb(29, 27, 51)");
    const faults = [await useless(page), await silentLinks(page), await cutPictures(page)];
    if (faults.flat().length > 0) found[name] = faults;
    await expect(page.locator("h1")).toBeVisible();
  }
  expect(found).toEqual({});
});
