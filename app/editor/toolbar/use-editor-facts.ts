import type { Editor } from "@tiptap/core";
import { useEffect, useState, useSyncExternalStore } from "react";

const MOMENT_MS = 120;

/** Facts about the editor as a text; what shows them is rendered again when they change, and not with each key. */
export function useEditorFacts(editor: Editor, read: (editor: Editor) => string) {
  return useSyncExternalStore(
    (onChange) => {
      editor.on("transaction", onChange);
      return () => editor.off("transaction", onChange);
    },
    () => read(editor),
  );
}

/** Facts that can wait until nothing was typed for a moment, such as which buttons are pressed. */
export function useLateEditorFacts(editor: Editor, read: (editor: Editor) => string) {
  const [facts, setFacts] = useState(() => read(editor));
  useEffect(() => {
    let timer: number | undefined;
    const plan = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => setFacts(read(editor)), MOMENT_MS);
    };
    editor.on("transaction", plan);
    return () => {
      window.clearTimeout(timer);
      editor.off("transaction", plan);
    };
  }, [editor, read]);
  return facts;
}
