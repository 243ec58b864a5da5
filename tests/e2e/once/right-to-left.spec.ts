import type { Page } from "@playwright/test";
import { expect, test } from "../../support/browser/browser";
import { signIn } from "../admin-pages";

const WORDS = "سفر (2025)!";

/** The texts in Urdu that do not run from the right, with what they stand in. */
function wrongWay(page: Page) {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const wrong: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const around = text.parentElement;
      const words = text.textContent?.trim() ?? "";
      if (!around || !/^[؀-ۿ]/.test(words) || around.closest("svg, script, option, title"))
        continue;
      if (around.closest(".sr-only") || !around.checkVisibility()) continue;
      // Where a line is set by each paragraph's own letters, its box says nothing.
      const { direction, unicodeBidi } = getComputedStyle(around);
      if (direction !== "rtl" && unicodeBidi !== "plaintext") wrong.push(around.outerHTML);
    }
    return wrong;
  });
}

test("what is written from right to left runs so wherever it stands @long", async ({
  page,
  emptySite,
}) => {
  const { url } = emptySite;
  await signIn(page, url);
  const send = async (method: "post" | "put", path: string, data: object) => {
    const answer = await page.request[method](`${url}/api/${path}`, { data });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const place = await send("post", "destinations", {
    name: WORDS,
    description: WORDS,
    state: WORDS,
    region: "North India",
    category: "Cultural",
    highlights: [WORDS],
    activities: [WORDS],
    bestTimeToVisit: WORDS,
    budgetRange: WORDS,
    coordinates: { lat: 31.5, lng: 74.3 },
    isVisible: true,
  });
  const letter = await send("post", "blog-posts", {
    title: WORDS,
    excerpt: WORDS,
    content: WORDS,
    category: "places",
    tags: [WORDS],
    publishedAt: "2025-09-01T10:00:00Z",
    isFeatured: true,
  });
  const album = await send("post", "gallery", {
    title: WORDS,
    description: WORDS,
    location: WORDS,
  });
  await send("put", "journey", { currentLocation: WORDS, currentLocationDescription: WORDS });
  const own = await send("post", "pages", { title: WORDS, content: WORDS, place: "menu" });
  const paths = [
    "/",
    "/journey",
    "/letters",
    "/gallery",
    "/about",
    "/days",
    "/book",
    "/search?q=سفر",
  ];
  paths.push(`/journey/${place.slug}`, `/letters/${letter.slug}`, `/gallery/${album.id}`);
  paths.push(`/${own.slug}`);
  for (const path of paths) {
    expect((await page.goto(url + path))?.status(), path).toBe(200);
    expect.soft(await wrongWay(page), path).toEqual([]);
  }
});
