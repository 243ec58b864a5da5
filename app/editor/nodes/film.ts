import { Node } from "@tiptap/core";

/** A film on YouTube; on the page its player comes after a click. The sanitiser knows one, and marks its link. */
export const Film = Node.create({
  name: "film",
  group: "block",
  content: "caption",
  isolating: true,
  draggable: true,
  addAttributes: () => ({
    // Nothing else is made a film to hold a caption.
    address: {
      isRequired: true,
      parseHTML: (figure) => figure.querySelector("a")?.getAttribute("href"),
    },
    title: { parseHTML: (figure) => figure.querySelector("a")?.textContent },
  }),
  parseHTML: () => [
    {
      tag: "figure:has(> a[data-video])",
      contentElement(figure) {
        const captions = document.createElement("figure");
        captions.append(...(figure as HTMLElement).querySelectorAll("figcaption"));
        return captions;
      },
    },
  ],
  renderHTML: ({ node: { attrs } }) => [
    "figure",
    [
      "a",
      { href: attrs.address, "data-video": "", contenteditable: "false" },
      attrs.title || "Film",
    ],
    ["div", { "data-held": "" }, 0],
  ],
});
