import { type ComponentType, useEffect, useRef, useState } from "react";
import { type Field, TextArea } from "~/components/admin/forms/versioned-controls";
import { SmallButton } from "~/components/ui/buttons/small-button";
import { useIsPosting } from "~/components/ui/pending-fieldset";
import type { PictureTarget } from "~/editor/picture-target";
import {
  ContentPictures,
  chooseFromPhotos,
  pictureInput,
  sendToPictures,
} from "./content-pictures";

type Editor = typeof import("~/editor/content-editor").default;

/** Resolves when nobody is typing in this field. */
function leftAlone(id: string) {
  const field = document.activeElement;
  if (field?.id !== id) return Promise.resolve();
  return new Promise((resolve) => field.addEventListener("blur", resolve, { once: true }));
}

/** The editor, once its code is there; nothing is exchanged under the fingers of who types already. */
function useEditor(id: string) {
  const [editor, setEditor] = useState<Editor | null>(null);
  useEffect(() => {
    let isGone = false;
    import("~/editor/content-editor")
      .then(async (code) => {
        await leftAlone(id);
        if (!isGone) setEditor(() => code.default);
      })
      // The plain field stays.
      .catch(() => {});
    return () => {
      isGone = true;
    };
  }, [id]);
  return editor;
}

type Props = { field: Field; label: string; hint: string; rows: number };

/**
 * A field for a long text. What is sent is always its text area; where scripts run an editor stands before that, and
 * steps aside for the source.
 */
export function WritingField({ field, label, hint, rows }: Props) {
  const Editor: ComponentType<Parameters<Editor>[0]> | null = useEditor(field.id);
  const [isSource, setSource] = useState(false);
  const pictures = useRef<PictureTarget | null>(null);
  const isShut = useIsPosting();
  const isEditing = Editor !== null && !isSource;
  return (
    <>
      <TextArea
        field={field}
        label={label}
        rows={rows}
        data-long-text
        hidden={isEditing}
        hint={isEditing ? undefined : hint}
      />
      {isEditing && (
        <Editor
          // Another text area is another text.
          key={field.key}
          areaId={field.id}
          label={label}
          isShut={isShut}
          pictures={pictures}
          giveFiles={(files) => sendToPictures(field, files)}
          choosePictures={() => pictureInput(field)?.click()}
          chooseFromPhotos={() => chooseFromPhotos(field)}
          onSource={() => setSource(true)}
        />
      )}
      {isSource && <SmallButton onClick={() => setSource(false)}>Back to the editor</SmallButton>}
      <ContentPictures field={field} target={pictures} />
    </>
  );
}
