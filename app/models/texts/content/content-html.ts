import { directionOf, isDropped, ruleOf } from "~/texts/content-elements";
import { hasMarkup } from "~/texts/markup";
import { escapedText } from "~/utils/markup/escape-html";
import { type HtmlElement, type HtmlNode, htmlText, parseHtml } from "~/utils/markup/html-tree";
import { isRightToLeft } from "~/utils/words/right-to-left";
import { type Pictures, pictureAddressesIn } from "./content-picture";
import { type NamedStop, StopFinder } from "./content-stops";
import { ContentWriter, paragraphs } from "./content-writer";

type Options = {
  /** Finds the views of the pictures at these addresses, with size and variants for the site's own. */
  viewPictures: (addresses: string[]) => Pictures;
  /** Makes an address absolute, for readers outside the page. */
  resolve?: (address: string) => string;
  /** Stops of the road; each gets a link beside the first paragraph that names it. */
  stops?: NamedStop[];
};

/**
 * The content of a post or a destination as safe HTML: HTML is reduced to an allow-list, plain text is escaped. Outside
 * of block elements, blank lines separate paragraphs and newlines become line breaks.
 */
export function contentHtml(content: string, options: Options) {
  return contentHtmlBy(parseHtml, content, options);
}

/** The same with another parser, so that a browser can use its own. */
export function contentHtmlBy(
  parse: (html: string) => HtmlNode[],
  content: string,
  { viewPictures, resolve = (address) => address, stops = [] }: Options,
) {
  const text = content.replace(/\r\n?/g, "\n").trim();
  if (!hasMarkup(text)) return paragraphs(escapedText(text));
  const nodes = parse(text);
  markDirections(nodes);
  const pictures = viewPictures(pictureAddressesIn(nodes));
  return new ContentWriter(pictures, resolve, new StopFinder(stops)).write(nodes);
}

/** Wrappers, whose blocks may be in different languages. */
const WRAPPERS = new Set(["div", "section", "article"]);

function holdsBlock({ children }: HtmlElement): boolean {
  return children.some(
    (child) => typeof child !== "string" && (ruleOf(child)?.isBlock || holdsBlock(child)),
  );
}

/**
 * Sets `dir="auto"` on each outermost block with right-to-left letters and no direction of its own. List numbers,
 * quotation lines and punctuation then stand on the right side. Other texts stay as they are.
 */
function markDirections(nodes: HtmlNode[]) {
  for (const node of nodes) {
    if (typeof node === "string" || isDropped(node) || directionOf(node)) continue;
    const isBlock = ruleOf(node)?.isBlock && !(WRAPPERS.has(node.name) && holdsBlock(node));
    if (!isBlock) markDirections(node.children);
    else if (isRightToLeft(htmlText(node.children))) node.attributes.dir = "auto";
  }
}
