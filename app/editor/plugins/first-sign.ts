import { Extension } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";

/** Only Chromium on a desktop; phone keyboards compose words and send no key events. */
const IS_CHROMIUM = /Chrome\//;
const IS_PHONE = /Android/;

/**
 * Inserts the first character of an empty block by a transaction, as ProseMirror does for a selection across blocks. If
 * the key just before created the block and a slow machine has not drawn it yet, Chromium would put the character into
 * the next block, or the cursor before it.
 */
function typeFirstSign(view: EditorView, { charCode, ctrlKey, metaKey }: KeyboardEvent) {
  const { $from, from, to, empty } = view.state.selection;
  if (!empty || !$from.parent.isTextblock || $from.parent.content.size > 0) return false;
  // Enter has the code of a line break.
  if (view.composing || ctrlKey || metaKey || charCode < 32) return false;
  const text = String.fromCodePoint(charCode);
  const type = () => view.state.tr.insertText(text).scrollIntoView();
  const isTaken = view.someProp("handleTextInput", (take) => take(view, from, to, text, type));
  if (!isTaken) view.dispatch(type());
  return true;
}

export const FirstSign = Extension.create({
  name: "firstSign",
  addProseMirrorPlugins() {
    const { userAgent } = navigator;
    if (!IS_CHROMIUM.test(userAgent) || IS_PHONE.test(userAgent)) return [];
    return [new Plugin({ props: { handleKeyPress: typeFirstSign } })];
  },
});
