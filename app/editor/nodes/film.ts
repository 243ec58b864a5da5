import { Node } from "@tiptap/core";

/** A film on YouTube; on the page a click replaces it by its player. The sanitiser recognizes it and marks its link. */
export const Film = Node.create({
  name: "film",
  group: "block",
  content: "caption",
  isolating: true,
  draggable: true,
  addAttributes: () => ({
    // Required, so that ProseMirror does not create a film only to hold a caption.
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
