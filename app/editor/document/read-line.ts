import type { Mark, Node, Schema } from "@tiptap/pm/model";
import type { HtmlElement, HtmlNode } from "~/utils/markup/html-tree";

const MARKS: Record<string, string> = {
  b: "bold",
  strong: "bold",
  i: "italic",
  em: "italic",
  code: "code",
  s: "strike",
  u: "underline",
  small: "small",
  sub: "subscript",
  sup: "superscript",
  q: "quoted",
  cite: "credit",
};
const BLANKS = /[ \t\n\f\r]+/g;

function markOf({ name, attributes }: HtmlElement, schema: Schema) {
  const { href, lang } = attributes;
  if (name === "a") return href ? schema.mark("link", { href }) : null;
  if (name === "b" && attributes.class === "place") return schema.mark("placeName");
  if (name === "i" && lang) return schema.mark("foreignWords", { lang });
  const type = MARKS[name];
  return type ? schema.mark(type) : null;
}

function inline(node: HtmlNode, marks: readonly Mark[], schema: Schema): Node[] {
  if (typeof node === "string") {
    const text = node.replace(BLANKS, " ");
    return text ? [schema.text(text, marks)] : [];
  }
  if (node.name === "br") return [schema.node("hardBreak")];
  const mark = markOf(node, schema);
  const inner = mark ? mark.addToSet(marks) : marks;
  return node.children.flatMap((child) => inline(child, inner, schema));
}

/** All text within these nodes and its formats, as one line. */
export function readLine(nodes: HtmlNode[], schema: Schema) {
  return trimmed(nodes.flatMap((node) => inline(node, [], schema)));
}

/** A line without blanks at its ends and beside its breaks, and with one blank in each other place. */
function trimmed(line: Node[]) {
  const kept: Node[] = [];
  const trimEnd = () => {
    const last = kept.at(-1);
    if (!last?.text?.endsWith(" ")) return;
    kept.pop();
    if (last.text.length > 1) kept.push(last.cut(0, last.text.length - 1));
  };
  for (const node of line) {
    const last = kept.at(-1);
    const isAfterBlank = !last?.isText || last.text?.endsWith(" ");
    if (!node.isText) {
      trimEnd();
      kept.push(node);
    } else if (!isAfterBlank || !node.text?.startsWith(" ")) kept.push(node);
    else if (node.text.length > 1) kept.push(node.cut(1));
  }
  trimEnd();
  return kept;
}
