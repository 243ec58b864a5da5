import { type RowShare, rowShares } from "~/models/pictures/picture";
import { elementHtml, isDropped, lookOf, ruleOf } from "~/texts/content-elements";
import { layoutOf, PER_ROW, sizesIn, TEXT_SIZES } from "~/texts/picture-layout";
import { escapedText } from "~/utils/markup/escape-html";
import { type HtmlElement, type HtmlNode, walkElements } from "~/utils/markup/html-tree";
import { isRightToLeft } from "~/utils/words/right-to-left";
import { type Film, filmIn, playable } from "./content-film";
import { isNote, Notes, notesAfter } from "./content-notes";
import {
  enlargeable,
  hasPicture,
  type Pictures,
  pictureHtml,
  shownAspects,
  wereDeleted,
} from "./content-picture";
import type { StopFinder } from "./content-stops";

const BREAK = "<br />";

/** Writes the tree of the content, each node once. */
export class ContentWriter {
  private html = "";
  /** Inline content since the last block element. */
  private run = "";
  private blocks = 0;
  /** The number of pictures in the current figure; 0 outside of one, and within a link. */
  private figure = 0;
  private film: Film | null = null;
  /** The `sizes` of the current figure's pictures, and the shares of their rows that are still to come. */
  private sizes = TEXT_SIZES;
  private places: RowShare[] = [];
  private readonly notes: Notes;

  constructor(
    private readonly pictures: Pictures,
    private readonly resolve: (address: string) => string,
    private readonly stops: StopFinder,
  ) {
    this.notes = new Notes(resolve);
  }

  write(nodes: HtmlNode[]) {
    this.writeOutermost(nodes);
    return this.html + paragraphs(this.run);
  }

  private writeOutermost(nodes: HtmlNode[]) {
    for (const [index, node] of nodes.entries()) {
      if (typeof node === "string") this.run += escapedText(node);
      else if (isNote(node)) this.writeNote(node);
      else if (node.name === "p") this.writeParagraph(node, notesAfter(nodes, index));
      else if (ruleOf(node)) this.writeElement(node);
      else if (!isDropped(node)) this.writeOutermost(node.children);
    }
  }

  private writeBlock(html: string) {
    this.html += paragraphs(this.run) + html;
    this.run = "";
  }

  private writeParagraph(element: HtmlElement, notes: number) {
    const html = this.nodeHtml(element);
    const end = html.length - "</p>".length;
    const marked =
      notes > 0 ? html.slice(0, end) + this.notes.marks(notes) + html.slice(end) : html;
    this.writeBlock(this.stops.linksFor(element) + marked);
  }

  private writeNote(element: HtmlElement) {
    // Plain lines before it are a paragraph as well.
    if (!this.notes.hasMark && this.run.trim() !== "")
      this.run = this.run.trimEnd() + this.notes.marks(1);
    this.writeBlock(this.notes.note(this.innerHtml(element.children), lookOf(element)));
  }

  private writeElement(element: HtmlElement) {
    const blocksBefore = this.blocks;
    const html = this.nodeHtml(element);
    if (this.blocks > blocksBefore) this.writeBlock(html);
    else {
      // A blank line within an inline element cannot split a paragraph.
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
    // The editor gives each figure a caption, which may stay empty.
    if (rule.name === "figcaption" && isBlank(node)) return "";
    const inner = this.innerHtml(node.children, rule.name === "a" ? 0 : this.figure);
    const html = elementHtml(rule, node, inner, this.resolve);
    return this.film?.link === node ? playable(html, this.film) : html;
  }

  private pictureHtml(element: HtmlElement) {
    const html = pictureHtml(element, this.pictures, this.resolve, this.sizes);
    if (html === "") return "";
    const place = this.places.shift();
    return this.figure > 0 ? enlargeable(html, element, this.pictures, place) : html;
  }

  private figureHtml(element: HtmlElement) {
    // A nested figure is not laid out by itself.
    if (this.figure > 0) {
      return `<figure${lookOf(element)}>${this.innerHtml(element.children)}</figure>`;
    }
    const aspects = shownAspects(element, this.pictures);
    const count = aspects.length;
    if (count === 0 && hasPicture(element)) {
      return wereDeleted(element) ? "" : this.captionAlone(element);
    }
    this.film = filmIn(element);
    const layout = layoutOf(element);
    this.sizes = sizesIn(layout);
    const perRow = layout ? PER_ROW[layout] : undefined;
    this.places = perRow ? rowShares(aspects, perRow) : [];
    const inner = this.innerHtml(element.children, Math.max(count, 1));
    this.sizes = TEXT_SIZES;
    return `<figure${lookOf(element)}${count > 1 ? " data-gallery" : ""}>${inner}</figure>`;
  }

  /** A figure without any picture that can be shown keeps its caption as a paragraph. */
  private captionAlone(figure: HtmlElement) {
    const caption = [...walkElements([figure])].find(({ name }) => name === "figcaption");
    if (!caption) return "";
    const blocksBefore = this.blocks;
    const inner = this.innerHtml(caption.children);
    const name = this.blocks > blocksBefore ? "div" : "p";
    return inner.trim() && `<${name}${lookOf(caption)}>${inner}</${name}>`;
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

/** Splits texts and inline elements into paragraphs at blank lines. */
export function paragraphs(run: string) {
  if (run.trim() === "") return "";
  return run
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) => withBreaks(paragraph.trim()))
    .filter(Boolean)
    .map((paragraph) => `<p${isRightToLeft(paragraph) ? ' dir="auto"' : ""}>${paragraph}</p>`)
    .join("");
}

/** Newlines become line breaks; one next to a line break adds none. */
function withBreaks(html: string) {
  return html.includes("\n") ? html.replace(/\n?<br \/>\n?|\n/g, BREAK) : html;
}
