import type { HtmlElement, HtmlNode } from "~/utils/markup/html-tree";

export type PlaceLink = {
  link: HtmlElement;
  image: HtmlElement | undefined;
  name: HtmlElement | undefined;
  region: HtmlElement | undefined;
};

/** The place link in a block that holds nothing else, as the editor writes it; else `null`. */
export function placeIn({ name, children }: HtmlElement): PlaceLink | null {
  const [link] = children;
  if (name !== "div" || children.length !== 1 || typeof link !== "object") return null;
  if (link.name !== "a" || !/\/journey\/[^/?#]+$/.test(link.attributes.href ?? "")) return null;
  const part = (wanted: string) =>
    link.children.filter((child) => typeof child === "object").find((one) => one.name === wanted);
  const isOther = (child: HtmlNode) =>
    typeof child === "string" ? child.trim() !== "" : !/^(?:img|strong|small)$/.test(child.name);
  if (link.children.some(isOther)) return null;
  return { link, image: part("img"), name: part("strong"), region: part("small") };
}
