import { isDropped, ruleOf } from "~/texts/content-elements";
import { type HtmlElement, type HtmlNode, parseHtml } from "~/utils/markup/html-tree";
import { withFootnotes } from "./footnotes";
import { numbersOf } from "./list-numbers";
import { formatsOf, isPlainAgain } from "./styles";
import { nestedLists, withWordLists } from "./word-lists";

/** Turns what other programs put into the clipboard into the few elements that a text has. */

/** Parts of a page or a document that are not its text. */
const FURNITURE = new Set(
  "head meta link xml noscript nav button input select label form audio video object canvas map".split(
    " ",
  ),
);
const HEADINGS = new Map(Object.entries({ h1: "h2", h4: "h3", h5: "h3", h6: "h3" }));
const LINK = /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i;
const PICTURE = /^(?:https?:\/\/|\/(?![/\\]))/i;
const EMOJI = /^\p{Extended_Pictographic}/u;

function make(name: string, children: HtmlNode[], attributes: Record<string, string> = {}) {
  return { name, attributes, children };
}

/** Where a link leads: without the detour that some programs put before it. */
function targetOf(href = "") {
  const address = href.trim();
  if (!URL.canParse(address)) return LINK.test(address) ? address : null;
  const url = new URL(address);
  const isDetour = /(^|\.)google\.[a-z.]+$/.test(url.hostname) && url.pathname === "/url";
  const target = isDetour ? (url.searchParams.get("q") ?? address) : address;
  return LINK.test(target) ? target : null;
}

function holdsPicture(node: HtmlNode): boolean {
  return typeof node !== "string" && (node.name === "img" || node.children.some(holdsPicture));
}

/** A picture that nobody is to see, by which senders learn who opened a mail. */
function isCounter({ attributes: { width, height } }: HtmlElement) {
  return Number(width ?? 9) < 3 || Number(height ?? 9) < 3;
}

function cleanPicture(element: HtmlElement): HtmlNode[] {
  const { src = "", alt = "" } = element.attributes;
  if (EMOJI.test(alt)) return [alt];
  const isShown = (PICTURE.test(src.trim()) || isEmbedded(src)) && !isCounter(element);
  return isShown ? [make("img", [], { src: src.trim(), alt })] : [];
}

function cleanLink(element: HtmlElement, children: HtmlNode[]) {
  const href = targetOf(element.attributes.href);
  return href && !children.some(holdsPicture) ? [make("a", children, { href })] : children;
}

/** A heading is bold by itself. */
function withoutBold(node: HtmlNode): HtmlNode[] {
  if (typeof node === "string") return [node];
  const children = node.children.flatMap(withoutBold);
  return /^(b|strong)$/.test(node.name) ? children : [{ ...node, children }];
}

/** Some programs end each line with a break. */
function withoutLastBreak(nodes: HtmlNode[]) {
  const last = nodes.at(-1);
  return typeof last === "object" && last.name === "br" ? nodes.slice(0, -1) : nodes;
}

/** Programs that say of every line that it is written from left to right say nothing. */
function chosen({ dir = "" }: HtmlElement["attributes"]): HtmlElement["attributes"] {
  return dir.toLowerCase() === "rtl" ? { dir: "rtl" } : {};
}

/** A text's tables have no captions: what one says stands before its table. */
function captionOf({ children }: HtmlElement): HtmlNode[] {
  return children.flatMap((child) =>
    typeof child === "object" && child.name === "caption"
      ? [make("p", cleanAll(child.children))]
      : [],
  );
}

function cleanElement(element: HtmlElement): HtmlNode[] {
  const { name, attributes } = element;
  if (name === "img") return cleanPicture(element);
  if (name === "br") {
    return attributes.class === "Apple-interchange-newline" ? [] : [make("br", [])];
  }
  const children = cleanAll(element.children);
  if (name === "a") return cleanLink(element, children);
  if (/^h[1-6]$/.test(name)) {
    return [make(HEADINGS.get(name) ?? name, children.flatMap(withoutBold), chosen(attributes))];
  }
  if (name === "ul") return [make(name, nestedLists(children), chosen(attributes))];
  if (name === "ol") {
    const cleaned = { ...numbersOf(element), ...chosen(attributes) };
    return [make(name, nestedLists(children), cleaned)];
  }
  const formats = formatsOf(element);
  const inner = formats.reduceRight<HtmlNode[]>((held, format) => [make(format, held)], children);
  const rule = ruleOf(element);
  if (!rule || isPlainAgain(element)) return inner;
  // The classes of another page mean something else there.
  const { class: _theirs, dir: _usual, ...kept } = attributes;
  const cleaned = { ...kept, ...chosen(attributes) };
  const caption = name === "table" ? captionOf(element) : [];
  return [...caption, make(name, rule.isBlock ? withoutLastBreak(inner) : inner, cleaned)];
}

function cleanAll(nodes: HtmlNode[]): HtmlNode[] {
  return withWordLists(nodes).flatMap((node) => {
    if (typeof node === "string") return [node.replaceAll("\u00a0", " ")];
    return isDropped(node) || FURNITURE.has(node.name) ? [] : cleanElement(node);
  });
}

/** The nodes of a piece of HTML from the clipboard, cleaned. */
export function cleanHtml(html: string) {
  return cleanAll(withFootnotes(parseHtml(html)));
}

/** How many pictures the HTML only names, by addresses that mean something to the other program alone. */
export function countUnreachable(html: string) {
  const countIn = (nodes: HtmlNode[]): number =>
    nodes.reduce((sum, node) => {
      if (typeof node === "string") return sum;
      return sum + (node.name === "img" && isUnreachable(node) ? 1 : 0) + countIn(node.children);
    }, 0);
  return countIn(parseHtml(html));
}

function isUnreachable(element: HtmlElement) {
  const { src = "" } = element.attributes;
  const isNamed = !/^(?:data:|$)/i.test(src.trim());
  return isNamed && !isCounter(element) && cleanPicture(element).length === 0;
}

const EMBEDDED = /^\s*data:(image\/[\w.+-]+);base64,([\w+/=\s]+)$/;
/** Emoji and spacers are no pictures of hers. */
const MIN_EMBEDDED_CHARACTERS = 2_700;

/** Whether a picture came within the HTML itself. */
export function isEmbedded(src: string) {
  return src.length > MIN_EMBEDDED_CHARACTERS && EMBEDDED.test(src);
}

/** Such a picture as a file. */
export function embeddedFile(src: string) {
  const [, type = "", base64 = ""] = EMBEDDED.exec(src) ?? [];
  const bytes = Uint8Array.from(atob(base64.replace(/\s+/g, "")), (sign) => sign.charCodeAt(0));
  return new File([bytes], `pasted.${type.slice(6).replace(/\+.*/, "")}`, { type });
}
