import type { Editor } from "@tiptap/core";
import { type MutableRefObject, type RefObject, useEffect, useRef, useState } from "react";
import { createEditor } from "./create-editor";
import { FieldSync } from "./field-sync";
import type { PictureTarget } from "./picture-target";
import { landPicture, markLanding } from "./plugins/landing";

export type EditorProps = {
  /** The id of the field that the editor replaces. */
  areaId: string;
  label: string;
  /** Whether the form is being sent. */
  isShut: boolean;
  pictures: MutableRefObject<PictureTarget | null>;
  /** Passes files to the picture field, such as pasted ones. */
  giveFiles(files: File[]): void;
};

function targetIn(editor: Editor): PictureTarget {
  return {
    mark(batch) {
      const { said } = editor.storage.pictureLanding;
      editor.view.dispatch(markLanding(editor.state, batch, said));
    },
    land({ url, alt }, batch) {
      if (alt === "") editor.storage.pictureLanding.undescribed.add(url);
      editor.view.dispatch(landPicture(editor.state, url, batch));
    },
  };
}

function countWords({ state: { doc } }: Editor) {
  return doc.textBetween(0, doc.content.size, " ", " ").match(/\S+/g)?.length ?? 0;
}

/** The editor of a field and its word count; `null` until it is ready. */
export function useContentEditor(host: RefObject<HTMLElement>, props: EditorProps) {
  const { areaId, label, isShut, pictures } = props;
  const [editor, setEditor] = useState<Editor | null>(null);
  const [words, setWords] = useState(0);
  const giveFiles = useRef(props.giveFiles);
  giveFiles.current = props.giveFiles;

  useEffect(() => {
    const area = document.getElementById(areaId);
    if (!host.current || !(area instanceof HTMLTextAreaElement)) return;
    const made = createEditor({
      element: host.current,
      label,
      onFiles(files, alt = "") {
        made.storage.pictureLanding.said = alt;
        giveFiles.current(files);
        made.storage.pictureLanding.said = "";
      },
    });
    const count = () => setWords(countWords(made));
    const sync = new FieldSync(area, made, count);
    const focus = () => made.commands.focus();
    const [tag] = area.labels;
    tag?.addEventListener("click", focus);
    pictures.current = targetIn(made);
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
