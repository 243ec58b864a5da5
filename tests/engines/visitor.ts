import type { Task } from "./task";

const ALBUM = "select id from gallery_collections where title like 'Kashmir%'";

/** An address that nobody else has given in this run. */
let readers = 0;
function newReader() {
  readers += 1;
  return `reader-${readers}@example.com`;
}

const hasLiveMap = () => document.querySelector("[data-tiles=shown]") !== null;
const isControlled = () => Boolean(navigator.serviceWorker?.controller);

export const visitorTasks: Task[] = [
  {
    name: "from home to a letter",
    async run(page) {
      await page.open("/");
      await page.sees("Six months overland");
      await page.press("main a[href^='/letters/']");
      await page.isAt(/^\/letters\/./);
      await page.holds("the letter has its heading", () =>
        document.querySelector("article h1, main h1"),
      );
      await page.sees("min read");
    },
  },
  {
    name: "the map, drawn and live",
    async run(page) {
      await page.open("/journey");
      await page.holds("the drawn map has its pins", () =>
        document.querySelector("main svg a[href^='#pin-']"),
      );
      if (!page.hasScripts) {
        await page.press("main svg a[href^='#pin-']");
        await page.isAt(/#pin-/);
        return;
      }
      await page.evaluate(() =>
        document.querySelector("figure:has(li[id^=pin-])")?.scrollIntoView(),
      );
      await page.holds("the live map has its tiles", hasLiveMap);
      await page.press("[data-tiles] .leaflet-marker-icon:has([data-pin])");
      await page.holds("a pin tells of itself", () =>
        document.querySelector("[data-tiles] .leaflet-popup"),
      );
    },
  },
  {
    name: "photographs by key and by touch",
    async run(page, stage) {
      const path = `/gallery/${stage.value(ALBUM)}`;
      await page.open(path);
      await page.press("#photos li:nth-child(3) a[href*='/photos/']");
      await page.isAt(/\/photos\//);
      if (!page.hasScripts) return page.sees("Kashmir: Lakes and Orchards");
      const says = (words: string) =>
        document.querySelector("[role=dialog] [role=status]")?.textContent?.startsWith(words);
      await page.holds("the third photo is open", says, "Photo 3 of 10");
      await page.keys("ArrowRight");
      await page.holds("the fourth is", says, "Photo 4 of 10");
      const width = await page.evaluate(() => innerWidth);
      await page.driver.drag({ x: 0.2 * width, y: 400 }, { x: 0.9 * width, y: 405 });
      await page.holds("a finger or the mouse leads back", says, "Photo 3 of 10");
      if (page.driver.hasTouch) await page.tap("[role=dialog] button", "Next");
      else await page.press("[role=dialog] button", "Next");
      await page.holds("the button leads on", says, "Photo 4 of 10");
      await page.keys("Escape");
      await page.holds("it is closed", () => !document.querySelector("[role=dialog]"));
      await page.isAt(/^\/gallery\/[^/]+$/);
    },
  },
  {
    name: "search",
    async run(page) {
      await page.open("/search");
      await page.press("main input[type=search]");
      await page.type("night bus");
      await page.keys("Enter");
      await page.isAt(/q=night/);
      await page.sees("Night Bus to Amritsar", "main");
    },
  },
  {
    name: "subscribe and confirm",
    async run(page, stage) {
      const address = newReader();
      await page.open("/newsletter");
      await page.press("main input[type=email]");
      await page.type(address);
      await page.press("main button", "Subscribe");
      await page.sees("Please confirm in the mail we sent you.");
      const path = /\/newsletter\/confirm\/[\w-]+/.exec(await stage.mailTo(address))?.[0];
      await page.open(String(path));
      await page.press("main button", "Subscribe");
      await page.sees("You are subscribed");
    },
  },
  {
    name: "a message, after its errors",
    async run(page, stage) {
      await page.open("/about");
      await page.fill("Name", "Asha");
      await page.fill("Email", "asha@");
      await page.fill("Message", "Is the night train running in December?");
      await page.fill("Subject", "General Question");
      await page.press("main button", "Send Message");
      await page.sees("Enter a valid email address");
      if ((await page.valueOf("Message")) === "") throw new Error("The message is gone.");
      await page.fill("Email", "asha@example.com");
      await page.press("main button", "Send Message");
      await page.sees("Message sent successfully!");
      if (stage.count("contact_messages where email = 'asha@example.com'") < 1) {
        throw new Error("The message did not arrive.");
      }
    },
  },
  {
    name: "the theme is switched and stays",
    needsScripts: true,
    async run(page) {
      await page.open("/about");
      const ink = () => getComputedStyle(document.body).color;
      const before = await page.evaluate(ink);
      await page.press("button[data-theme-switch]");
      const hasChanged = (was: string) => getComputedStyle(document.body).color !== was;
      await page.holds("the page has other colours", hasChanged, before);
      await page.open("/letters");
      await page.holds("the next page has them, too", hasChanged, before);
      await page.evaluate(() => localStorage.removeItem("theme"));
    },
  },
  {
    name: "kept pages are read without a line",
    needsScripts: true,
    async run(page, { line }) {
      await page.open("/");
      if (!(await page.evaluate(() => "serviceWorker" in navigator))) {
        throw new Error("This browser has no service workers.");
      }
      await page.holds("the worker has the page", isControlled);
      const path = "/letters/night-bus-to-amritsar";
      await page.open(path);
      await page.holds("the letter is kept", async (at) => Boolean(await caches.match(at)), path);
      await line.without(async () => {
        await page.open(path);
        await page.sees("Kept copy from");
        await page.open("/letters/first-light-on-dal-lake");
        await page.sees("no copy of /letters/first-light-on-dal-lake");
      });
    },
  },
  {
    name: "no offer to install where there is none",
    async run(page) {
      await page.open("/");
      const offered = () =>
        [...document.querySelectorAll("button, a")].some(
          (one) => one.checkVisibility() && /install/i.test(one.textContent ?? ""),
        );
      if (await page.evaluate(offered)) throw new Error("The page offers to be installed.");
    },
  },
  {
    name: "the journey day by day",
    async run(page) {
      await page.open("/journey");
      await page.press("a", "Start with day 1");
      await page.isAt(/^\/days/);
      await page.open("/journey?on=2025-09-14");
      await page.press("a", "15 September");
      await page.sees("15 September 2025");
    },
  },
  {
    name: "the book for paper",
    async run(page) {
      await page.open("/book");
      await page.press("a", "A5 for print");
      await page.isAt(/size=a5/);
      await page.holds(
        "it has its letters",
        () => document.querySelectorAll("main h2").length > 10,
      );
    },
  },
  {
    name: "back to where one was",
    async run(page) {
      await page.open("/letters");
      const link = ["main a[href^='/letters/']", "Night Bus to Amritsar"] as const;
      await page.spot([...link]);
      const place = await page.evaluate(() => scrollY);
      if (place === 0) throw new Error("The link stands at the top already.");
      await page.press(...link);
      await page.isAt(/^\/letters\/./);
      await page.back();
      await page.isAt(/^\/letters$/);
      await page.holds("the page is where it was", (was) => Math.abs(scrollY - was) < 50, place);
    },
  },
];
