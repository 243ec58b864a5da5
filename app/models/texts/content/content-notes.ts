import { escapedAttribute } from "~/utils/markup/escape-html";
import type { HtmlElement, HtmlNode } from "~/utils/markup/html-tree";

/** Notes beside a text: an `aside` belongs to the paragraph before it, which gets the note's number at its end. */

export function isNote(node: HtmlNode | undefined): node is HtmlElement & { name: "aside" } {
  return typeof node === "object" && node.name === "aside";
}

/** How many notes follow this node, with only whitespace between them. */
export function notesAfter(nodes: HtmlNode[], index: number) {
  let count = 0;
  for (let at = index + 1; at < nodes.length; at += 1) {
    const node = nodes[at];
    if (isNote(node)) count += 1;
    else if (typeof node !== "string" || node.trim() !== "") break;
  }
  return count;
}

type Resolve = (address: string) => string;

/** Numbers the notes of a text, and writes the links between text and notes. */
export class Notes {
  private marked = 0;
  private written = 0;

  constructor(private readonly resolve: Resolve) {}

  /** The marks of the next notes, for the end of a paragraph. */
  marks(count: number) {
    return Array.from({ length: count }, () => this.mark()).join("");
  }

  private mark() {
    this.marked += 1;
    const to = this.address(`note-${this.marked}`);
    return `<sup id="note-${this.marked}-from"><a href="${to}" aria-label="Note ${this.marked}">${this.marked}</a></sup>`;
  }

  /** Whether the next note has a mark in the text. */
  get hasMark() {
    return this.written < this.marked;
  }

  /** A note around safe HTML; `role="note"` keeps it from being a landmark. A note without a mark has no number. */
  note(inner: string, look: string) {
    if (!this.hasMark) return `<aside role="note"${look}>${inner}</aside>`;
    this.written += 1;
    const back = this.address(`note-${this.written}-from`);
    const link = `<a href="${back}" aria-label="Back to note ${this.written} in the text">${this.written}</a>`;
    return `<aside role="note" id="note-${this.written}"${look}>${link} ${inner}</aside>`;
  }

  private address(id: string) {
    return escapedAttribute(this.resolve(`#${id}`));
  }
}

/** Whether the element links a text and its notes; where a note directly follows its text, such a link is useless. */
export function isNoteLink({ name, attributes }: HtmlElement) {
  return name === "a" && /#note-\d+(?:-from)?$/.test(attributes.href ?? "");
}
