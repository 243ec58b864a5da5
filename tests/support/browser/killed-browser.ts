import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chromium } from "@playwright/test";
import { chromiumOptions } from "./chromium";

type Cookies = { name: string; value: string; url: string }[];

/** A browser in a process group of its own, whose profile outlives it. */
export async function startBrowser(profile: string, cookies: Cookies) {
  const { executablePath, args } = chromiumOptions({ images: false });
  const own = ["--headless", "--remote-debugging-port=0", `--user-data-dir=${profile}`];
  const child = spawn(executablePath, [...args, ...own], { detached: true });
  const killGroup = () => process.kill(-Number(child.pid), "SIGKILL");
  // A test that fails does not come to its end, and the group would outlive its worker.
  process.once("exit", killGroup);
  child.once("exit", () => process.off("exit", killGroup));
  const browser = await chromium.connectOverCDP(await addressOf(child));
  const context = browser.contexts()[0];
  if (!context) throw new Error("The browser has no context.");
  await context.addCookies(cookies);
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on("pageerror", ({ message }) => troubles.push(message));
  page.on("requestfailed", (request) =>
    troubles.push(`${request.failure()?.errorText}: ${request.url()}`),
  );
  return {
    context,
    page,
    /** What went wrong in its page: what a killed browser has left behind may be of no use to the next one. */
    troubles,
    async kill() {
      const ended = once(child, "exit");
      killGroup();
      await ended;
      await browser.close().catch(() => {});
    },
  };
}

/** Where the browser takes orders; it says so once it runs. */
async function addressOf(child: ChildProcess) {
  let output = "";
  for await (const part of child.stderr ?? []) {
    output += part;
    const address = /DevTools listening on (ws:\S+)/.exec(output)?.[1];
    if (address) return address;
  }
  throw new Error(`The browser did not start: ${output}`);
}

/** What signing in without a browser has given, for one. */
export function sessionCookies(cookie: string, url: string): Cookies {
  return cookie.split("; ").map((one) => {
    const [name = ""] = one.split("=", 1);
    return { name, value: one.slice(name.length + 1), url };
  });
}
