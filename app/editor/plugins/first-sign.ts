import { Extension } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";

/** Chromium on a desktop; keyboards of phones compose words and press no keys. */
const IS_CHROMIUM = /Chrome\//;
const IS_PHONE = /Android/;

/**
 * Types into an empty block by itself, as ProseMirror does where a selection spans blocks. Chromium puts the first
 * letter into the next block, or the cursor before it, where the block was made by the very key before and a slow
 * machine has not drawn it yet.
 */
function typeFirstSign(view: EditorView, { charCode, ctrlKey, metaKey }: KeyboardEvent) {
  const { $from, from, to, empty } = view.state.selection;
  if (!empty || !$from.parent.isTextblock || $from.parent.content.size > 0) return false;
  // Enter has the code of a line's end.
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
