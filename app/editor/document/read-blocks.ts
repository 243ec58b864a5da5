import type { Attrs, Node, Schema } from "@tiptap/pm/model";
import { directionOf, ruleOf } from "~/texts/content-elements";
import { layoutOf, type PictureLayout } from "~/texts/picture-layout";
import type { HtmlElement, HtmlNode } from "~/utils/markup/html-tree";
import { videoId } from "~/utils/video-id";
import { elementsOf, isBlank, textOf } from "./nodes";
import { readLine } from "./read-line";
import { placeIn } from "./read-place";

/** Reads the sanitiser's HTML into the editor's nodes. What these cannot hold loses its element and keeps its text. */

/** Whether it cannot stand within a line of text. */
function isOutsideLines(node: HtmlNode): boolean {
  if (typeof node === "string") return false;
  return (
    Boolean(ruleOf(node)?.isBlock) || node.name === "img" || node.children.some(isOutsideLines)
  );
}

/** That the first letter decides is so without a word. */
function chosenDirection(element: HtmlElement) {
  const dir = directionOf(element);
  return dir === "auto" ? null : dir;
}

class BlockReader {
  constructor(private readonly schema: Schema) {}

  /** Blocks as they come; lines between them become paragraphs. */
  blocks(nodes: HtmlNode[]): Node[] {
    const blocks: Node[] = [];
    let line: HtmlNode[] = [];
    const endLine = () => {
      const words = readLine(line, this.schema);
      if (words.length > 0) blocks.push(this.make("paragraph", null, words));
      line = [];
    };
    for (const node of nodes) {
      if (isOutsideLines(node)) {
        endLine();
        blocks.push(...this.block(node as HtmlElement));
      } else line.push(node);
    }
    endLine();
    return blocks;
  }

  private make(type: string, attrs: Attrs | null = null, content: Node[] = []) {
    return this.schema.node(type, attrs, content);
  }

  private block(element: HtmlElement): Node[] {
    const { name, attributes, children } = element;
    const dir = chosenDirection(element);
    if (name === "hr") return [this.make("horizontalRule")];
    if (name === "img") return [this.figure([element], [], null)];
    if (name === "p") return this.paragraphs(children, dir);
    if (/^h[234]$/.test(name)) {
      const level = Number(name[1]);
      return [this.make("heading", { level, dir }, readLine(children, this.schema))];
    }
    if (name === "ul") return [this.make("bulletList", { dir }, this.items(element))];
    if (name === "ol") {
      const { start = "1", type = null } = attributes;
      return [this.make("orderedList", { start: Number(start), type, dir }, this.items(element))];
    }
    if (name === "blockquote") {
      const isPull = attributes.class === "pull";
      return [this.make(name, { isPull, dir }, this.orEmpty(this.blocks(children)))];
    }
    if (name === "aside") return [this.make("note", { dir }, this.orEmpty(this.blocks(children)))];
    if (name === "pre") return [this.code(element)];
    if (name === "table") return this.table(element);
    if (name === "figure") return this.figureOrFilm(element);
    const place = placeIn(element);
    return place ? [this.make("place", place)] : this.blocks(children);
  }

  /** What stands in a paragraph: its line, or the blocks that browsers put outside it. */
  private paragraphs(nodes: HtmlNode[], dir: string | null) {
    const blocks = this.orEmpty(this.blocks(nodes));
    return blocks.map((block) =>
      dir && block.type.name === "paragraph"
        ? this.make("paragraph", { dir }, [...block.children])
        : block,
    );
  }

  private orEmpty(blocks: Node[]) {
    return blocks.length > 0 ? blocks : [this.make("paragraph")];
  }

  /** What can only be followed by blocks begins with a line. */
  private afterLine(nodes: HtmlNode[]) {
    const blocks = this.orEmpty(this.blocks(nodes));
    return blocks[0]?.type.name === "paragraph" ? blocks : [this.make("paragraph"), ...blocks];
  }

  private items(list: HtmlElement) {
    const entries = list.children.filter((child) => !isBlank(child));
    const items = entries.map((child) => {
      const isItem = typeof child !== "string" && child.name === "li";
      const dir = isItem ? chosenDirection(child) : null;
      return this.make("listItem", { dir }, this.afterLine(isItem ? child.children : [child]));
    });
    return items.length > 0 ? items : [this.make("listItem", null, [this.make("paragraph")])];
  }

  private code(element: HtmlElement) {
    const text = textOf(element).replace(/\r\n?/g, "\n").replace(/^\n/, "");
    return this.make("codeBlock", null, text ? [this.schema.text(text)] : []);
  }

  private table(element: HtmlElement) {
    const rows = elementsOf(element).flatMap((part) =>
      part.name === "tr" ? [part] : elementsOf(part).filter(({ name }) => name === "tr"),
    );
    const made = rows.map((row) =>
      this.make(
        "tableRow",
        null,
        elementsOf(row).map((cell) => this.cell(cell)),
      ),
    );
    const dir = chosenDirection(element);
    return made.length > 0 ? [this.make("table", { dir }, made)] : this.blocks(element.children);
  }

  private cell(element: HtmlElement) {
    const { name, attributes, children } = element;
    const span = (value = "1") => (/^[1-9]\d?$/.test(value) ? Number(value) : 1);
    const attrs = {
      colspan: span(attributes.colspan),
      rowspan: span(attributes.rowspan),
      dir: chosenDirection(element),
    };
    const content = this.orEmpty(this.blocks(children));
    return name === "th"
      ? this.make("tableHeader", { ...attrs, scope: attributes.scope ?? null }, content)
      : this.make("tableCell", attrs, content);
  }

  private figureOrFilm(element: HtmlElement): Node[] {
    const parts = element.children.filter((child) => !isBlank(child));
    const last = parts.at(-1);
    const caption = typeof last === "object" && last.name === "figcaption" ? last.children : [];
    const shown = caption.length > 0 ? parts.slice(0, -1) : parts;
    const [only] = shown;
    const pictures = shown.filter(
      (part): part is HtmlElement => typeof part === "object" && part.name === "img",
    );
    if (pictures.length > 0 && pictures.length === shown.length) {
      return [this.figure(pictures, caption, layoutOf(element))];
    }
    if (shown.length === 1 && typeof only === "object" && videoId(only.attributes.href)) {
      const attrs = { address: only.attributes.href, title: textOf(only).trim() };
      return [
        this.make("film", attrs, [this.make("caption", null, readLine(caption, this.schema))]),
      ];
    }
    return this.blocks(element.children);
  }

  private figure(pictures: HtmlElement[], caption: HtmlNode[], layout: PictureLayout | null) {
    const images = pictures.map(({ attributes: { src, alt = "" } }) =>
      this.make("picture", { src, alt }),
    );
    return this.make("figure", { layout }, [
      ...images,
      this.make("caption", null, readLine(caption, this.schema)),
    ]);
  }
}

/** The editor's blocks for a piece of the sanitiser's HTML. */
export function readBlocks(nodes: HtmlNode[], schema: Schema) {
  return new BlockReader(schema).blocks(nodes);
}
