import { Parser } from "htmlparser2";
import { escapedAttribute } from "./escape-html";

/** An element and its positions in the source: opening tag, content, closing tag. */
export type SourceElement = {
  name: string;
  attributes: Record<string, string>;
  parent: SourceElement | null;
  start: number;
  innerStart: number;
  innerEnd: number;
  end: number;
};

/** A replacement for a range of the source; an empty range is an insertion. */
export type HtmlEdit = { start: number; end: number; html: string };

/** All elements of a document, in the order of their opening tags. */
export function sourceElements(html: string) {
  const elements: SourceElement[] = [];
  let current: SourceElement | null = null;
  const parser = new Parser({
    onopentag(name, attributes) {
      const innerStart = parser.endIndex + 1;
      const { startIndex: start } = parser;
      const parent = current;
      const element = { name, attributes, parent, start, innerStart };
      current = { ...element, innerEnd: innerStart, end: innerStart };
      elements.push(current);
    },
    onclosetag(_name, isImplied) {
      if (!current) return;
      // Without a closing tag it ends before the tag that ends it; a void element ends at once.
      const at = Math.max(current.innerStart, parser.startIndex);
      current.innerEnd = at;
      current.end = isImplied ? at : parser.endIndex + 1;
      current = current.parent;
    },
  });
  parser.end(html);
  return elements;
}

/** Applies the edits in the order of their positions; an edit inside another is dropped. */
export function applyEdits(html: string, edits: HtmlEdit[]) {
  let result = "";
  let at = 0;
  for (const edit of edits.toSorted((one, other) => one.start - other.start)) {
    if (edit.start < at) continue;
    result += html.slice(at, edit.start) + edit.html;
    at = edit.end;
  }
  return result + html.slice(at);
}

export function openingTag(name: string, attributes: Record<string, string>) {
  const written = Object.entries(attributes).map(
    ([attribute, value]) => ` ${attribute}="${escapedAttribute(value)}"`,
  );
  return `<${name}${written.join("")}>`;
}
