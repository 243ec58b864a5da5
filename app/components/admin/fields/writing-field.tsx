import { type ComponentType, useEffect, useRef, useState } from "react";
import { type Field, TextArea } from "~/components/admin/forms/versioned-controls";
import { SmallButton } from "~/components/ui/buttons/small-button";
import { ownLanguage } from "~/components/ui/in-words";
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

/**
 * The editor, once its code is there; nothing is exchanged under the fingers of who types already. `null` before, and
 * `"none"` where it did not come.
 */
function useEditor(id: string) {
  const [editor, setEditor] = useState<Editor | "none" | null>(null);
  useEffect(() => {
    let isGone = false;
    import("~/editor/content-editor")
      .then(async (code) => {
        await leftAlone(id);
        if (!isGone) setEditor(() => code.default);
      })
      .catch(() => setEditor("none"));
    return () => {
      isGone = true;
    };
  }, [id]);
  return editor;
}

type Props = {
  field: Field;
  label: string;
  hint: string;
  rows: number;
  /** Whether it stands on the page itself, as readers see it. */
  isBare?: boolean;
  /** Whether the form is for more than this text: pictures dropped beside all fields do not come into it. */
  isBeside?: boolean;
  /** What is in it as readers see it: that can be read until the editor is there. */
  page?: string;
};

/**
 * A field for a long text. What is sent is always its text area; where scripts run an editor stands before that, and
 * steps aside for the source.
 */
export function WritingField({ field, label, hint, rows, isBare, isBeside, page }: Props) {
  const code = useEditor(field.id);
  const Editor: ComponentType<Parameters<Editor>[0]> | null = code === "none" ? null : code;
  const [isSource, setSource] = useState(false);
  const pictures = useRef<PictureTarget | null>(null);
  const isShut = useIsPosting();
  const isEditing = Editor !== null && !isSource;
  const read = code === null ? page : undefined;
  return (
    <>
      <div className={read ? "js:hidden" : "contents"}>
        <TextArea
          field={field}
          label={label}
          rows={rows}
          isBare={isBare}
          className="letter-column"
          data-long-text
          hidden={isEditing}
          hint={isEditing ? undefined : hint}
        />
      </div>
      {read && (
        <div
          lang={ownLanguage()}
          className="content letter-column is-awaiting no-js:hidden"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server.
          dangerouslySetInnerHTML={{ __html: read }}
        />
      )}
      {isEditing && (
        <Editor
          isBare={isBare}
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
      <ContentPictures field={field} isEditing={isEditing} isBeside={isBeside} target={pictures} />
    </>
  );
}
