import type { NodeViewRendererProps } from "@tiptap/core";
import type { NodeView } from "@tiptap/pm/view";

/** A picture in a frame of its own, which can be chosen as a whole. */
export function pictureView({ node }: Pick<NodeViewRendererProps, "node">): NodeView {
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
