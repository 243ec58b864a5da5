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

/** Resolves once this field does not have the focus. */
function leftAlone(id: string) {
  const field = document.activeElement;
  if (field?.id !== id) return Promise.resolve();
  return new Promise((resolve) => field.addEventListener("blur", resolve, { once: true }));
}

/**
 * The editor's component: `null` while its code loads, `"none"` if loading failed. Waits until the field loses the
 * focus, so that the field is not replaced while somebody types in it.
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
  /** Whether it has no frame and looks like the page that readers see. */
  isBare?: boolean;
  /** Whether the text is a secondary field; then files dropped elsewhere in the form are not for it. */
  isBeside?: boolean;
  /** Its text as HTML, shown to read until the editor has loaded. */
  page?: string;
};

/**
 * A field for a long text. The form always sends its text area; with scripts an editor is shown in its place, except
 * while the owner edits the source.
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
          // A new text area needs a new editor.
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
