import { DOMParser as BlockParser, type Schema } from "@tiptap/pm/model";
import { isDropped } from "~/texts/content-elements";
import { blockHtml, permitted, readHtml } from "../document/text";
import { takePictures } from "./pasted-pictures";
import { makeWordLists } from "./word-lists";

/** Parts of a page that are not its text. */
const FURNITURE =
  "nav, button, input, select, label, form, audio, video, object, canvas, map, source, xml";
/** Elements that say nothing where they stand: a heading is bold by itself. */
const NEEDLESS = ":is(h1, h2, h3, h4, h5, h6) :is(b, strong), picture, figure :is(div, span, p)";
const LIST_TYPES: Record<string, string> = {
  "lower-alpha": "a",
  "lower-latin": "a",
  "upper-alpha": "A",
  "upper-latin": "A",
  "lower-roman": "i",
  "upper-roman": "I",
};

/** What the allow-list knows by another name. */
function rename(heading: Element) {
  const own = document.createElement(heading.localName === "h1" ? "h2" : "h4");
  own.append(...heading.childNodes);
  heading.replaceWith(own);
}

/** Where a link leads that Google leads through a page of its own. */
function withoutDetour(address: string) {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isDetour = url && /(^|\.)google\.[a-z.]+$/.test(url.hostname) && url.pathname === "/url";
  return (isDetour && url.searchParams.get("q")) || address;
}

function clean(body: HTMLElement) {
  makeWordLists(body);
  for (const heading of body.querySelectorAll("h1, h5, h6")) rename(heading);
  for (const part of body.querySelectorAll(`${FURNITURE}, br.Apple-interchange-newline`)) {
    part.remove();
  }
  for (const element of body.querySelectorAll("*")) {
    if (isDropped({ name: element.localName })) element.remove();
  }
  for (const needless of body.querySelectorAll(NEEDLESS)) {
    needless.replaceWith(...needless.childNodes);
  }
  // Some programs end each line with a break.
  for (const end of body.querySelectorAll("br:last-child")) {
    if (!end.nextSibling?.textContent?.trim()) end.remove();
  }
  // Programs that say of every line that it is written from left to right say nothing.
  for (const line of body.querySelectorAll("[dir=ltr i]")) line.removeAttribute("dir");
  // Links within another page lead nowhere here, and the lines under links are the site's own.
  for (const link of body.querySelectorAll("a[href^='#']")) link.removeAttribute("href");
  for (const link of body.querySelectorAll<HTMLAnchorElement>("a[href*='google.']")) {
    link.href = withoutDetour(link.href);
  }
  for (const words of body.querySelectorAll<HTMLElement>("a [style]")) {
    words.style.removeProperty("text-decoration");
  }
  // A text's tables have no captions: what one says stands before its table.
  for (const caption of body.querySelectorAll("caption")) caption.closest("table")?.before(caption);
  for (const list of body.querySelectorAll<HTMLElement>("ol")) {
    const item = list.querySelector<HTMLElement>(":scope > li");
    const type = LIST_TYPES[list.style.listStyleType || item?.style.listStyleType || ""];
    if (type) list.setAttribute("type", type);
  }
}

/**
 * What another program put into the clipboard, as the site's own HTML: Tiptap reads its formats, also those that are
 * styles, and the server's allow-list has the last word. Its empty lines are left out. Beside it the pictures that came
 * within it, and how many could not come along.
 */
export function pastedHtml(html: string, schema: Schema) {
  const { body } = new DOMParser().parseFromString(
    html.replace(/&nbsp;|\u00a0/g, " "),
    "text/html",
  );
  clean(body);
  // The classes of another page mean something else there.
  if (!html.includes("data-pm-slice")) {
    for (const element of body.querySelectorAll("[class]")) element.removeAttribute("class");
  }
  const pictures = takePictures(body);
  // In another page a division says nothing.
  const rules = BlockParser.fromSchema(schema).rules.filter(
    (rule) => !("node" in rule) || rule.node !== "group",
  );
  const blocks = readHtml(body.innerHTML, new BlockParser(schema, rules)).children.map(blockHtml);
  const written = blocks.filter((block) => !/^<p>(?:<br>)*<\/p>$/.test(block)).join("\n");
  return { html: permitted(written), pictures };
}
