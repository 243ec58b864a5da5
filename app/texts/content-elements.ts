import { escapedAttribute } from "~/utils/markup/escape-html";
import type { HtmlElement } from "~/utils/markup/html-tree";
import { pictureLayouts } from "./picture-layout";

/**
 * The allow-list for the content's HTML. The content of its elements is always parsed as HTML, never as a script, a
 * style or a drawing. So a browser finds exactly these elements in the output, and text stays text.
 */

type Rule = {
  /** The element that replaces it. */
  name: string;
  isBlock?: boolean;
  isVoid?: boolean;
  attributes?: readonly string[];
  /** The looks that the owner can choose, one at a time. */
  classes?: readonly string[];
};

const words = (text: string) => text.split(/\s+/);

const blocks = words(
  "address aside div dl dd dt figcaption h2 h3 h4 p pre table tbody tfoot thead tr ul",
);
const inlines = words("a b cite code em i img q s small strong sub sup u");

const rules = new Map<string, Rule>([
  ...blocks.map((name) => [name, { name, isBlock: true }] as const),
  ...inlines.map((name) => [name, { name }] as const),
  ["figure", { name: "figure", isBlock: true, classes: pictureLayouts }],
  ["blockquote", { name: "blockquote", isBlock: true, classes: ["pull"] }],
  ["b", { name: "b", classes: ["place"] }],
  ["br", { name: "br", isVoid: true }],
  ["hr", { name: "hr", isBlock: true, isVoid: true }],
  ["li", { name: "li", isBlock: true, attributes: ["value"] }],
  ["ol", { name: "ol", isBlock: true, attributes: ["start", "type"] }],
  ["td", { name: "td", isBlock: true, attributes: ["colspan", "rowspan"] }],
  ["th", { name: "th", isBlock: true, attributes: ["colspan", "rowspan", "scope"] }],
  ["h1", { name: "h2", isBlock: true }],
  ["h5", { name: "h4", isBlock: true }],
  ["h6", { name: "h4", isBlock: true }],
  ["section", { name: "div", isBlock: true }],
  ["article", { name: "div", isBlock: true }],
]);

/** Elements that are dropped with their content, because that is not text. */
const dropped = new Set(
  words("iframe math noembed noframes option script style svg template textarea title xmp"),
);

/** The allowed values of a list's numbering attributes. */
const VALUES: Record<string, RegExp> = {
  start: /^-?\d{1,6}$/,
  value: /^-?\d{1,6}$/,
  type: /^[aAiI]$/,
};
const NUMBERS: Record<string, string> = {
  a: "lower-alpha",
  A: "upper-alpha",
  i: "lower-roman",
  I: "upper-roman",
};

const directions = ["ltr", "rtl", "auto"];

/** A BCP 47 language tag, such as `hi` or `pt-BR`. */
const LANGUAGE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i;

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;
const LINK_SCHEMES = new Set(["http", "https", "mailto"]);

/** The rule of an element; `undefined` for one that loses its tags or is dropped. */
export function ruleOf({ name }: HtmlElement) {
  return rules.get(name);
}

/** Whether an element without a rule is dropped with its content. */
export function isDropped({ name }: Pick<HtmlElement, "name">) {
  return dropped.has(name);
}

/** An allowed element around HTML that is safe already. */
export function elementHtml(
  rule: Rule,
  element: HtmlElement,
  inner: string,
  resolve: (address: string) => string,
) {
  const { name, isVoid, attributes } = rule;
  if (isVoid) return `<${name} />`;
  const look = lookOf(element, rule);
  if (name === "a") return `<a${link(element.attributes.href, resolve)}${look}>${inner}</a>`;
  // `role="note"` keeps an `aside` inside other content from being a landmark.
  if (name === "aside") return `<aside role="note"${look}>${inner}</aside>`;
  return `<${name}${attributes ? allowed(attributes, element) : ""}${look}>${inner}</${name}>`;
}

/** The first allowed class, the language and the direction of an element, as attributes. */
export function lookOf(
  element: HtmlElement,
  { classes = [] }: Partial<Rule> = ruleOf(element) ?? {},
) {
  const { attributes } = element;
  const named = attributes.class ? words(attributes.class) : [];
  const chosen = classes.find((one) => named.includes(one));
  const { lang = "" } = attributes;
  const dir = directionOf(element);
  const language = LANGUAGE.test(lang) ? ` lang="${lang}"` : "";
  const direction = dir ? ` dir="${dir}"` : "";
  return `${chosen ? ` class="${chosen}"` : ""}${language}${direction}`;
}

/** The style of a numbered list of this type, because the site's styles number lists with figures only. */
function numberStyle(type: string) {
  return `list-style-type: ${NUMBERS[type]}`;
}

/** The `dir` of an element, `null` without a valid one. */
export function directionOf({ attributes: { dir = "" } }: HtmlElement) {
  return directions.find((one) => one === dir.toLowerCase()) ?? null;
}

function allowed(names: readonly string[], { attributes }: HtmlElement) {
  let written = "";
  for (const name of names) {
    const value = attributes[name];
    if (value && (VALUES[name]?.test(value) ?? true)) {
      written += ` ${name}="${escapedAttribute(value)}"`;
      if (name === "type") written += ` style="${numberStyle(value)}"`;
    }
  }
  return written;
}

function link(href: string | undefined, resolve: (address: string) => string) {
  const address = href?.replace(/[\s\p{Cc}]+/gu, "");
  if (!address || !isSafeLink(address)) return "";
  const rel = /^https?:/i.test(address) ? ' rel="noopener"' : "";
  return ` href="${escapedAttribute(resolve(address))}"${rel}`;
}

/** Whether the address stays on this site or has a safe scheme; browsers read `\` as `/`. */
function isSafeLink(address: string) {
  const scheme = SCHEME.exec(address)?.[1];
  return scheme ? LINK_SCHEMES.has(scheme.toLowerCase()) : !/^[/\\]{2}/.test(address);
}
