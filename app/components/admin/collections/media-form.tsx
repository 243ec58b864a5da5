import type { DefaultValue } from "@conform-to/react";
import type { z } from "zod";
import { ImageField, PicturePreview } from "~/components/admin/fields/image-field";
import { setField } from "~/components/admin/fields/set-field";
import { RecordForm, type Revision } from "~/components/admin/forms/record-form";
import { SaveBar } from "~/components/admin/forms/save-bar";
import { useRecordForm } from "~/components/admin/forms/use-record-form";
import {
  type Field,
  NumberField,
  TextArea,
  TextField,
} from "~/components/admin/forms/versioned-controls";
import { PictureUpload } from "~/device/screens/uploads/picture-upload";
import type { Reply } from "~/forms/reply";
import type { newMediaInput } from "~/models/collections/collection";
import { type MediaType, mediaTypes } from "~/vocabulary";
import { MediaTypeField } from "./media-type-field";
import { PhotoFiles } from "./photo-files";

type Values = z.input<typeof newMediaInput> & { files?: string[] };

/** For each type, the label of its address and its fields besides caption and sort order. */
const shapes = {
  photo: { url: "Image URL", extra: [] },
  video: { url: "Video File URL", extra: ["thumbnailUrl"] },
  youtube: { url: "YouTube Video URL", extra: ["thumbnailUrl"] },
  embedded_video: { url: "Video URL", extra: ["title", "embedCode"] },
  link: { url: "Link URL", extra: ["title", "thumbnailUrl", "linkUrl"] },
} as const satisfies { [Type in MediaType]: { url: string; extra: readonly Extra[] } };

type Extra = "title" | "thumbnailUrl" | "linkUrl" | "embedCode";

type Props = {
  values: DefaultValue<Values>;
  revision: Revision;
  reply: Reply;
  back: string;
  /** The collection that a new medium is for. */
  collectionId?: string;
};

/** The fields of all types are in the form; those that the chosen type does not have are hidden. */
export function MediaForm({ values, revision, reply, back, collectionId }: Props) {
  const isNew = "formId" in revision;
  const [form, fields] = useRecordForm<Values>(reply, values, isNew ? [] : ["url"]);
  const type = mediaTypes.find((one) => one === fields.type.value) ?? "photo";
  return (
    <RecordForm form={form} revision={revision} reply={reply}>
      <MediaTypeField field={fields.type} />
      <div className="grid gap-2">
        <TextField
          field={fields.url}
          label={shapes[type].url}
          hint={
            type === "embedded_video"
              ? "A film on YouTube is shown on the album’s page; one from elsewhere is not."
              : undefined
          }
          inputMode="url"
        />
        {type === "photo" && collectionId !== undefined && (
          <PhotoFiles
            collectionId={collectionId}
            isThere
            initial={form.initialValue?.files}
            errors={form.allErrors.files}
          />
        )}
        {type === "photo" && !isNew && (
          <PictureUpload
            name="urlFile"
            label="Another file for it"
            onArrived={({ url }) => setField(fields.url.id, url)}
          />
        )}
        {type === "photo" && <PicturePreview address={fields.url.value} />}
      </div>
      <ExtraFields fields={fields} extras={shapes[type].extra} />
      <TextArea field={fields.caption} label="Caption" rows={2} />
      <NumberField field={fields.sortOrder} label="Sort order" hint="The smallest comes first." />
      <SaveBar label={isNew ? "Add Media" : "Save Changes"} back={back} />
    </RecordForm>
  );
}

type ExtraProps = { fields: Record<Extra, Field>; extras: readonly Extra[] };

/** Fields that only some types have. */
function ExtraFields({ fields, extras }: ExtraProps) {
  /** A hidden field is still sent, and shows when it has an error. */
  function isOutOfSight(name: Extra) {
    return !extras.includes(name) && fields[name].valid;
  }

  return (
    <>
      <div hidden={isOutOfSight("title")}>
        <TextField field={fields.title} label="Title" />
      </div>
      <div hidden={isOutOfSight("thumbnailUrl")}>
        <ImageField field={fields.thumbnailUrl} label="Thumbnail" />
      </div>
      <div hidden={isOutOfSight("linkUrl")}>
        <TextField
          field={fields.linkUrl}
          label="Display link URL"
          hint="Optional: where a click leads, when not to the link itself."
          inputMode="url"
        />
      </div>
      <div hidden={isOutOfSight("embedCode")}>
        <TextArea field={fields.embedCode} label="Embed code" rows={4} hint="Optional." />
      </div>
    </>
  );
}
