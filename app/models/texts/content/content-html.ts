import { directionOf, isDropped, ruleOf } from "~/texts/content-elements";
import { hasMarkup } from "~/texts/markup";
import { escapedText } from "~/utils/markup/escape-html";
import { type HtmlElement, type HtmlNode, htmlText, parseHtml } from "~/utils/markup/html-tree";
import { isRightToLeft } from "~/utils/words/right-to-left";
import { type Pictures, pictureAddressesIn } from "./content-picture";
import { type NamedStop, StopFinder } from "./content-stops";
import { ContentWriter, paragraphs } from "./content-writer";

type Options = {
  /** Finds the views of the pictures at these addresses; the site's own get their size and variants. */
  viewPictures: (addresses: string[]) => Pictures;
  /** Makes an address absolute for readers that do not know the page it stands on. */
  resolve?: (address: string) => string;
  /** Stops of the road, of which each gets a link beside the first paragraph that names it. */
  stops?: NamedStop[];
};

/**
 * The content of a post or a destination as HTML that is safe to show. HTML is cut down to an allow-list; plain text is
 * escaped. Outside block elements blank lines part paragraphs and newlines become line breaks.
 */
export function contentHtml(content: string, options: Options) {
  return contentHtmlBy(parseHtml, content, options);
}

/** The same with another parser: a browser has its own, and asks for no second one. */
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
 * Says of each outermost block that has letters of a script written from right to left, and no direction of its own,
 * that its first letter decides: a list's numbers, a quotation's line and the signs at the ends of lines then stand on
 * their side. Other texts stay as they are.
 */
function markDirections(nodes: HtmlNode[]) {
  for (const node of nodes) {
    if (typeof node === "string" || isDropped(node) || directionOf(node)) continue;
    const isBlock = ruleOf(node)?.isBlock && !(WRAPPERS.has(node.name) && holdsBlock(node));
    if (!isBlock) markDirections(node.children);
    else if (isRightToLeft(htmlText(node.children))) node.attributes.dir = "auto";
  }
}
