import type { Page } from "@playwright/test";
import { expect, open, test } from "../../support/browser/browser";
import { signIn } from "../admin-pages";
import { collectionPath } from "../public-pages";

const PHONE = { width: 390, height: 844 };

/** Where the demo's traveller stands on the cover's picture, as fractions of it. */
const TRAVELLER = { left: 0.654, right: 0.711, top: 0.607, bottom: 0.85 };

const screens = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
  [844, 390],
  [667, 375],
];

test("the cover shows its traveller whole and its title, with nothing over them", async ({
  page,
}) => {
  await open(page, "/");
  for (const [width = 0, height = 0] of screens) {
    await page.setViewportSize({ width, height });
    // A browser takes a frame or two to take the new size in.
    await expect.poll(() => coverFaults(page), `${width} × ${height}`).toEqual([]);
  }
});

/** What of the picture's subject and of the title cannot be seen before anyone scrolls. */
function coverFaults(page: Page) {
  return page.evaluate((subject) => {
    const image = document.querySelector<HTMLImageElement>("main [data-picture] img");
    const title = document.querySelector("main h1");
    if (!image || !title) return ["no picture or no title"];
    // The attributes tell the size: the picture itself is not loaded here.
    const [width, height] = [image, image].map((each, index) =>
      Number(each.getAttribute(index === 0 ? "width" : "height")),
    ) as [number, number];
    const slot = image.getBoundingClientRect();
    const scale = Math.max(slot.width / width, slot.height / height);
    const [x = 50, y = 50] = getComputedStyle(image)
      .objectPosition.split(" ")
      .map(Number.parseFloat);
    const left = slot.left + ((slot.width - width * scale) * x) / 100;
    const top = slot.top + ((slot.height - height * scale) * y) / 100;
    const corners = [subject.left, subject.right].flatMap((across) =>
      [subject.top, subject.bottom].map((down) => ({
        x: left + across * width * scale,
        y: top + down * height * scale,
      })),
    );
    const faults = corners
      .filter(
        (at) =>
          document.elementFromPoint(at.x, at.y)?.closest("[data-picture]") !==
          image.closest("[data-picture]"),
      )
      .map((at) => `the subject is hidden at ${Math.round(at.x)}, ${Math.round(at.y)}`);
    const words = title.getBoundingClientRect();
    const middle = (words.left + words.right) / 2;
    for (const line of [words.top + 5, words.bottom - 5]) {
      const top = document.elementFromPoint(middle, line);
      if (!title.contains(top))
        faults.push(`the title is hidden by ${top?.outerHTML.slice(0, 80)}`);
    }
    return faults;
  }, TRAVELLER);
}

test("the first screen of a phone shows the first item of a list and the beginning of a page @long", async ({
  page,
  site,
}) => {
  await page.setViewportSize(PHONE);
  const firsts: [string, string][] = [
    ["/letters", "#results article"],
    ["/gallery", "#results article"],
    ["/journey", "section[aria-labelledby=overview] p:nth-of-type(1)"],
    [collectionPath(site), "article [data-picture]"],
    ["/letters/delhi-streets-culinary-adventure", "article [data-picture]"],
    ["/journey/srinagar-kashmir", "article [data-picture]"],
  ];
  for (const [path, first] of firsts) {
    await open(page, path);
    await expect(page.locator("main h1"), path).toBeInViewport({ ratio: 1 });
    const item = await page.locator(first).first().boundingBox();
    const bar = await page.getByRole("navigation", { name: "Main pages" }).boundingBox();
    // So much of it that it is seen to be there.
    expect((bar?.y ?? 0) - (item?.y ?? Infinity), path).toBeGreaterThan(100);
  }
});

test("a letter's text begins in the first screen and a half of a phone, its map stands below", async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  for (const slug of ["delhi-streets-culinary-adventure", "the-konkan-line-in-the-rain"]) {
    await open(page, `/letters/${slug}`);
    const text = await page.locator("article .content").boundingBox();
    expect(text?.y ?? Infinity, slug).toBeLessThan(PHONE.height * 1.5);
    const map = await page.locator(".post-road").boundingBox();
    expect(map?.y ?? 0, slug).toBeGreaterThan((text?.y ?? 0) + (text?.height ?? 0));
  }
});

test("the header keeps its margins on a tablet that lies on its side", async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await open(page, "/letters");
  const [start, end] = await page.locator("header > div").evaluate((row) => {
    const parts = [...row.children].map((part) => part.getBoundingClientRect());
    const right = Math.max(...parts.map((part) => part.right));
    const frame = row.getBoundingClientRect();
    return [(parts[0]?.left ?? 0) - frame.left, frame.right - right];
  });
  expect(end).toBeCloseTo(start ?? 0, 0);
});

test("an album shows two photographs a row on a phone, each whole", async ({ page, site }) => {
  await page.setViewportSize(PHONE);
  await open(page, collectionPath(site));
  const photos = await page.locator("section[aria-label=Photos] li a > span:first-child").all();
  const boxes = await Promise.all(photos.slice(0, 4).map((photo) => photo.boundingBox()));
  const rows = boxes.map((box) => Math.round(box?.y ?? 0));
  expect(rows[0]).toBe(rows[1]);
  expect(rows[2]).toBe(rows[3]);
  expect(rows[2]).toBeGreaterThan(rows[0] ?? Infinity);
  expect(boxes[0]?.height).toBeCloseTo(boxes[1]?.height ?? 0, 0);
});

test("where no motion is wanted, a new width and a new theme are there at once", async ({
  page,
}) => {
  await open(page, "/letters");
  const html = page.locator("html");
  await html.evaluate((element) => {
    let begun = 0;
    const count = () => element.setAttribute("data-begun", String(++begun));
    document.addEventListener("transitionrun", count, true);
  });
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(html).toHaveCSS("color-scheme", "dark");
  await expect(html).not.toHaveAttribute("data-begun");
  // Elsewhere the same change is seen to move.
  await page.emulateMedia({ reducedMotion: "no-preference", colorScheme: "light" });
  await expect(html).toHaveAttribute("data-begun");
});

test("in colours of the reader's system the page that is shown is marked, and no other", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "/letters");
  expect(await markedLinks(page, "Main")).toEqual(["Letters"]);
  await signIn(page);
  await open(page, "/admin/posts");
  expect(await markedLinks(page, "Admin")).toEqual(["Blog Posts"]);
});

/** The links of a navigation that have a line below them. */
function markedLinks(page: Page, navigation: string) {
  return page.locator(`header nav[aria-label=${navigation}] a`).evaluateAll((links) => {
    const canvas = getComputedStyle(document.documentElement).backgroundColor;
    return links
      .filter((link) => {
        const { borderBottomColor, borderBottomWidth, textDecorationLine } = getComputedStyle(link);
        const isUnseen = borderBottomColor === canvas || borderBottomColor === "rgba(0, 0, 0, 0)";
        const isLined = borderBottomWidth !== "0px" && !isUnseen;
        return isLined || textDecorationLine === "underline";
      })
      .map((link) => link.textContent);
  });
}
