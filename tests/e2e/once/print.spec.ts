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

/** The links whose address the paper does not tell, or tells by the number of a record. */
function silentLinks(page: Page) {
  const quiet = "[data-enlarge], [href^='/'][href*='?']";
  return page.evaluate(
    (untold) =>
      [...document.querySelectorAll(`main a[href]:not([href^='#'], ${untold})`)]
        .filter((link) => link.checkVisibility({ visibilityProperty: true }))
        .filter((link) => !link.closest(".post-road, .days-photos"))
        .filter((link) => {
          const { content, display } = getComputedStyle(link, "::after");
          const href = link.getAttribute("href") ?? "?";
          const told = href.replace(/^(\/gallery)\/.*|^(\/journey)#.*/, "$1$2");
          const isTold = content.replaceAll('"', "").includes(told);
          return !isTold || display === "none" || /[0-9a-f]{8}-[0-9a-f]{4}-/.test(content);
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    quiet,
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

test("every page prints as a page: no tools, pictures whole, links with their address @long", async ({
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

/** How many words each page of a PDF has is not to be read without a program; how many pages it has is. */
function pagesOf(pdf: Buffer) {
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

test("the book and a letter come to paper: no number of a record, no last sheet of a few lines @long", async ({
  page,
}) => {
  // The book has no scripts that would take over.
  await page.goto("/book");
  // Each of its texts has a page of its own.
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  await page.getByRole("link", { name: "A5 for print" }).click();
  await expect(page).toHaveURL("/book?size=a5");
  await page.emulateMedia({ media: "print" });
  const told = await page.evaluate(() => {
    const links = [...document.querySelectorAll("main a")];
    const afters = links.map((link) => getComputedStyle(link, "::after").content);
    const endings = [...document.querySelectorAll(".content")].map((text) => {
      const [last, before] = [text.lastElementChild, text.lastElementChild?.previousElementSibling];
      const { breakBefore, breakInside } = getComputedStyle(last ?? text);
      return `${breakBefore} ${breakInside} ${before ? getComputedStyle(before).widows : ""}`;
    });
    return { afters: afters.join(), endings: [...new Set(endings)] };
  });
  expect(told.afters).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
  expect(told.endings).toEqual(["avoid avoid 6"]);
  const book = await page.pdf({ preferCSSPageSize: true });
  expect(book.toString("latin1")).toMatch(/MediaBox\s*\[0 0 4(19|20)/);
  expect(pagesOf(book)).toBeGreaterThan(60);
  await page.locator(".book-colophon").evaluate((colophon) => colophon.remove());
  const withoutIt = await page.pdf({ preferCSSPageSize: true });
  expect(pagesOf(book), "the colophon has no sheet of its own").toBe(pagesOf(withoutIt));
  await open(page, "/letters/delhi-streets-culinary-adventure");
  expect(pagesOf(await page.pdf({ format: "A4" }))).toBeLessThanOrEqual(6);
});

test("a letter's initial is of one size with its word on paper, where it would come to another sheet", async ({
  page,
}) => {
  await open(page, "/letters/delhi-streets-culinary-adventure");
  const floats = () =>
    page.evaluate(() => {
      const [first] = document.querySelectorAll(".content-cap > p");
      return first ? getComputedStyle(first, "::first-letter").float : "no letter";
    });
  expect(await floats()).toBe("left");
  await page.emulateMedia({ media: "print" });
  expect(await floats()).toBe("none");
});
