import type { z } from "zod";
import { ImageField } from "~/components/admin/fields/image-field";
import { SocialCard } from "~/components/admin/fields/social-card";
import { RecordForm, type RecordFormProps } from "~/components/admin/forms/record-form";
import { SaveBar } from "~/components/admin/forms/save-bar";
import { useRecordForm } from "~/components/admin/forms/use-record-form";
import { CheckField, TextArea, TextField } from "~/components/admin/forms/versioned-controls";
import type { collectionDraft } from "~/models/collections/collection";
import { PhotoFiles } from "./photo-files";

type Values = z.input<typeof collectionDraft>;

type Props = RecordFormProps<Values> & {
  /** The collection's public page, or the gallery for one that has none yet. */
  path: string;
};

export function CollectionForm({ values, revision, draft, reply, path }: Props) {
  const [form, fields] = useRecordForm<Values>(reply, values, ["title"]);
  return (
    <RecordForm form={form} revision={revision} draft={draft} reply={reply}>
      <TextField field={fields.title} label="Title" />
      <TextArea field={fields.description} label="Description" rows={3} />
      <ImageField
        field={fields.coverImage}
        label="Cover image"
        hint="An address; left empty, the first photo stands in. The album opens with it."
      />
      {"formId" in revision && (
        <PhotoFiles
          collectionId={revision.formId}
          isThere={false}
          initial={form.initialValue?.files}
          errors={form.allErrors.files}
        />
      )}
      <TextField
        field={fields.location}
        label="Location"
        hint="Stops that it names are on the album’s map."
      />
      <TextField field={fields.youtubeUrl} label="YouTube URL" inputMode="url" />
      <CheckField field={fields.isVisible} label="Visible" />
      <SocialCard
        fields={fields}
        title={fields.title.value}
        text={fields.description.value}
        path={path}
      />
      <SaveBar
        label={"version" in revision ? "Save Changes" : "Create Collection"}
        back="/admin/gallery"
      />
    </RecordForm>
  );
}
