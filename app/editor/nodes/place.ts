import { Node } from "@tiptap/core";

const LINK = /^\/journey\/[^/?#]+$/;

function wordsOf(element: Element | null) {
  return element?.textContent?.replace(/\s+/g, " ").trim() ?? "";
}

/** The place that a block links to if it contains nothing else; `false` for other blocks. */
function placeIn(block: HTMLElement) {
  const link = block.firstElementChild;
  const path = link?.getAttribute("href") ?? "";
  const [name, region] = ["strong", "small"].map((part) => wordsOf(block.querySelector(part)));
  const pictures = block.querySelectorAll("img");
  const isAll = link?.tagName === "A" && wordsOf(block) === `${name} ${region}`.trim();
  if (!isAll || !name || !LINK.test(path) || pictures.length > 1) return false;
  return { path, name, region, picture: pictures[0]?.getAttribute("src") ?? null };
}

/** A place of the journey, as a card with a link to its page. */
export const Place = Node.create({
  name: "place",
  group: "block",
  atom: true,
  draggable: true,
  addAttributes: () => ({
    path: {},
    name: { default: "" },
    region: { default: "" },
    picture: { default: null },
  }),
  parseHTML: () => [{ tag: "div", getAttrs: placeIn }],
  renderHTML: ({ node: { attrs } }) => [
    "div",
    [
      "a",
      { href: attrs.path },
      ...(attrs.picture ? [["img", { src: attrs.picture, alt: "" }]] : []),
      ["strong", attrs.name],
      ...(attrs.region ? [" ", ["small", attrs.region]] : []),
    ],
  ],
});
