import { type DefaultValue, useForm } from "@conform-to/react";
import type { z } from "zod";
import type { newMediaInput } from "~/models/collection";
import type { MediaType } from "~/models/vocabulary";
import { TextArea, TextField } from "./fields";
import { ImageField } from "./image-field";
import { MediaTypeLinks } from "./media-type-links";
import { RecordForm } from "./record-form";
import type { Reply } from "./reply";
import { SaveBar } from "./save-bar";

type Values = z.input<typeof newMediaInput>;

/** What a type calls its address, and the fields that it has besides caption and sort order. */
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
  type: MediaType;
  /** The id that a new medium will have, or that an existing one has. */
  formId: string;
  reply: Reply;
  save: { label: string; back?: string };
};

export function MediaForm({ values, type, formId, reply, save }: Props) {
  const [form, fields] = useForm<Values>({
    lastResult: reply?.result,
    defaultValue: values,
    constraint: { url: { required: true } },
  });
  const extras: readonly Extra[] = shapes[type].extra;

  /** A field that this type does not show keeps its value all the same. */
  function kept(name: Extra) {
    const value = fields[name].initialValue;
    return value ? <input type="hidden" name={name} value={value} /> : null;
  }

  return (
    <RecordForm form={form} revision={{ formId }} newer={null}>
      <MediaTypeLinks chosen={type} />
      <input type="hidden" name="type" value={type} />
      {type === "photo" ? (
        <ImageField field={fields.url} label={shapes[type].url} />
      ) : (
        <TextField field={fields.url} label={shapes[type].url} inputMode="url" />
      )}
      {extras.includes("title") ? <TextField field={fields.title} label="Title" /> : kept("title")}
      {extras.includes("thumbnailUrl") ? (
        <ImageField field={fields.thumbnailUrl} label="Thumbnail URL" hint="Optional." />
      ) : (
        kept("thumbnailUrl")
      )}
      {extras.includes("linkUrl") ? (
        <TextField
          field={fields.linkUrl}
          label="Display link URL"
          hint="Optional: where a click leads, when not to the link itself."
          inputMode="url"
        />
      ) : (
        kept("linkUrl")
      )}
      {extras.includes("embedCode") ? (
        <TextArea field={fields.embedCode} label="Embed code" rows={4} hint="Optional." />
      ) : (
        kept("embedCode")
      )}
      <TextArea field={fields.caption} label="Caption" rows={2} />
      <TextField
        field={fields.sortOrder}
        label="Sort order"
        inputMode="numeric"
        hint="The smallest comes first."
      />
      <SaveBar {...save} />
    </RecordForm>
  );
}
