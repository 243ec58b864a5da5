import type { Editor } from "@tiptap/core";

/** A picture of the text, where it is, and what is said of it. */
type Described = { position: number; src: string; alt: string };

/** All pictures of the text, in its order. */
export function picturesIn({ state }: Editor) {
  const found: Described[] = [];
  state.doc.descendants((node, position) => {
    if (node.type.name !== "picture") return;
    found.push({ position, src: node.attrs.src, alt: node.attrs.alt });
  });
  return found;
}

/** Whether a picture came without words of its own, and has none yet. */
export function isUndescribed({ storage }: Editor, { src, alt }: Described) {
  return alt === "" && storage.pictureLanding.undescribed.has(src);
}
