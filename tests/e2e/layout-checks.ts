import type { Locator, Page } from "@playwright/test";
import { expect } from "../support/browser/browser";

const WIDTHS = [1440, 1024, 768, 390, 320];
const HEIGHT_PX = 844;

/** Goes on after a fault, so that one run tells them all. */
const softly = expect.configure({ soft: true });

type Look = (width: number) => Promise<void>;

/**
 * Resizes the open page instead of loading it anew, and holds it against every width: what is on it fits, and up to
 * a tablet's width a finger meets its targets. `look` sees it at each width, too.
 */
export async function expectFit(page: Page, look?: Look) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT_PX });
    // A browser takes a frame or two to take the new size in.
    await softly.poll(() => misfits(page), `at ${width} px`).toEqual([]);
    if (width < 768) await softly.poll(() => smallTargets(page), `at ${width} px`).toEqual([]);
    await look?.(width);
  }
}

/**
 * What leaves the box that it stands in, and how far the page scrolls sideways; nothing when all fits. Where a dialog
 * is open, the page behind it is left to the address that has it in front.
 */
function misfits(page: Page) {
  return page.evaluate(() => {
    const EDGE_PX = 8;
    const found = new Set<string>();
    const seen = document.querySelector("dialog:modal") ?? document.body;
    const range = document.createRange();
    const sideways = document.documentElement.scrollWidth - window.innerWidth;
    if (sideways > 0) found.add(`the page scrolls sideways by ${sideways} px`);
    const texts = document.createTreeWalker(seen, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      const words = text.textContent?.trim();
      if (!parent || !words) continue;
      // Text keeps away from the edge of a card; elsewhere it may touch the edge of its box.
      const box = parent.closest(".rounded-card, button, a, summary, main, header, footer");
      if (!box) continue;
      const { left, right } = box.getBoundingClientRect();
      const edge = box.matches(".rounded-card") ? EDGE_PX : -1;
      range.selectNodeContents(text);
      const over = [...range.getClientRects()]
        .map((line) => Math.max(line.right - (right - edge), left + edge - line.left))
        .filter((px) => px > 0);
      // Asked last, of the few that leave their box: styles cost more than places.
      if (over.length === 0 || !isSeen(parent) || isCutOff(parent, box)) continue;
      for (const px of over) found.add(`${Math.round(px)} px too far: ${words.slice(0, 40)}`);
    }
    return [...found];

    function isSeen(element: Element) {
      const isWords = !element.closest("svg, script, style, option, [aria-hidden=true]");
      return isWords && element.checkVisibility({ visibilityProperty: true });
    }

    /** Whether it is for ears only, or something inside the box cuts or scrolls it on purpose. */
    function isCutOff(element: Element, box: Element) {
      for (let up: Element | null = element; up; up = up.parentElement) {
        if (up instanceof HTMLElement && up.offsetWidth <= 1 && up.offsetHeight <= 1) return true;
        if (up === box) return false;
        const { display, overflowX } = getComputedStyle(up);
        if (display !== "inline" && overflowX !== "visible") return true;
      }
      return false;
    }
  });
}

/** What can be pressed and is smaller than 44 px; links in running text are as large as their words. */
function smallTargets(page: Page) {
  return page.evaluate(() => {
    const TARGET_PX = 44;
    const controls = "a[href], button, summary, select, textarea, input:not([type=hidden])";
    const seen = document.querySelector("dialog:modal") ?? document.body;
    return [...seen.querySelectorAll(controls)]
      .filter((control) => !control.closest("[aria-hidden=true], .content"))
      .map((control) => ({ control, ...sizeOf(control) }))
      .filter(({ width, height }) => Math.min(width, height) < TARGET_PX - 0.5)
      .filter(({ control }) => control.checkVisibility({ visibilityProperty: true }))
      .filter(({ control }) => !isForEars(control) && !isInText(control))
      .filter(({ control }) => !(control instanceof SVGElement))
      .map(
        ({ control, width, height }) => `${width} × ${height} ${control.outerHTML.slice(0, 90)}`,
      );

    function isForEars(control: Element) {
      const { width, height } = control.getBoundingClientRect();
      return width <= 1 || height <= 1 || control.getBoundingClientRect().bottom < -window.scrollY;
    }

    function isInText(control: Element) {
      const words = control.parentElement?.textContent?.trim() ?? "";
      const own = control.textContent?.trim() ?? "";
      const { display, position } = getComputedStyle(control, "::after");
      const isStretched = display !== "none" && position === "absolute";
      return (
        getComputedStyle(control).display === "inline" && words.length > own.length && !isStretched
      );
    }

    /** With the label around it, and with what `::after` adds to it. */
    function sizeOf(control: Element) {
      const boxes = [control, control.closest("label")].map((each) =>
        each?.getBoundingClientRect(),
      );
      const after = getComputedStyle(control, "::after");
      const added = after.position === "absolute" && after.content !== "none";
      const widths = [
        ...boxes.map((box) => box?.width ?? 0),
        added ? Number.parseFloat(after.width) : 0,
      ];
      const heights = [
        ...boxes.map((box) => box?.height ?? 0),
        added ? Number.parseFloat(after.height) : 0,
      ];
      return { width: Math.round(Math.max(...widths)), height: Math.round(Math.max(...heights)) };
    }
  });
}

/** Lines of running text with more letters than a reader likes, and a few to spare for narrow ones. */
export function longLines(page: Page) {
  return page.evaluate(() => {
    const MOST = 75;
    const paragraphs = document.querySelectorAll("main p, main li, main dd, main figcaption");
    return [...paragraphs].flatMap((paragraph) => {
      const lines = new Map<number, number>();
      const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (let at = 0; at < (text.textContent?.length ?? 0); at++) {
          const range = document.createRange();
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          const line = Math.round(range.getBoundingClientRect().bottom);
          lines.set(line, (lines.get(line) ?? 0) + 1);
        }
      }
      // A line by itself is no running text.
      const longest =
        lines.size > 1 && !paragraph.querySelector("p, li") ? Math.max(...lines.values()) : 0;
      return longest > MOST ? [`${longest} letters: ${paragraph.textContent?.slice(0, 40)}`] : [];
    });
  });
}

/** Whether one of the two covers a part of the other. */
export async function overlap(one: Locator, other: Locator) {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error("One of them is not there.");
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
