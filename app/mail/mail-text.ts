import { filmIn } from "~/models/texts/content/content-film";
import { isNoteLink } from "~/models/texts/content/content-notes";
import { ruleOf } from "~/texts/content-elements";
import { type HtmlElement, type HtmlNode, parseHtml } from "~/utils/markup/html-tree";

/** A letter's sanitised HTML as plain text: pictures as their descriptions, links with their addresses. */
export function mailText(html: string) {
  const lines = parseHtml(html).map(textOf).join("").split("\n");
  return lines
    .map((line) => line.replace(/[^\S\n]+/g, " ").trim())
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

function textOf(node: HtmlNode): string {
  if (typeof node === "string") return node.replace(/\s+/g, " ");
  const inner = () => node.children.map(textOf).join("");
  switch (node.name) {
    case "img":
      return node.attributes.alt ? `[${node.attributes.alt}]` : "";
    case "br":
      return "\n";
    case "hr":
      return "\n\n* * *\n\n";
    case "a":
      if (isNoteLink(node)) return `[${inner()}]`;
      return linkText(node, inner());
    case "h2":
    case "h3":
    case "h4":
      return `\n\n${inner().trim()}\n\n`;
    case "li":
      return `\n• ${inner().trim()}`;
    case "blockquote":
      return `\n\n“${inner().trim()}”\n\n`;
    case "q":
      return `“${inner()}”`;
    case "td":
    case "th":
      return `${inner().trim()} | `;
    case "tr":
      return `\n${inner().replace(/ \| $/, "")}`;
    case "figure":
      return filmIn(node) ? `\n\nA film: ${inner().trim()}\n\n` : `\n\n${inner().trim()}\n\n`;
    case "figcaption":
      return `\n${inner().trim()}`;
    case "pre":
      return `\n\n${preText(node.children)}\n\n`;
    default:
      return ruleOf(node)?.isBlock ? `\n\n${inner()}\n\n` : inner();
  }
}

/** Its line breaks are kept. */
function preText(nodes: HtmlNode[]): string {
  return nodes.map((node) => (typeof node === "string" ? node : preText(node.children))).join("");
}

/** If the words contain the address, it is not repeated. */
function linkText({ attributes: { href = "" } }: HtmlElement, words: string) {
  const address = href.replace(/^mailto:/, "");
  if (!address || words.includes(address)) return words;
  return words.trim() ? `${words} (${address})` : address;
}
