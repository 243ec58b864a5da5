import type { Page } from "@playwright/test";
import { barriersInBothThemes } from "../../support/browser/barriers";
import { expect, open, test } from "../../support/browser/browser";
import { chromiumOptions } from "../../support/browser/chromium";

test.use({ hasTiles: true, launchOptions: chromiumOptions() });

const TILES = /^https:\/\/tile\.openstreetmap\.org\//;
const MAP_CODE = /\/assets\/(live-map|tiles)-[^/]+\.(js|css)$/;

const liveMap = (page: Page) => page.locator("[data-tiles]");
const place = (page: Page, name: string) =>
  liveMap(page).getByRole("button", { name: new RegExp(`^${name}`) });
const slotOf = (page: Page) => page.locator("figure").filter({ has: page.locator("li[id^=pin-]") });

/** What of the page's own part has moved so far without being asked, and how far. */
function layoutShifts(page: Page) {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & {
            value: number;
            sources: { node?: Element }[];
          })[];
          const names = (sources: { node?: Element }[]) =>
            sources.map(({ node }) => node?.outerHTML?.slice(0, 80)).join(" and ");
          // The header's words widen by a hair when their typeface comes; another test bounds that.
          const own = shifts.filter(({ sources }) =>
            sources.some(({ node }) => !node?.closest?.("header")),
          );
          resolve(own.map(({ value, sources }) => `${value}: ${names(sources)}`));
        }).observe({ type: "layout-shift", buffered: true });
        // Without shifts there is no report.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve([])));
      }),
  );
}

/** Moves these fingers down together, or up when the way is negative. */
async function drag(page: Page, fingers: { x: number; y: number }[], way: number) {
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove", done: number) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: fingers.map(({ x, y }, id) => ({ x, y: y + way * done, id })),
    });
  await touch("touchStart", 0);
  for (const done of [0.2, 0.4, 0.6, 0.8, 1]) await touch("touchMove", done);
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Waits for a flung page to stand: a tap before that only stops it. */
async function pageStands(page: Page) {
  const rests = () =>
    page.evaluate(async () => {
      const from = scrollY;
      await new Promise((resolve) => setTimeout(resolve, 200));
      return scrollY === from;
    });
  await expect.poll(rests).toBe(true);
}

