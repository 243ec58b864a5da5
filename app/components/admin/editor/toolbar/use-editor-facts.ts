import type { Editor } from "@tiptap/core";
import { useSyncExternalStore } from "react";

/**
 * Facts about the editor as a text, such as which buttons are pressed; what shows them is rendered again when they
 * change, and not with each key.
 */
export function useEditorFacts(editor: Editor, read: (editor: Editor) => string) {
  return useSyncExternalStore(
    (onChange) => {
      editor.on("transaction", onChange);
      return () => editor.off("transaction", onChange);
    },
    () => read(editor),
  );
}
