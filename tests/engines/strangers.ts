import { createHash } from "node:crypto";
import { actAsExtensions, type Strangers } from "../support/browser/strangers";
import type { Page } from "./page";
import type { Task } from "./task";

type ExtendedWindow = Window & { strangers: Strangers; lines: string[] };

const contact = { Name: "Asha", Email: "asha@example.com", Message: "Does the night train run?" };

const pages: { path: string; entered?: Record<string, string> }[] = [
  { path: "/about", entered: contact },
  { path: "/", entered: { "Email address": "asha@example.com" } },
  { path: "/letters" },
  { path: "/letters/night-bus-to-amritsar" },
  { path: "/journey" },
  { path: "/gallery" },
  { path: "/newsletter", entered: { "Email address": "asha@example.com" } },
  { path: "/admin", entered: { Username: "asha", Password: "a secret" } },
];

/** Before all else in a page: what it writes to its console is counted. */
function listen() {
  const lines: string[] = [];
  Object.assign(window, { lines });
  const { error } = console;
  console.error = (...said: unknown[]) => {
    lines.push(said.map(String).join(" "));
    error.apply(console, said);
  };
  addEventListener("error", ({ message }) => lines.push(message));
}

/** What the page's theme and the strangers' elements have come to. */
function look() {
  const { strangers, lines } = window as unknown as ExtendedWindow;
  const { head, body, documentElement } = document;
  const places: (Element | null)[] = [head, body, documentElement];
  return {
    isDark: documentElement.classList.contains("dark"),
    edges: strangers.elements.filter((one) => places.includes(one.parentElement)).length,
    lines,
  };
}

/** The program that acts as extensions and a password manager do, at this moment of the page's life. */
export function strangerProgram(moment: "once it is parsed" | "while it wakes") {
  const named = "const __name = (named) => named;";
  const program = `(() => { ${named} (${listen})(); (${actAsExtensions})(${JSON.stringify(moment)}); })();`;
  const hash = `sha256-${createHash("sha256").update(program).digest("base64")}`;
  return { program, hash };
}

async function stays(page: Page, path: string, entered: Record<string, string>) {
  // Whoever comes is nobody that the site knows.
  await page.driver.forgetCookies();
  await page.open(path);
  for (const [label, value] of Object.entries(entered)) await page.fill(label, value);
  const found = await page.evaluate(look);
  const faults: string[] = [];
  if (!found.isDark) faults.push("its theme is gone");
  if (found.edges !== 6) faults.push(`${found.edges} of 6 strangers at its edges`);
  // What others changed before it woke, React draws anew, and says so.
  const lines = found.lines.filter((line) => !/React error #4(18|23|25)/.test(line));
  if (lines.length > 0) faults.push(`${lines.length} lines: ${lines[0]}`);
  for (const [label, value] of Object.entries(entered)) {
    if ((await page.valueOf(label)) !== value) faults.push(`${label} lost its words`);
  }
  if (await page.count("button[data-theme-switch]")) {
    await page.press("button[data-theme-switch]");
    const isLight = () => document.documentElement.classList.contains("light");
    await page.holds("the theme can be switched", isLight);
  }
  if (faults.length > 0) throw new Error(faults.join(", "));
}

export const strangerTasks: Task[] = pages.map(({ path, entered = {} }) => ({
  name: `${path} keeps what was entered under extensions`,
  needsScripts: true,
  run: (page) => stays(page, path, entered),
}));
