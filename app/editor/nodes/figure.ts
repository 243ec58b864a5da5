import { Node } from "@tiptap/core";
import { NodeSelection, TextSelection } from "@tiptap/pm/state";
import { pictureLayouts } from "~/texts/picture-layout";
import { PictureView } from "./picture-view";
import { removePicture } from "./remove-picture";

/** One picture or several, and their caption. */
export const Figure = Node.create({
  name: "figure",
  group: "block",
  content: "picture+ caption",
  isolating: true,
  draggable: true,
  addAttributes: () => ({
    layout: {
      default: null,
      parseHTML: (element) => pictureLayouts.find((one) => element.classList.contains(one)) ?? null,
      renderHTML: ({ layout }) => (layout ? { class: layout } : {}),
    },
  }),
  parseHTML: () => [{ tag: "figure:has(> [data-picture-src])" }],
  renderHTML: ({ HTMLAttributes }) => ["figure", HTMLAttributes, 0],
});

export const Picture = Node.create({
  name: "picture",
  atom: true,
  draggable: true,
  addAttributes: () => ({
    src: { parseHTML: (element) => element.getAttribute("data-picture-src") },
    alt: { default: "" },
  }),
  parseHTML: () => [{ tag: "img[data-picture-src]" }],
  renderHTML: ({ node: { attrs } }) => [
    "img",
    { "data-picture-src": attrs.src, src: attrs.src, alt: attrs.alt },
  ],
  addNodeView: () => (props) => new PictureView(props),
  addKeyboardShortcuts() {
    const remove = () => {
      const { selection } = this.editor.state;
      const isPicture = selection instanceof NodeSelection && selection.node.type === this.type;
      if (isPicture) removePicture(this.editor.view, selection.from);
      return isPicture;
    };
    return { Backspace: remove, Delete: remove };
  },
});

/** The words under pictures, or under a film. */
export const Caption = Node.create({
  name: "caption",
  content: "inline*",
  defining: true,
  parseHTML: () => [{ tag: "figcaption" }],
  renderHTML: () => ["figcaption", { "data-placeholder": "Caption" }, 0],
  addKeyboardShortcuts() {
    return {
      /** The writer goes on below. */
      Enter: () => {
        const { state, view } = this.editor;
        const { $head } = state.selection;
        if ($head.parent.type !== this.type) return false;
        const after = $head.after(-1);
        const paragraph = state.schema.nodes.paragraph?.create();
        if (!paragraph) return false;
        const { tr } = state;
        tr.insert(after, paragraph).setSelection(TextSelection.create(tr.doc, after + 1));
        view.dispatch(tr.scrollIntoView());
        return true;
      },
    };
  },
});
