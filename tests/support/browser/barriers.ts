import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";

type Theme = "light" | "dark";

/** Half as long as the one that is to be read, and a page takes it in twice as fast. */
const SCANNER = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** No rule that runs reads style sheets, and fetching them all anew takes a third of its time. */
const QUICKLY: axe.RunOptions = { resultTypes: ["violations"], preload: { assets: ["media"] } };

/** What keeps someone from using the open page in this theme, by all rules. */
export async function barriers(page: Page, theme: Theme) {
  await showIn(theme, page);
  return scan(page, theme, {});
}

/** The same in both themes: in the dark one only the colours differ, so only their contrast is measured. */
export async function barriersInBothThemes(page: Page) {
  const light = await barriers(page, "light");
  await showIn("dark", page);
  return [...light, ...(await scan(page, "dark", { runOnly: ["color-contrast"] }))];
}

/** Colours change at once, so that none is measured half-way. */
async function showIn(colorScheme: Theme, page: Page) {
  await page.addStyleTag({ content: "*, ::before, ::after { transition: none !important }" });
  await page.emulateMedia({ colorScheme });
}

type Colour = { r: number; g: number; b: number; alpha: number };
type Parser = { parseString(this: Colour, text: string): Colour };

/** A page has few colours and many places: reading each anew takes a fifth of the scanner's time. */
function readColoursOnce() {
  const { axe } = window as Window & {
    axe?: { commons: { color: { Color: { prototype: Parser } } } };
  };
  const parser = axe?.commons.color.Color.prototype;
  if (!parser) return;
  const read = parser.parseString;
  const known = new Map<string, Colour>();
  parser.parseString = function (text) {
    const { r, g, b, alpha } = known.get(text) ?? read.call(this, text);
    known.set(text, { r, g, b, alpha });
    return Object.assign(this, { r, g, b, alpha });
  };
}

/** Runs the scanner in the page, once it is there, and says only what is wrong. */
async function scan(page: Page, theme: Theme, options: axe.RunOptions) {
  const isThere = await page.evaluate(() => "axe" in window);
  // Evaluated, not put in as an element: the page's policy allows no script of others.
  if (!isThere) {
    await page.evaluate(SCANNER);
    await page.evaluate(readColoursOnce);
  }
  const violations = await page.evaluate(
    async (asked) => {
      const { axe } = window as Window & { axe?: typeof import("axe-core") };
      return (await axe?.run(document, asked))?.violations;
    },
    { ...QUICKLY, ...options },
  );
  if (!violations) throw new Error("The scanner is not in the page.");
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${theme}: ${id}: ${node.html.slice(0, 160)} (${node.any[0]?.message ?? ""})`,
    ),
  );
}
