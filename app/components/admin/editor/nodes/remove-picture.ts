import type { EditorView } from "@tiptap/pm/view";

/** Removes the picture at this position, and its figure with the last one. */
export function removePicture(view: EditorView, position: number) {
  const $at = view.state.doc.resolve(position);
  const isOnly = $at.parent.childCount === 2;
  const [from, to] = isOnly ? [$at.before(), $at.after()] : [position, position + 1];
  view.dispatch(view.state.tr.delete(from, to).scrollIntoView());
  view.focus();
}
