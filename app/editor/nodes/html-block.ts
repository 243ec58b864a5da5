import { Node } from "@tiptap/core";
import { HtmlBlockView } from "./html-block-view";

/** HTML that the editor has no nodes for, kept as it is. */
export const HtmlBlock = Node.create({
  name: "htmlBlock",
  atom: true,
  draggable: true,
  addAttributes: () => ({
    source: { parseHTML: (element) => element.getAttribute("data-html") },
  }),
  parseHTML: () => [{ tag: "div[data-html]" }],
  renderHTML: ({ node: { attrs } }) => ["div", { "data-html": attrs.source }],
  addNodeView: () => (props) => new HtmlBlockView(props),
});
