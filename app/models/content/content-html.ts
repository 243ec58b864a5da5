import type { PictureView } from "~/models/pictures/picture";
import { escapedText } from "~/utils/escape-html";
import { type HtmlElement, type HtmlNode, parseHtml } from "~/utils/html-tree";
import { elementHtml, isDropped, ruleOf } from "./content-elements";
import { type Film, filmIn, playable } from "./content-film";
import {
  countPictures,
  enlargeable,
  hasPicture,
  pictureAddressesIn,
  pictureHtml,
} from "./content-picture";

const BREAK = "<br />";
const TAG = /<\/?[a-z][^<>]*>/i;

type Pictures = ReadonlyMap<string, PictureView>;

type Options = {
  /** Finds the views of the pictures at these addresses; the site's own get their size and variants. */
  viewPictures: (addresses: string[]) => Pictures;
  /** Makes an address absolute for readers that do not know the page it stands on. */
  resolve?: (address: string) => string;
};

/**
 * The content of a post or a destination as HTML that is safe to show. HTML is cut down to an allow-list; plain text is
 * escaped. Outside block elements blank lines part paragraphs and newlines become line breaks.
 */
export function contentHtml(content: string, options: Options) {
  const text = content.replace(/\r\n?/g, "\n").trim();
  return hasMarkup(text) ? markupHtml(text, options) : paragraphs(escapedText(text));
}

/** The same for a part of a content that is known to be HTML, whether it has a tag or not. */
export function markupHtml(
  html: string,
  { viewPictures, resolve = (address) => address }: Options,
) {
  const nodes = parseHtml(html);
  const pictures = viewPictures(pictureAddressesIn(nodes));
  return new ContentWriter(pictures, resolve).write(nodes);
}

/** Whether a content is HTML; without a tag or a comment it is plain text. */
export function hasMarkup(text: string) {
  const comment = text.indexOf("<!--");
  return TAG.test(text) || (comment >= 0 && text.includes("-->", comment + 4));
}

/** Writes the tree of the content, each node once. */
class ContentWriter {
  private html = "";
  /** What stands outside block elements, since the last of them. */
  private run = "";
  private blocks = 0;
  /** How many pictures the figure has in which the next one stands; 0 outside, and within a link. */
  private figure = 0;
  private film: Film | null = null;

  constructor(
    private readonly pictures: Pictures,
    private readonly resolve: (address: string) => string,
  ) {}

  write(nodes: HtmlNode[]) {
    this.writeOutermost(nodes);
    return this.html + paragraphs(this.run);
  }

  private writeOutermost(nodes: HtmlNode[]) {
    for (const node of nodes) {
      if (typeof node === "string") this.run += escapedText(node);
      else if (ruleOf(node)) this.writeElement(node);
      else if (!isDropped(node)) this.writeOutermost(node.children);
    }
  }

  private writeElement(element: HtmlElement) {
    const blocksBefore = this.blocks;
    const html = this.nodeHtml(element);
    if (this.blocks > blocksBefore) {
      this.html += paragraphs(this.run) + html;
      this.run = "";
    } else {
      // A blank line within an inline element cannot part paragraphs.
      this.run += withBreaks(html);
    }
  }

  private nodeHtml(node: HtmlNode): string {
    if (typeof node === "string") return escapedText(node);
    const rule = ruleOf(node);
    if (!rule) return isDropped(node) ? "" : this.innerHtml(node.children);
    if (rule.name === "img") return this.pictureHtml(node);
    if (rule.isBlock) this.blocks += 1;
    if (rule.name === "figure") return this.figureHtml(node);
    // A figure is made with room for a caption, which may stay empty.
    if (rule.name === "figcaption" && isBlank(node)) return "";
    const inner = this.innerHtml(node.children, rule.name === "a" ? 0 : this.figure);
    const html = elementHtml(rule, node, inner, this.resolve);
    return this.film?.link === node ? playable(html, this.film) : html;
  }

  private pictureHtml(element: HtmlElement) {
    const html = pictureHtml(element, this.pictures, this.resolve);
    return this.figure > 0 ? enlargeable(html, element, this.pictures) : html;
  }

  /** A figure without its pictures, for they were deleted, would be a caption of nothing. */
  private figureHtml(element: HtmlElement) {
    // One within another is no figure of its own.
    if (this.figure > 0) return `<figure>${this.innerHtml(element.children)}</figure>`;
    const count = countPictures(element, this.pictures);
    if (count === 0 && hasPicture(element)) return "";
    this.film = filmIn(element);
    const inner = this.innerHtml(element.children, Math.max(count, 1));
    return `<figure${count > 1 ? " data-gallery" : ""}>${inner}</figure>`;
  }

  private innerHtml(nodes: HtmlNode[], figure = this.figure) {
    const outer = this.figure;
    this.figure = figure;
    let html = "";
    for (const node of nodes) html += this.nodeHtml(node);
    this.figure = outer;
    return html;
  }
}

function isBlank(element: HtmlElement) {
  return element.children.every((child) => typeof child === "string" && child.trim() === "");
}

/** Parts a run of texts and inline elements at its blank lines. */
function paragraphs(run: string) {
  if (run.trim() === "") return "";
  return run
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => withBreaks(paragraph.trim()))
    .filter(Boolean)
    .map((paragraph) => `<p>${paragraph}</p>`)
    .join("");
}

/** Newlines as line breaks; one beside a line break is the same. */
function withBreaks(html: string) {
  return html.includes("\n") ? html.replace(/\n?<br \/>\n?|\n/g, BREAK) : html;
}
