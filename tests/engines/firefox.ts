import { atEnd } from "../hard/tools";
import { type Driver, type EarlyScripts, FRAME, stepsOf, type Wishes } from "./driver";
import { loadPuppeteer } from "./drivers";

/** What Firefox asks of whoever sent it is nobody's here; and nothing of it calls home. */
const QUIET = {
  "app.normandy.enabled": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "services.settings.server": "data:,#remote-settings-dummy/v1",
};

/** Firefox through WebDriver BiDi, which it speaks itself. */
export async function startFirefox({
  hasScripts,
  theme,
  width,
}: Wishes): Promise<Driver & EarlyScripts> {
  const browser = await loadPuppeteer().launch({
    browser: "firefox",
    executablePath: "/usr/bin/firefox-esr",
    extraPrefsFirefox: {
      ...QUIET,
      "javascript.enabled": hasScripts,
      "layout.css.prefers-color-scheme.content-override": theme === "dark" ? 0 : 1,
      "dom.w3c_touch_events.enabled": 1,
      "ui.prefersReducedMotion": 1,
      // Without scripts a page that comes back from memory tells the driver nothing of it: it is loaded again.
      ...(!hasScripts && { "browser.sessionhistory.max_total_viewers": 0 }),
      // A phone's bars lie over the page.
      "ui.useOverlayScrollbars": width < 768 ? 1 : 0,
    },
  });
  atEnd(() => browser.close());
  const page = await browser.newPage();
  page.on("dialog", (dialog) => dialog.accept());
  return {
    name: (await browser.version()).replace("firefox/", "Firefox "),
    hasTouch: true,
    async goto(url) {
      await page.goto(url).catch((error) => {
        // A page that loads itself anew at this very moment comes in between.
        if (!String(error).includes("interrupted")) throw error;
        return page.goto(url);
      });
    },
    async back() {
      await page.goBack();
    },
    evaluate: (expression) => page.evaluate(expression),
    press: ({ x, y }) => page.mouse.click(x, y),
    tap: ({ x, y }) => page.touchscreen.tap(x, y),
    async drag(from, to, rests) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      for (const { x, y } of stepsOf(from, to)) {
        await page.mouse.move(x, y);
        await page.evaluate(FRAME);
      }
      await rests?.();
      await page.mouse.up();
    },
    async keys(combination) {
      const keys = combination.map((key) => (key === "Space" ? " " : key));
      for (const key of keys) await page.keyboard.down(key);
      for (const key of keys.toReversed()) await page.keyboard.up(key);
    },
    async choose(selector, file) {
      await (await page.$(selector))?.uploadFile(file);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    async forgetCookies() {
      await browser.deleteCookie(...(await browser.cookies()));
    },
    end: () => browser.close(),
    async addEarly(program) {
      await page.evaluateOnNewDocument(program);
    },
  };
}
