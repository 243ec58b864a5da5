import { DOMParser as BlockParser, type Schema } from "@tiptap/pm/model";
import { isDropped } from "~/texts/content-elements";
import { blockHtml, permitted, readHtml } from "../document/text";
import { takePictures } from "./pasted-pictures";
import { makeWordLists } from "./word-lists";

/** Elements of a page that are not part of its text. */
const FURNITURE =
  "nav, button, input, select, label, form, audio, video, object, canvas, map, source, xml";
/** Elements without meaning at their position: a heading is bold anyway. */
const NEEDLESS = ":is(h1, h2, h3, h4, h5, h6) :is(b, strong), picture, figure :is(div, span, p)";
const LIST_TYPES: Record<string, string> = {
  "lower-alpha": "a",
  "lower-latin": "a",
  "upper-alpha": "A",
  "upper-latin": "A",
  "lower-roman": "i",
  "upper-roman": "I",
};

/** Renames headings that the allow-list does not have. */
function rename(heading: Element) {
  const own = document.createElement(heading.localName === "h1" ? "h2" : "h4");
  own.append(...heading.childNodes);
  heading.replaceWith(own);
}

/** The target of a link that Google leads through a page of its own. */
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
  // Some programs end each line with a `br`.
  for (const end of body.querySelectorAll("br:last-child")) {
    if (!end.nextSibling?.textContent?.trim()) end.remove();
  }
  // A `dir` that some programs put on every line has no meaning.
  for (const line of body.querySelectorAll("[dir=ltr i]")) line.removeAttribute("dir");
  // Links within the other page lead nowhere here; underlines of links are left to the site's styles.
  for (const link of body.querySelectorAll("a[href^='#']")) link.removeAttribute("href");
  for (const link of body.querySelectorAll<HTMLAnchorElement>("a[href*='google.']")) {
    link.href = withoutDetour(link.href);
  }
  for (const words of body.querySelectorAll<HTMLElement>("a [style]")) {
    words.style.removeProperty("text-decoration");
  }
  // Tables in a text have no captions, so a caption becomes a paragraph before its table.
  for (const caption of body.querySelectorAll("caption")) caption.closest("table")?.before(caption);
  for (const list of body.querySelectorAll<HTMLElement>("ol")) {
    const item = list.querySelector<HTMLElement>(":scope > li");
    const type = LIST_TYPES[list.style.listStyleType || item?.style.listStyleType || ""];
    if (type) list.setAttribute("type", type);
  }
}

/**
 * The HTML of another program's clipboard as the site's own: Tiptap reads its formats, including those from styles, and
 * the server's allow-list decides at the end. Empty lines are dropped. Also returns the pictures embedded in it, and
 * how many could not be taken over.
 */
export function pastedHtml(html: string, schema: Schema) {
  const { body } = new DOMParser().parseFromString(
    html.replace(/&nbsp;|\u00a0/g, " "),
    "text/html",
  );
  clean(body);
  // Classes of another page have another meaning here.
  if (!html.includes("data-pm-slice")) {
    for (const element of body.querySelectorAll("[class]")) element.removeAttribute("class");
  }
  const pictures = takePictures(body);
  // A `div` of another page has no meaning.
  const rules = BlockParser.fromSchema(schema).rules.filter(
    (rule) => !("node" in rule) || rule.node !== "group",
  );
  const blocks = readHtml(body.innerHTML, new BlockParser(schema, rules)).children.map(blockHtml);
  const written = blocks.filter((block) => !/^<p>(?:<br>)*<\/p>$/.test(block)).join("\n");
  return { html: permitted(written), pictures };
}
