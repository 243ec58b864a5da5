import { Node, type NodeViewRendererProps } from "@tiptap/core";
import { Image } from "@tiptap/extension-image";
import { NodeSelection, TextSelection } from "@tiptap/pm/state";
import type { NodeView } from "@tiptap/pm/view";
import { pictureLayouts } from "~/texts/picture-layout";
import { withoutPicture } from "../plugins/figures";

/** Whether a figure contains only pictures, and at most one caption after them. */
function isOfPictures(figure: Element) {
  const parts = [...figure.childNodes].filter((part) => part.nodeType !== 3 || hasWords(part));
  const last = parts.at(-1);
  if (last?.nodeName === "FIGCAPTION") parts.pop();
  return parts.length > 0 && parts.every(isPicture);
}

function hasWords({ textContent }: ChildNode) {
  return textContent?.trim() !== "";
}

/** Whether it is a picture, or a link with only a picture in it. */
function isPicture(part: ChildNode) {
  return (part as Element).matches?.("img, a:has(> img:only-child)") && !hasWords(part);
}

/** Gives pictures within a line, or between other blocks, figures of their own. */
export function frameLoosePictures(body: HTMLElement) {
  for (const picture of body.querySelectorAll("img")) {
    const figure = picture.closest("figure");
    if (figure && isOfPictures(figure)) continue;
    const own = document.createElement("figure");
    picture.replaceWith(own);
    own.append(picture);
  }
}

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
  parseHTML: () => [{ tag: "figure", getAttrs: (figure) => isOfPictures(figure) && null }],
  renderHTML: ({ HTMLAttributes }) => ["figure", HTMLAttributes, 0],
});

export const Picture = Image.extend({
  name: "picture",
  group: "",
  atom: true,
  addAttributes() {
    return {
      ...this.parent?.(),
      alt: { default: "" },
      /** The link's address. */
      href: {
        default: null,
        parseHTML: (image) => image.closest("a")?.getAttribute("href") ?? null,
        renderHTML: () => ({}),
      },
    };
  },
  renderHTML({ node: { attrs }, HTMLAttributes }) {
    const image: [string, object] = ["img", HTMLAttributes];
    return attrs.href ? ["a", { href: attrs.href }, image] : image;
  },
  addNodeView: () => pictureView,
  addKeyboardShortcuts() {
    const remove = () => {
      const { state, view } = this.editor;
      const { selection, tr } = state;
      const isPicture = selection instanceof NodeSelection && selection.node.type === this.type;
      if (!isPicture) return false;
      view.dispatch(withoutPicture(tr, selection.from).scrollIntoView());
      view.focus();
      return true;
    };
    return { Backspace: remove, Delete: remove };
  },
});

/** The caption of pictures or of a film. */
export const Caption = Node.create({
  name: "caption",
  content: "inline*",
  defining: true,
  parseHTML: () => [{ tag: "figure > figcaption" }],
  renderHTML: ({ HTMLAttributes }) => ["figcaption", HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return {
      /** Continues in the paragraph below. */
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

/** A picture in an element of its own, so that it can be selected as a whole. */
function pictureView({ node }: Pick<NodeViewRendererProps, "node">): NodeView {
  const dom = document.createElement("div");
  const image = document.createElement("img");
  dom.className = "editor-picture";
  dom.contentEditable = "false";
  image.draggable = false;
  dom.append(image);

  function update({ type, attrs }: typeof node) {
    if (type !== node.type) return false;
    if (image.getAttribute("src") !== attrs.src) image.src = attrs.src;
    image.alt = attrs.alt;
    return true;
  }
  update(node);
  return { dom, update, ignoreMutation: () => true };
}
