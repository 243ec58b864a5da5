import type { HtmlElement, HtmlNode } from "~/utils/markup/html-tree";

export function isBlank(node: HtmlNode) {
  return typeof node === "string" && node.trim() === "";
}

export function elementsOf({ children }: HtmlElement) {
  return children.filter((child): child is HtmlElement => typeof child !== "string");
}

export function textOf(node: HtmlNode): string {
  return typeof node === "string" ? node : node.children.map(textOf).join("");
}
