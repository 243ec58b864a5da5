import type { Editor } from "@tiptap/core";
import { useEffect, useReducer, useSyncExternalStore } from "react";

const MOMENT_MS = 120;

/** A value computed from the editor; the component renders again only when it changes, not at every key. */
export function useEditorFact<Fact extends string | number>(
  editor: Editor,
  read: (editor: Editor) => Fact,
) {
  return useSyncExternalStore(
    (onChange) => {
      editor.on("transaction", onChange);
      return () => editor.off("transaction", onChange);
    },
    () => read(editor),
  );
}

/** Renders again after a pause in typing, which is soon enough for the state of buttons. */
export function useLateRender(editor: Editor) {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let timer: number | undefined;
    const plan = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(render, MOMENT_MS);
    };
    editor.on("transaction", plan);
    return () => {
      window.clearTimeout(timer);
      editor.off("transaction", plan);
    };
  }, [editor]);
}
