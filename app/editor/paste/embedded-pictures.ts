import type { Node } from "@tiptap/pm/model";
import { Selection } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";

/** A picture that came within pasted HTML, with what was said of it there. */
export type EmbeddedPicture = { file: File; alt: string };

/** Stands for an embedded picture until the text that it came in has its place: no keyboard has these signs. */
export function embeddedMark(index: number) {
  return `\uE000${index}\uE001`;
}

/** Sends the pictures that came within a text, each from where it stands there; the cursor stays behind the text. */
export function sendEmbedded(
  view: EditorView,
  pictures: EmbeddedPicture[],
  send: (picture: EmbeddedPicture) => void,
) {
  for (const [index, picture] of pictures.entries()) {
    const { tr, selection, doc } = view.state;
    const mark = embeddedMark(index);
    const at = positionOf(mark, doc);
    if (at === null) {
      send(picture);
      continue;
    }
    tr.delete(at, at + mark.length).setSelection(Selection.near(tr.doc.resolve(at)));
    const cursor = selection.getBookmark().map(tr.mapping);
    view.dispatch(tr.setMeta("addToHistory", false));
    send(picture);
    view.dispatch(view.state.tr.setSelection(cursor.resolve(view.state.doc)));
  }
}

function positionOf(text: string, doc: Node) {
  let found: number | null = null;
  doc.descendants((node, position) => {
    const at = node.text?.indexOf(text) ?? -1;
    if (at >= 0) found = position + at;
    return found === null;
  });
  return found;
}
