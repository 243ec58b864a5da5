import { isDeepStrictEqual } from "node:util";
import { until } from "../hard/tools";
import type { Driver, Point } from "./driver";
import { accessibleName, controlOf, findShown, isAwake, nextFrames, spotOf } from "./in-page";

/** What the functions that run in the page call, under the names that they have here. */
const HELPERS = [accessibleName, controlOf, findShown, spotOf].map(String).join("\n");

/** How an element is told: by a selector, and by its name or its text where there are several. */
export type Target = [selector: string, words?: string];

/** A page of the site in a browser of any engine, used as a person does. */
export type Page = ReturnType<typeof makePage>;

export function makePage(driver: Driver, origin: string, hasScripts: boolean) {
  /** An expression of the page: this function with what it is given, and with those that it may call. */
  function called(program: (...input: never[]) => unknown, input: unknown[]) {
    const call = `(${program})(...${JSON.stringify(input)})`;
    // The compiler of these tests names functions by one of its own.
    return `(() => { const __name = (named) => named; ${HELPERS}; return ${call}; })()`;
  }

  function evaluate<Input extends unknown[], Output>(
    program: (...input: Input) => Output,
    ...input: Input
  ) {
    return driver.evaluate(called(program, input)) as Promise<Awaited<Output>>;
  }

  /** Where the element can be pressed, once it stands still there. */
  async function spot(target: Target) {
    let found: Point | string = "";
    await until(`${target.join(" ")} can be pressed`, async () => {
      const before = found;
      if (typeof before === "string") await evaluate(showFound, ...target);
      if (hasScripts) await evaluate(nextFrames);
      found = await evaluate((...it) => spotOf(findShown(...it)), ...target);
      return typeof found !== "string" && isDeepStrictEqual(found, before);
    }).catch((error) => {
      throw new Error(`${error.message} ${JSON.stringify(found)}`);
    });
    return found as unknown as Point;
  }

  function holds<Input extends unknown[]>(
    what: string,
    program: (...input: Input) => unknown,
    ...input: Input
  ) {
    const call = called(program, input);
    // An element does not come out of the page, whether there is one does. Without scripts no promise goes on.
    const holding = hasScripts ? `Promise.resolve(${call}).then(Boolean)` : `Boolean(${call})`;
    return until(what, () => driver.evaluate(holding));
  }

  async function type(text: string) {
    for (const character of text) await driver.keys([character]);
  }

  const page = {
    driver,
    origin,
    hasScripts,
    evaluate,
    holds,
    type,
    spot,

    /** Opens an address of the site and waits until its scripts, where they run, have taken over. */
    async open(path: string) {
      await driver.goto(new URL(path, origin).href);
      await page.awakes();
    },

    /** Waits until the page is whole and its scripts, where they run, have taken over. */
    async awakes() {
      if (hasScripts) await holds("the page is awake", isAwake);
    },

    back: driver.back,

    path: () => evaluate(() => location.pathname + location.search),

    isAt(pattern: RegExp) {
      const isThere = (source: string) =>
        new RegExp(source).test(location.pathname + location.search + location.hash);
      return holds(`the address is ${pattern}`, isThere, pattern.source);
    },

    press: async (...target: Target) => driver.press(await spot(target)),
    tap: async (...target: Target) => driver.tap(await spot(target)),

    /** Presses keys one after the other; those of a combination stand with a plus between them. */
    async keys(...combinations: string[]) {
      for (const combination of combinations) await driver.keys(combination.split("+"));
    },

    /** Puts these words into the field with this label, by keys where it takes keys. */
    async fill(label: string, value: string) {
      await until(`there is a field ${label}`, () =>
        evaluate((it) => Boolean(controlOf(it)), label),
      );
      const isTyped = await evaluate(focusField, label, value);
      if (!isTyped) return;
      await driver.keys(["Control", "a"]);
      if (value === "") await driver.keys(["Delete"]);
      await type(value);
    },

    valueOf: (label: string) =>
      evaluate((it) => (controlOf(it) as HTMLInputElement | null)?.value, label),

    /** Waits until these words are shown. */
    sees: (words: string, within = "body") => holds(`'${words}' is shown`, isShown, words, within),

    count: (selector: string) => evaluate((it) => document.querySelectorAll(it).length, selector),
  };
  return page;
}

function showFound(...target: Target) {
  findShown(...target)?.scrollIntoView({ block: "center", behavior: "instant" });
}

function isShown(words: string, within: string) {
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not read.
  const shown = [...document.querySelectorAll<HTMLElement>(within)].map((one) => one.innerText);
  return shown.join(" ").replace(/\s+/g, " ").toLowerCase().includes(words.toLowerCase());
}

/** Puts the focus into a field whose words are typed; sets the value of any other, as its own picker would. */
function focusField(label: string, value: string) {
  const field = controlOf(label) as HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
  const isChosen = field.localName === "select" || /date|time|color|range/.test(field.type);
  if (!isChosen) {
    field.scrollIntoView({ block: "center", behavior: "instant" });
    field.focus();
    return true;
  }
  const { prototype } = field.localName === "select" ? HTMLSelectElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
  return false;
}
