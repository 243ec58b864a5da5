import { Node } from "@tiptap/core";

/** A film on YouTube; on the page its player comes after a click. */
export const Film = Node.create({
  name: "film",
  group: "block",
  content: "caption",
  isolating: true,
  draggable: true,
  addAttributes: () => ({
    address: { parseHTML: (element) => element.getAttribute("data-film") },
    title: { parseHTML: (element) => element.querySelector("a")?.textContent ?? "" },
  }),
  parseHTML: () => [{ tag: "figure[data-film]", contentElement: "div" }],
  renderHTML: ({ node: { attrs } }) => [
    "figure",
    { "data-film": attrs.address },
    [
      "a",
      { href: attrs.address, "data-video": "", contenteditable: "false" },
      attrs.title || "Film",
    ],
    ["div", 0],
  ],
});
