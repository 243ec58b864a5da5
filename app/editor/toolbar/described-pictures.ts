import type { Editor } from "@tiptap/core";

/** A picture of the text, where it was, and what was said of it. */
export type Described = { position: number; src: string; alt: string };

/** All pictures of the text, in its order. */
export function picturesIn({ state }: Editor) {
  const found: Described[] = [];
  state.doc.descendants((node, position) => {
    if (node.type.name !== "picture") return;
    found.push({ position, src: node.attrs.src, alt: node.attrs.alt });
  });
  return found;
}

/** Where a picture is by now: the text around it may have been written on. */
export function positionOf(editor: Editor, { src, position }: Described) {
  const same = picturesIn(editor).filter((picture) => picture.src === src);
  const found = same.find((picture) => picture.position === position) ?? same[0];
  return found?.position ?? null;
}

/** Says it in the text as it is typed, so that it is kept as all that is typed; the field undoes its own typing. */
export function putDescription(editor: Editor, picture: Described, alt: string) {
  const position = positionOf(editor, picture);
  if (position === null) return;
  const change = editor.state.tr.setNodeAttribute(position, "alt", alt);
  editor.view.dispatch(change.setMeta("addToHistory", false));
}
