import type { Page } from "@playwright/test";

/** More than any page has. */
const MOST_STOPS = 600;
/** As many parts as a field of a date and an hour has, each a stop of its own. */
const PARTS = 8;

/** Presses Tab through the open page and names each stop at which a reader could not see where the focus is. */
export async function walkByTab(page: Page) {
  const faults = new Set<string>();
  let stops = 0;
  let repeats = 0;
  let last = "";
  while (stops < MOST_STOPS) {
    await page.keyboard.press("Tab");
    const { id, name, wrong } = await page.evaluate(lookAtFocus);
    // Past the last stop, or round to the first one.
    if (id === "" || (id === "1" && stops > 1)) return { stops, faults: [...faults] };
    stops++;
    // A page in a frame has stops of its own, and shows them itself.
    if (name.startsWith("iframe")) continue;
    repeats = id === last ? repeats + 1 : 0;
    last = id;
    if (repeats > PARTS) faults.add(`${name}: Tab does not lead on`);
    for (const fault of wrong) faults.add(`${name}: ${fault}`);
    if (repeats > PARTS) return { stops, faults: [...faults] };
  }
  faults.add(`more than ${MOST_STOPS} stops`);
  return { stops, faults: [...faults] };
}

/** What has the focus, and what is wrong with how it is seen. Runs in the page. */
function lookAtFocus() {
  const seen = window as Window & { stops?: Map<Element, string> };
  seen.stops ??= new Map();
  const element = document.activeElement;
  if (!element || element === document.body || element === document.documentElement) {
    return { id: "", name: "", wrong: [] };
  }
  const id = seen.stops.get(element) ?? String(seen.stops.size + 1);
  seen.stops.set(element, id);
  const words = element.getAttribute("aria-label") ?? element.textContent?.trim();
  const name = `${element.localName} '${(words || element.id || element.className).toString().slice(0, 40)}'`;
  const wrong = [];
  const ringed = ringOf(element);
  const boxes = [...(ringed ?? element).getClientRects()].filter((box) => box.width > 0);
  const inSight = boxes.filter(
    ({ left, right, top, bottom }) =>
      right > 0 && bottom > 0 && left < innerWidth && top < innerHeight,
  );
  if (inSight.length === 0) wrong.push("out of sight");
  else if (!inSight.some((box) => isOnTop(ringed ?? element, box))) wrong.push("covered");
  if (!ringed) wrong.push("no ring");
  else if (isCut(ringed)) wrong.push("its ring is cut off");
  return { id, name, wrong };

  /** The element that shows the focus: the focused one, or what stands around a control that is itself unseen. */
  function ringOf(focused: Element) {
    let at: Element | null = focused;
    for (let up = 0; at && up < 4; up++, at = at.parentElement) {
      if ([null, "::after", "::before"].some((part) => at && hasRing(at, part))) return at;
      // A ring further up would be that of the page or of a dialog.
      if (at.matches("main, dialog, form, nav, body")) return null;
    }
    return null;
  }

  function hasRing(at: Element, part: string | null) {
    // A mark of the drawn map has a circle about it.
    const circle = at.querySelector("svg a > polygon + circle");
    if (circle && at.matches("svg a")) return getComputedStyle(circle).opacity === "1";
    const { outlineStyle, outlineWidth, outlineColor, boxShadow, content } = getComputedStyle(
      at,
      part,
    );
    if (part && content === "none") return false;
    const isDrawn = outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    return (isDrawn && !/, 0\)$/.test(outlineColor)) || /0px 0px 0px [2-9]/.test(boxShadow);
  }

  /** Whether it is what a pointer would meet in the middle or near a corner of it, rather than a bar above it. */
  function isOnTop(at: Element, { left, right, top, bottom }: DOMRect) {
    const inside = (value: number, most: number) => Math.min(Math.max(value, 1), most - 1);
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      [left + 4, top + 4],
      [right - 4, bottom - 4],
    ];
    return points.some(([x = 0, y = 0]) => {
      const hit = document.elementFromPoint(inside(x, innerWidth), inside(y, innerHeight));
      if (!hit) return false;
      // On the drawn map the area of a touch, which is not seen, may reach over the mark beside it.
      if (at instanceof SVGElement) return hit instanceof SVGElement;
      return at.contains(hit) || hit.contains(at) || at === hit.closest("label")?.control;
    });
  }

  /** Whether what scrolls or cuts around it leaves less than two sides of its ring. */
  function isCut(at: Element) {
    const { outlineWidth, outlineOffset, position } = getComputedStyle(at);
    const out = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset) || 0;
    if (position === "fixed") return false;
    const box = at.getBoundingClientRect();
    let lost = 0;
    for (let up = at.parentElement; up; up = up.parentElement) {
      if (up === document.body || up === document.documentElement) break;
      if (getComputedStyle(up).overflow === "visible") continue;
      const edge = up.getBoundingClientRect();
      const sides = [
        box.left - out < edge.left - 1,
        box.top - out < edge.top - 1,
        box.right + out > edge.right + 1,
        box.bottom + out > edge.bottom + 1,
      ];
      lost = Math.max(lost, sides.filter(Boolean).length);
    }
    return lost > 2;
  }
}
