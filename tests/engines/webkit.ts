import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { atEnd, freePort, temporaryFolder, until } from "../hard/tools";
import { type Driver, FRAME, type Point, stepsOf, type Wishes } from "./driver";
import { loadSelenium } from "./drivers";

const MINI_BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

/** The keys that have no character, by WebDriver's names for them. */
const NAMED_KEYS: Record<string, string> = {
  Control: "CONTROL",
  Shift: "SHIFT",
  Alt: "ALT",
  Enter: "ENTER",
  Tab: "TAB",
  Escape: "ESCAPE",
  Backspace: "BACK_SPACE",
  Delete: "DELETE",
  Home: "HOME",
  End: "END",
  Space: "SPACE",
  PageDown: "PAGE_DOWN",
  ArrowLeft: "ARROW_LEFT",
  ArrowRight: "ARROW_RIGHT",
  ArrowUp: "ARROW_UP",
  ArrowDown: "ARROW_DOWN",
};

/** The bar of its window is wider than a phone; without its margins it is not. */
const NARROW_BAR = `button, entry, box, box * { padding: 0; margin: 0; min-width: 0; border: none }
entry { font-size: 1px }`;

let display: Promise<string> | undefined;

/** A screen that nobody sees, one for all; its name. */
async function startScreen() {
  const options = ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
  const screen = spawn("Xvfb", options, { stdio: ["ignore", "ignore", "ignore", "pipe"] });
  process.once("exit", () => screen.kill());
  const [name] = await once(screen.stdio[3] as Readable, "data");
  return `:${String(name).trim()}`;
}

function startService(port: number, theme: Wishes["theme"], screen: string) {
  const home = temporaryFolder("webkit");
  mkdirSync(join(home, "config/gtk-3.0"), { recursive: true });
  writeFileSync(join(home, "config/gtk-3.0/gtk.css"), NARROW_BAR);
  const service = spawn("WebKitWebDriver", [`--port=${port}`], {
    detached: true,
    stdio: "ignore",
    env: {
      ...process.env,
      HOME: home,
      XDG_CONFIG_HOME: join(home, "config"),
      XDG_DATA_HOME: join(home, "data"),
      XDG_CACHE_HOME: join(home, "cache"),
      DISPLAY: screen,
      GTK_THEME: theme === "dark" ? "Adwaita:dark" : "Adwaita",
      NO_AT_BRIDGE: "1",
    },
  });
  atEnd(() => endGroup(service));
}

/** The service and the browsers that it has started. */
function endGroup({ pid, exitCode }: ChildProcess) {
  if (pid && exitCode === null) process.kill(-pid);
}

function version() {
  const status = execFileSync("dpkg", ["--status", "libwebkit2gtk-4.1-0"], { encoding: "utf8" });
  return /^Version: ([\d.]+)/m.exec(status)?.[1] ?? "of an unknown version";
}

function rounded({ x, y }: Point) {
  return { x: Math.round(x), y: Math.round(y), origin: "viewport" };
}

/** WebKitGTK's small browser through WebDriver, on a screen that nobody sees. */
export async function startWebKit({ hasScripts, theme }: Wishes): Promise<Driver> {
  const { Builder, By, Capabilities, Key } = loadSelenium();
  display ??= startScreen();
  const screen = await display;
  const port = await freePort();
  startService(port, theme, screen);
  const server = `http://127.0.0.1:${port}`;
  await until("WebKitWebDriver answers", async () => (await fetch(`${server}/status`)).ok);
  const args = ["--automation", ...(hasScripts ? [] : ["--enable-javascript=false"])];
  const capabilities = new Capabilities({
    browserName: "MiniBrowser",
    unhandledPromptBehavior: "accept",
    "webkitgtk:browserOptions": { binary: MINI_BROWSER, args },
  });
  const browser = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  atEnd(() => browser.quit().catch(() => {}));
  const pointer = () => browser.actions({ async: true });
  return {
    name: `WebKitGTK ${version()}`,
    hasTouch: false,
    goto: (url) => browser.get(url),
    back: () => browser.navigate().back(),
    evaluate: (expression) => browser.executeScript(`return (${expression});`),
    async press(at) {
      await pointer()
        .move({ ...rounded(at), duration: 0 })
        .press()
        .release()
        .perform();
    },
    tap: () => Promise.reject(new Error("This engine's driver knows no touch.")),
    async drag(from, to, rests) {
      await pointer()
        .move({ ...rounded(from), duration: 0 })
        .press()
        .perform();
      for (const at of stepsOf(from, to)) {
        await pointer()
          .move({ ...rounded(at), duration: 0 })
          .perform();
        await browser.executeScript(`return ${FRAME};`);
      }
      await rests?.();
      await pointer().release().perform();
    },
    async keys(combination) {
      const keys = combination.map((key) => Key[NAMED_KEYS[key] ?? ""] ?? key);
      const actions = pointer();
      for (const key of keys) actions.keyDown(key);
      for (const key of keys.toReversed()) actions.keyUp(key);
      await actions.perform();
    },
    choose: (selector, file) => browser.findElement(By.css(selector)).sendKeys(file),
    async resize(width, height) {
      const window = browser.manage().window();
      // The window has its bar as well: how high that is shows in what is left for the page.
      await window.setRect({ x: 0, y: 0, width, height });
      const inner = (await browser.executeScript("return innerHeight")) as number;
      await window.setRect({ x: 0, y: 0, width, height: 2 * height - inner });
    },
    screenshot: async () => Buffer.from(await browser.takeScreenshot(), "base64"),
    forgetCookies: () => browser.manage().deleteAllCookies(),
    end: () => browser.quit(),
  };
}