test("the live map comes with tiles when its place is near, and is used without a mouse", async ({
  page,
  site,
}) => {
  const asked: string[] = [];
  const referers = new Set<string | undefined>();
  page.on("request", (request) => {
    if (MAP_CODE.test(request.url())) asked.push(request.url());
    if (TILES.test(request.url())) referers.add(request.headers().referer);
  });
  await open(page, "/");
  await expect(slotOf(page).locator('svg a[href^="#pin-"]').first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await slotOf(page).scrollIntoViewIfNeeded();
  await expect(liveMap(page)).toHaveAttribute("data-tiles", "shown");
  await expect(slotOf(page).locator('svg a[href^="#pin-"]').first()).toBeHidden();
  expect(asked.some((url) => url.endsWith(".css"))).toBe(true);
  expect([...referers]).toEqual([`${site.url}/`]);
  expect(await layoutShifts(page)).toEqual([]);
  await expect(liveMap(page).getByRole("link", { name: "OpenStreetMap" })).toBeVisible();

  // The Tab key goes through the map in travel order, from the start, which is in no cluster.
  await liveMap(page).getByRole("button", { name: "Show where the traveller is" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(place(page, "Dal Lake, Srinagar")).toBeFocused();
  await page.keyboard.press("Enter");
  const popup = page.getByRole("region", { name: "Dal Lake, Srinagar" });
  await expect(popup).toBeFocused();
  for (const text of ["Favorite", "Srinagar, India", "Day one.", "Visited Aug 1, 2025", "Shikara"])
    await expect(popup).toContainText(text);
  await expect(popup.getByRole("img", { name: "5.0 out of 5" })).toBeVisible();
  await expect(popup.getByRole("link", { name: "Read the guide" })).toHaveAttribute(
    "href",
    "/journey/srinagar-kashmir",
  );
  expect(await barriersInBothThemes(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(popup).toBeHidden();
  await expect(place(page, "Dal Lake, Srinagar")).toBeFocused();
  await page.keyboard.press(" ");
  await popup.getByRole("link", { name: "Read the guide" }).click();
  await expect(page).toHaveURL("/journey/srinagar-kashmir");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

/** The middles of these elements, from the corner of the map, by the pin that each stands for. */
async function middles(page: Page, selector: string) {
  const slot = slotOf(page).locator("> div").first();
  const found = await slot.evaluate((frame, wanted) => {
    const origin = frame.getBoundingClientRect();
    return [...frame.querySelectorAll<HTMLElement | SVGElement>(wanted)].map((element) => {
      // A drawn pin takes touches from around its mark, further where no other is near.
      const mark = element.querySelector("circle") ?? element;
      const { x, y, width, height } = mark.getBoundingClientRect();
      const id = element.dataset.pin ?? element.getAttribute("href")?.slice("#pin-".length) ?? "";
      return [id, { x: x - origin.x + width / 2, y: y - origin.y + height / 2 }] as const;
    });
  }, selector);
  return new Map(found);
}

/** The buttons of the live map whose places lie beyond its frame. */
function outside(page: Page) {
  return liveMap(page).evaluate((frame) => {
    const box = frame.getBoundingClientRect();
    return [...frame.querySelectorAll(".leaflet-marker-icon")]
      .filter((mark) => {
        const { left, top, width, height } = mark.getBoundingClientRect();
        const [x, y] = [left + width / 2 - box.left, top + height / 2 - box.top];
        return Math.min(x, y, box.width - x, box.height - y) < 12;
      })
      .map(({ textContent }) => textContent);
  });
}

test("the live map opens on the whole journey, where the drawn one has it @long", async ({
  page,
}) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/journey");
    const drawn = await middles(page, 'svg a[href^="#pin-"]');
    await expect(liveMap(page)).toHaveAttribute("data-tiles", "shown");
    const here = place(page, "Thrissur.*Current Location");
    await expect(here).toBeVisible();
    expect(await outside(page), `${width}`).toEqual([]);
    const live = await middles(page, ".leaflet-marker-icon [data-pin]");
    const current = await here.locator("[data-pin]").getAttribute("data-pin");
    const [from, to] = [drawn.get(current ?? ""), live.get(current ?? "")];
    if (!from || !to) throw new Error("The traveller is not on both maps.");
    expect(Math.hypot(to.x - from.x, to.y - from.y), `${width}`).toBeLessThan(1.5);
  }
});

test("start, here and end have their names on the live map, and its hint covers no pin @long", async ({
  page,
}) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, "/journey");
    await expect(liveMap(page)).toHaveAttribute("data-tiles", "shown");
    for (const name of ["Srinagar", "Thrissur", "Kanyakumari"]) {
      await expect(liveMap(page).locator("[data-pin-name]", { hasText: name })).toBeVisible();
    }
    const hint = liveMap(page).getByText("Click the map to zoom with the wheel").locator("..");
    await expect(hint).toBeVisible();
    const box = await hint.boundingBox();
    const slot = await slotOf(page).locator("> div").first().boundingBox();
    if (!box || !slot) throw new Error("There is no hint.");
    for (const [id, { x, y }] of await middles(page, ".leaflet-marker-icon")) {
      const [left, top] = [box.x - slot.x, box.y - slot.y];
      const isCovered = x > left && x < left + box.width && y > top && y < top + box.height;
      expect(isCovered, `${id} at ${width}`).toBe(false);
    }
  }
});

test("a cluster is of places that lie on each other, and opens onto its first one @long", async ({
  page,
}) => {
  await open(page, "/journey");
  await expect(liveMap(page)).toHaveAttribute("data-tiles", "shown");
  const control = liveMap(page).getByRole("button", { name: "Zoom out" });
  const clusters = liveMap(page).getByRole("button", { name: /^\d+ places: / });
  const before = await clusters.count();
  await control.click();
  await expect.poll(() => clusters.count()).toBeGreaterThan(before);
  await clusters.first().press("Enter");
  await expect(page.locator("[data-pin]:focus-within, .leaflet-marker-icon:focus")).toBeVisible();
});

test("hundreds of places all come onto the map, a few hundred at a time @long", async ({
  page,
}) => {
  const total = 450;
  await page.route("**/map-pins.json", async (route) => {
    const pins = await (await route.fetch()).json();
    const more = Array.from({ length: total - pins.length }, (_, number) => ({
      ...pins[0],
      id: `more-${number}`,
      coordinates: { lat: 10 + (number % 21), lng: 73 + (number % 13) },
    }));
    await route.fulfill({ json: [...pins, ...more] });
  });
  await open(page, "/journey");
  const buttons = page.locator(".leaflet-marker-icon");
  // A cluster begins with the number of its places.
  const shown = async () =>
    (await buttons.allTextContents()).map((text) => Number.parseInt(text, 10) || 1);
  const sum = (numbers: number[]) => numbers.reduce((whole, number) => whole + number, 0);
  await expect.poll(async () => sum(await shown())).toBe(total);
  await expect(place(page, "Thrissur.*Current Location")).toBeVisible();
  const before = (await shown()).length;
  await liveMap(page)
    .getByRole("button", { name: /places: / })
    .first()
    .press("Enter");
  await expect.poll(async () => (await shown()).length).toBeGreaterThan(before);
  expect(sum(await shown())).toBe(total);
  expect(await page.evaluate(() => document.activeElement?.getAttribute("role"))).toBe("button");
});

test("an address that names a pin opens it on the map", async ({ page, site }) => {
  const id = site.value("select id from travel_pins where name like 'Assi Ghat%'");
  await open(page, `/journey#pin-${id}`);
  await expect(page.getByRole("region", { name: /^Assi Ghat/ })).toBeVisible();
});

test("paper has the drawn map, and every picture however far down it waits @long", async ({
  page,
}) => {
  await open(page, "/journey");
  const waiting = () =>
    page.evaluate(() => [...document.images].filter((image) => !image.naturalWidth).length);
  expect(await waiting()).toBeGreaterThan(0);
  await expect(liveMap(page)).toHaveAttribute("data-tiles", "shown");
  const mark = slotOf(page).locator('svg a[href^="#pin-"]').first();
  await expect(mark).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(mark).toBeVisible();
  await expect(liveMap(page)).toBeHidden();
  await expect(slotOf(page).locator("li[id^=pin-]").last()).toBeVisible();
  await expect.poll(waiting).toBe(0);
});

test("the wheel scrolls the page until the map is clicked; the traveller is found @long", async ({
  page,
}) => {
  await open(page, "/journey");
  await expect(liveMap(page)).toHaveAttribute("data-tiles", "shown");
  const container = liveMap(page).locator(".leaflet-container");
  await container.hover({ position: { x: 60, y: 200 } });
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
  const nearer = container.locator('img[src*="/5/"]').first();
  await expect(nearer).toBeHidden();
  await container.click({ position: { x: 60, y: 200 } });
  await page.mouse.wheel(0, -40);
  await expect(nearer).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(200);
  await liveMap(page).getByRole("button", { name: "Show where the traveller is" }).click();
  await expect(liveMap(page).getByRole("status")).toHaveText("The map shows Thrissur.");
  const [here, middle] = await Promise.all([
    place(page, "Thrissur").boundingBox(),
    container.boundingBox(),
  ]);
  expect(
    here && middle && Math.abs(here.x + here.width / 2 - middle.x - middle.width / 2),
  ).toBeLessThan(2);
  await place(page, "Thrissur").click();
  await expect(page.getByRole("region", { name: /^Thrissur/ })).toContainText("Current Location");
});

test("who walks along the drawn map by key is not stopped by the live one @long", async ({
  page,
}) => {
  await open(page, "/journey");
  const marks = slotOf(page).locator('svg a[href^="#pin-"]');
  await marks.first().focus();
  await expect(place(page, "Dal Lake, Srinagar")).toBeAttached();
  await page.keyboard.press("Tab");
  await expect(marks.nth(1)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(marks.nth(2)).toBeFocused();
});

test("a popup stays in the map when the map is zoomed or made narrow @long", async ({ page }) => {
  await open(page, "/journey");
  await expect(liveMap(page)).toHaveAttribute("data-tiles", "shown");
  await place(page, "Thrissur").press("Enter");
  const popup = page.getByRole("region", { name: /^Thrissur/ });
  await expect(popup).toBeFocused();
  const map = liveMap(page).locator(".leaflet-container");
  const box = map.locator(".leaflet-popup-content-wrapper");
  const control = (name: string) => liveMap(page).getByRole("button", { name }).click();
  const ways: [string, () => Promise<void>][] = [
    ["zoom out", () => control("Zoom out")],
    ["zoom out again", () => control("Zoom out")],
    ["zoom in", () => control("Zoom in")],
    ["a phone", () => page.setViewportSize({ width: 390, height: 844 })],
  ];
  for (const [name, go] of ways) {
    await go();
    const isInside = async () => {
      const [inner, outer] = await Promise.all([box.boundingBox(), map.boundingBox()]);
      if (!inner || !outer) return false;
      return (
        inner.y >= outer.y && inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width
      );
    };
    await expect.poll(isInside, name).toBe(true);
  }
});

test("without tiles the land stays in sight and the places work", async ({ page, calm }) => {
  calm.allow(/ERR_FAILED/);
  await page.route(TILES, (route) => route.abort());
  await open(page, "/journey");
  const map = liveMap(page);
  await expect(slotOf(page).locator('svg a[href^="#pin-"]').first()).toBeHidden();
  await expect(map).toHaveAttribute("data-tiles", "none");
  await expect(map.locator(".leaflet-land-pane path")).toBeVisible();
  await expect(map.locator("[data-pin-name]", { hasText: "Varanasi" })).toBeVisible();
  await place(page, "Assi Ghat").click();
  const popup = map.getByRole("region", { name: /^Assi Ghat/ });
  await expect(popup).toBeFocused();
  await popup.getByRole("button", { name: "Close" }).click();
  await expect(place(page, "Assi Ghat")).toBeFocused();
});

test("when the live map cannot be had, the drawn one stays and nobody is told", async ({
  page,
  calm,
}) => {
  calm.allow(/ERR_FAILED|Failed to fetch/);
  await page.route(MAP_CODE, (route) => route.abort());
  const failed = page.waitForEvent("requestfailed", (request) => MAP_CODE.test(request.url()));
  await open(page, "/journey");
  await slotOf(page).scrollIntoViewIfNeeded();
  await failed;
  await expect(slotOf(page).locator('svg a[href^="#pin-"]').first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "The Journey" })).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("one finger scrolls the page, a tap opens a place, and all of India is there", async ({
    page,
  }) => {
    await open(page, "/journey");
    const map = liveMap(page);
    await expect(map).toHaveAttribute("data-tiles", "shown");
    await expect(map.getByText("Two fingers move the map")).toBeVisible();
    await map.evaluate((frame) => {
      const top = frame.getBoundingClientRect().top + scrollY - 150;
      window.scrollTo({ top, behavior: "instant" });
    });
    const stood = await page.evaluate(() => scrollY);
    const slot = await map.boundingBox();
    const marks = await map.locator(".leaflet-marker-icon").all();
    for (const mark of marks) {
      const box = await mark.boundingBox();
      expect(box && slot && box.y >= slot.y && box.y + box.height <= slot.y + slot.height).toBe(
        true,
      );
    }
    const mark = place(page, "Assi Ghat");
    const onPage = () => mark.evaluate((element) => element.getBoundingClientRect().y + scrollY);
    const y = (slot?.y ?? 0) + (slot?.height ?? 0) / 2;
    const [one, two] = [
      { x: 100, y },
      { x: 200, y },
    ];
    const before = await onPage();
    await drag(page, [one, two], 50);
    await expect.poll(onPage).toBeGreaterThan(before + 20);
    expect(await page.evaluate(() => scrollY)).toBe(stood);
    const moved = await onPage();
    await drag(page, [one], -150);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(stood + 100);
    expect(await onPage()).toBeCloseTo(moved, 0);
    await pageStands(page);
    await mark.tap();
    await expect(map.getByRole("region", { name: /^Assi Ghat/ })).toBeFocused();
    await map.getByRole("button", { name: "Close" }).tap();
    for (const name of ["Zoom in", "Zoom out", "Show where the traveller is"]) {
      const size = await map.getByRole("button", { name }).boundingBox();
      expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });
});
