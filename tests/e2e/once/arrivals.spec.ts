import type { Page } from "@playwright/test";
import { expect, open, test } from "../../support/browser/browser";

const THRISSUR = "/letters/the-drums-of-thrissur";
const DELHI = "/letters/delhi-streets-culinary-adventure";

const MAIN_PAGES = "nav[aria-label^=Main]";

/** A page, and how its link to a place in it or in another page begins. */
const links: [from: string, link: string][] = [
  [THRISSUR, 'a[href^="/journey#pin-"]'],
  [THRISSUR, 'a[href*="#day-"]'],
  [DELHI, 'a[href="#note-1"]'],
  [DELHI, 'a[href="#note-1-from"]'],
  ["/days", 'a[href^="/journey#pin-"]'],
  ["/", 'svg a[href^="#pin-"]'],
  ["/journey", 'a[href="#travel-tips"]'],
  ["/privacy", 'a[href="#cookies-and-local-storage"]'],
  ["/privacy", 'main a[href="/about#contact"]'],
  ["/about", 'a[href="#content"]'],
];

/** What is wrong with where the page has come to; empty when the place that its address names is in sight. */
function wrongAtPlace(page: Page) {
  return page.evaluate(() => {
    const target = document.getElementById(location.hash.slice(1));
    if (!target) return "no such place";
    if (!target.checkVisibility()) return "it is hidden";
    const { top, left, width } = target.getBoundingClientRect();
    if (top >= innerHeight - 56) return `it begins at ${top}, below the window`;
    const seen = document.elementFromPoint(left + width / 2, top + 2);
    const isCovered = !seen || !(target.contains(seen) || seen.contains(target));
    return isCovered ? `it begins at ${top}, covered by ${seen?.tagName}` : "";
  });
}

async function expectArrival(page: Page, hasScripts: boolean) {
  await expect.poll(() => wrongAtPlace(page)).toBe("");
  if (hasScripts) await expect(page.locator(":focus")).toHaveId(new URL(page.url()).hash.slice(1));
}

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

for (const [name, use] of Object.entries({
  "with scripts": {},
  "with scripts on a phone": phone,
  "on a phone without scripts": { ...phone, javaScriptEnabled: false },
})) {
  test.describe(name, () => {
    test.use(use);
    test("a link to a place within a page leads there, each time and after Back @long", async ({
      page,
      hasScripts,
    }) => {
      test.setTimeout(240_000);
      for (const [from, link] of links) {
        await test.step(`${link} on ${from}`, async () => {
          await open(page, from);
          const way = page.locator(link).first();
          await way.focus();
          await page.keyboard.press("Enter");
          await page.waitForURL(/#/);
          await expectArrival(page, hasScripts);
          const place = page.url();
          if (new URL(place).pathname === from) {
            await page.evaluate(() => window.scrollTo(0, 0));
            await way.focus();
            await page.keyboard.press("Enter");
            await expectArrival(page, hasScripts);
          }
          // Pressed by keyboard, it is not scrolled to.
          await page.locator(`${MAIN_PAGES} a[href='/gallery']:visible`).press("Enter");
          // Its address is there before the page is: who goes back at once never left.
          await expect(
            page.getByRole("heading", { level: 1, name: "Photo gallery" }),
          ).toBeVisible();
          await page.goBack();
          await page.waitForURL(place);
          await expectArrival(page, hasScripts);
        });
      }
    });
  });
}

type Held = Window & { heldTasks: (() => void)[] | null };

/** Has React draw nothing but what it must at once, while `heldTasks` is a list: its other work comes by such messages. */
function holdRendering() {
  const { postMessage } = MessagePort.prototype;
  const held = window as unknown as Held;
  held.heldTasks = null;
  MessagePort.prototype.postMessage = function (message: unknown) {
    const send = () => postMessage.call(this, message);
    if (held.heldTasks) held.heldTasks.push(send);
    else send();
  };
}

test("Back from a page that was not drawn yet leads to the place as well @long", async ({
  page,
}) => {
  await page.addInitScript(holdRendering);
  await open(page, "/days");
  const way = page.locator('a[href^="/journey#pin-"]').first();
  await way.focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/#/);
  await expectArrival(page, true);
  const place = page.url();
  await page.evaluate(() => {
    (window as unknown as Held).heldTasks = [];
  });
  await page.locator(`${MAIN_PAGES} a[href='/gallery']:visible`).press("Enter");
  await page.waitForURL("/gallery");
  const back = page.waitForResponse(/journey\.data/);
  await page.goBack();
  await (await back).finished();
  expect(page.url()).toBe(place);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("The Journey");
  await page.evaluate(() => {
    const held = window as unknown as Held;
    const tasks = held.heldTasks ?? [];
    held.heldTasks = null;
    for (const send of tasks) send();
  });
  await expectArrival(page, true);
});

test("Back from a jump within a page leads to where the page stood", async ({ page }) => {
  await open(page, "/privacy");
  await page.evaluate(() => window.scrollTo(0, 150));
  await page.locator('a[href="#cookies-and-local-storage"]').click();
  await expectArrival(page, true);
  await page.locator('a[href="#your-rights"]').click();
  await expectArrival(page, true);
  await page.goBack();
  await expectArrival(page, true);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(150);
});

test("the live map shows the place that the address names, whose entry has the focus", async ({
  page,
}) => {
  await open(page, THRISSUR);
  await page.getByRole("link", { name: "On the map" }).click();
  await expect(page.getByRole("region", { name: "Thrissur" })).toBeVisible();
  await expect(page.locator("li:focus")).toContainText("Thrissur");
});
