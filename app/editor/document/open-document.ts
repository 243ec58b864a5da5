import type { Node, Schema } from "@tiptap/pm/model";
import { TableMap } from "@tiptap/pm/tables";
import { hasMarkup } from "~/texts/markup";
import { parseHtml } from "~/utils/markup/html-tree";
import { closedSource } from "./closed-source";
import { meaningOf } from "./meaning";
import { readBlocks } from "./read-blocks";
import { isShownAlike, readableContent, readableHtml, shownHtml } from "./rendering";
import { hidesSomething, segmentsOf } from "./segments";
import { blockHtml } from "./write-block";

/** The blocks without the empty line at the end, which is there to be written in. */
function withoutTail({ children }: Node) {
  const last = children.findLastIndex(
    ({ type, content }) => type.name !== "paragraph" || content.size > 0,
  );
  return children.slice(0, last + 1);
}

/** Tables whose rows are of different lengths would be evened out. */
function isEven(block: Node) {
  let isEven = block.type.name !== "table" || !TableMap.get(block).problems;
  block.descendants((node) => {
    if (node.type.name === "table") isEven &&= !TableMap.get(node).problems;
  });
  return isEven;
}

/**
 * A text opened in the editor. Each block knows the source that it was read from: as long as it says the same it is
 * written as it was, be it moved, or changed and changed back.
 */
export class OpenDocument {
  readonly doc: Node;
  private readonly sources = new Map<string, string>();
  private readonly written = new WeakMap<Node, string>();

  constructor(
    private readonly source: string,
    private readonly schema: Schema,
  ) {
    const text = source.replace(/\r\n?/g, "\n").trim();
    const html = hasMarkup(text) ? text : readableContent(text);
    const blocks = this.blocksOf(html);
    const joined = this.join(blocks);
    // What is left of a comment may be plain text by itself.
    const isRead = joined === "" || hasMarkup(joined);
    const isWhole = isRead && isShownAlike(joined, html);
    this.doc = schema.node("doc", null, this.orEmpty(isWhole ? blocks : [this.verbatim(html)]));
  }

  /** The text as it stands in the form; what was opened, to the letter, as long as nothing was changed. */
  write(doc: Node) {
    const [blocks, opened] = [withoutTail(doc), withoutTail(this.doc)];
    const isSame =
      blocks.length === opened.length && blocks.every((block, index) => opened[index]?.eq(block));
    return isSame ? this.source : this.writeAll(doc);
  }

  /** The same with every block written, as after a change. */
  writeAll(doc: Node) {
    return this.join(doc.children);
  }

  private orEmpty(blocks: Node[]) {
    return blocks.length > 0 ? blocks : [this.schema.node("paragraph")];
  }

  private blocksOf(html: string) {
    return segmentsOf(html).flatMap(({ source, isBlock }) => {
      if (isBlock) return this.block(source);
      const shown = readableHtml(source);
      // A line of pictures alone is no paragraph once they are deleted.
      const isKept = hidesSomething(source) || !isShownAlike(source, shown);
      if (isKept) return this.verbatim(source);
      return segmentsOf(shown).map((segment) => this.block(segment.source));
    });
  }

  /** The node that says what this source says, or one that holds it as it is. */
  private block(source: string) {
    const [block, ...others] = readBlocks(parseHtml(readableHtml(source)), this.schema);
    if (!block || others.length > 0 || hidesSomething(source) || !isEven(block)) {
      return this.verbatim(source);
    }
    const html = blockHtml(block);
    const known = this.sources.get(html);
    if (known !== undefined && !isShownAlike(known, source)) return this.verbatim(source);
    if (meaningOf(shownHtml(html)) !== meaningOf(shownHtml(source))) return this.verbatim(source);
    this.sources.set(html, closedSource(source));
    return block;
  }

  private verbatim(source: string) {
    return this.schema.node("htmlBlock", { source: closedSource(source) });
  }

  private htmlOf(block: Node) {
    const known = this.written.get(block);
    if (known !== undefined) return known;
    const source = this.sourceOf(block);
    this.written.set(block, source);
    return source;
  }

  private sourceOf(block: Node) {
    // It may have been edited since.
    if (block.type.name === "htmlBlock") return closedSource(block.attrs.source);
    const html = blockHtml(block);
    return this.sources.get(html) ?? (html === "<p></p>" ? "" : html);
  }

  /** A source that may be a bare line is parted from others as lines are. */
  private join(blocks: readonly Node[]) {
    let html = "";
    let wasBare = false;
    for (const block of blocks) {
      const source = this.htmlOf(block);
      if (source === "") continue;
      const isBare = block.type.name === "htmlBlock";
      if (html !== "") html += isBare || wasBare ? "\n\n" : "\n";
      html += source;
      wasBare = isBare;
    }
    return html;
  }
}
