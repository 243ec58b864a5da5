import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Selection } from "@tiptap/pm/state";

/** Replaces an empty line by a block, else inserts it after the paragraph at the cursor. */
export function insertBlock(editor: Editor, block: Node) {
  const { state, view } = editor;
  const { $from } = state.selection;
  const isEmptyLine = $from.parent.type.name === "paragraph" && $from.parent.content.size === 0;
  const at = $from.depth > 0 ? $from.after(1) : state.selection.to;
  const from = isEmptyLine && $from.depth === 1 ? $from.before(1) : at;
  const tr = state.tr.replaceWith(from, at, block);
  const behind = from + block.nodeSize;
  // The cursor continues below.
  if (behind === tr.doc.content.size) tr.insert(behind, state.schema.node("paragraph"));
  tr.setSelection(Selection.near(tr.doc.resolve(behind)));
  view.dispatch(tr.scrollIntoView());
  view.focus();
}
