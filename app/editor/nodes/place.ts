import { Node } from "@tiptap/core";

/** A place of the journey, as a card that leads to its page. */
export const Place = Node.create({
  name: "place",
  group: "block",
  atom: true,
  draggable: true,
  addAttributes: () => ({
    path: { parseHTML: (element) => element.getAttribute("data-place") },
    name: { parseHTML: (element) => element.querySelector("strong")?.textContent ?? "" },
    region: { parseHTML: (element) => element.querySelector("small")?.textContent ?? "" },
    picture: { parseHTML: (element) => element.querySelector("img")?.getAttribute("src") ?? null },
  }),
  parseHTML: () => [{ tag: "div[data-place]" }],
  renderHTML: ({ node: { attrs } }) => [
    "div",
    { "data-place": attrs.path },
    [
      "a",
      { href: attrs.path },
      ...(attrs.picture ? [["img", { src: attrs.picture, alt: "" }]] : []),
      ["strong", attrs.name],
      ...(attrs.region ? [" ", ["small", attrs.region]] : []),
    ],
  ],
});
