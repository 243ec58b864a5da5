import { type HtmlElement, type HtmlNode, parseHtml } from "~/utils/markup/html-tree";
import { isDropped, ruleOf } from "./content-elements";
import { hasMarkup } from "./markup";

/** The text of a content without tags: one paragraph a line, pictures as their descriptions. */
export function readableText(content: string) {
  const text = hasMarkup(content) ? parseHtml(content).map(textOf).join("") : content;
  const lines = text.split("\n").map((line) => line.trim());
  return lines.filter(Boolean).join("\n\n").replaceAll("\n\n• ", "\n• ");
}

function textOf(node: HtmlNode): string {
  if (typeof node === "string") return node;
  if (isDropped(node)) return "";
  if (node.name === "img") return pictureText(node);
  if (node.name === "br") return "\n";
  if (node.name === "hr") return "\n* * *\n";
  const inner = node.children.map(textOf).join("");
  if (node.name === "li") return `\n• ${inner.trim()}\n`;
  return ruleOf(node)?.isBlock ? `\n${inner}\n` : inner;
}

function pictureText({ attributes }: HtmlElement) {
  const words = attributes.alt?.trim();
  return words ? `[Picture: ${words}]` : "[Picture]";
}
