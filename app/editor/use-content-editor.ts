import type { Editor } from "@tiptap/core";
import { type MutableRefObject, type RefObject, useEffect, useRef, useState } from "react";
import { createEditor } from "./create-editor";
import { FieldSync } from "./field-sync";
import type { PictureTarget } from "./picture-target";
import { landPicture, markLanding } from "./plugins/landing";
import { countWords } from "./word-count";

export type EditorProps = {
  /** The field that is sent, in whose place the editor stands. */
  areaId: string;
  label: string;
  /** Whether the form is on its way. */
  isShut: boolean;
  pictures: MutableRefObject<PictureTarget | null>;
  /** Gives the field for pictures files that did not come through it. */
  giveFiles(files: File[]): void;
};

function targetIn(editor: Editor, descriptions: MutableRefObject<string[]>): PictureTarget {
  return {
    mark: (batch) => editor.view.dispatch(markLanding(editor.state, batch, descriptions.current)),
    land({ url, alt }, batch) {
      if (alt === "") editor.storage.pictureLanding.undescribed.add(url);
      editor.view.dispatch(landPicture(editor.state, url, batch));
    },
  };
}

/** The editor of a field, and how many words it holds; `null` until it is there. */
export function useContentEditor(host: RefObject<HTMLElement>, props: EditorProps) {
  const { areaId, label, isShut, pictures } = props;
  const [editor, setEditor] = useState<Editor | null>(null);
  const [words, setWords] = useState(0);
  const giveFiles = useRef(props.giveFiles);
  giveFiles.current = props.giveFiles;
  // Of the pictures that are given now; the field for pictures marks their place before it returns.
  const descriptions = useRef<string[]>([]);

  useEffect(() => {
    const area = document.getElementById(areaId);
    if (!host.current || !(area instanceof HTMLTextAreaElement)) return;
    const made = createEditor({
      element: host.current,
      label,
      onFiles(files, described = []) {
        descriptions.current = described;
        giveFiles.current(files);
        descriptions.current = [];
      },
    });
    const count = () => setWords(countWords(made.state.doc));
    const sync = new FieldSync(area, made, count);
    const focus = () => made.commands.focus();
    const [tag] = area.labels;
    tag?.addEventListener("click", focus);
    pictures.current = targetIn(made, descriptions);
    count();
    setEditor(made);
    return () => {
      pictures.current = null;
      tag?.removeEventListener("click", focus);
      sync.stop();
      made.destroy();
    };
  }, [areaId, label, host, pictures]);

  useEffect(() => editor?.setEditable(!isShut, false), [editor, isShut]);
  return { editor, words };
}
