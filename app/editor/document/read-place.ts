import type { HtmlElement } from "~/utils/markup/html-tree";
import { elementsOf, isBlank, textOf } from "./nodes";

const PLACE = /^\/journey\/[^/?#]+$/;

/** What a link to a place of the journey says that stands by itself; `null` for any other element. */
export function placeIn(element: HtmlElement) {
  const [link, ...others] = element.children.filter((child) => !isBlank(child));
  if (element.name !== "div" || typeof link !== "object" || others.length > 0) return null;
  const { href: path = "" } = link.attributes;
  const named = (name: string) => elementsOf(link).find((child) => child.name === name);
  const name = named("strong");
  if (link.name !== "a" || !PLACE.test(path) || !name) return null;
  const region = named("small");
  return {
    path,
    picture: named("img")?.attributes.src ?? null,
    name: textOf(name).trim(),
    region: region ? textOf(region).trim() : "",
  };
}
