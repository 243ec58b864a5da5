import type { EditorView } from "@tiptap/pm/view";
import { withoutPicture } from "../plugins/figures";

/** Removes the picture at this position, and its figure with the last one. */
export function removePicture(view: EditorView, position: number) {
  view.dispatch(withoutPicture(view.state.tr, position).scrollIntoView());
  view.focus();
}
