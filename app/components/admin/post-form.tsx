import { type DefaultValue, useForm } from "@conform-to/react";
import type { z } from "zod";
import type { FormDraft } from "~/models/draft";
import { type newPostInput, SAVE_DRAFT } from "~/models/post";
import { postCategories } from "~/models/vocabulary";
import { readingMinutes } from "~/utils/reading-time";
import { ContentField } from "./content-field";
import { FieldGroup, Wide } from "./field-group";
import { ImageField } from "./image-field";
import { PublishBar } from "./publish-bar";
import { PublishedAtField } from "./published-at-field";
import { RecordForm, type Revision } from "./record-form";
import type { Reply } from "./reply";
import { setField } from "./set-field";
import { SmallButton } from "./small-button";
import { SocialCard } from "./social-card";
import { CheckField, SelectField, TextArea, TextField } from "./versioned-controls";

type Values = z.input<typeof newPostInput>;

type Props = {
  values: DefaultValue<Values>;
  revision: Revision;
  draft?: FormDraft;
  reply: Reply;
  /** The post's public page, or the list of posts for one that has none yet. */
  path: string;
  /** Whether the saved post has no date, or there is none saved yet. */
  isDraft: boolean;
};

export function PostForm({ values, revision, draft, reply, path, isDraft }: Props) {
  const [form, fields] = useForm<Values>({
    lastResult: reply?.result,
    defaultValue: values,
    constraint: { title: { required: true } },
  });
  const minutes = readingMinutes(String(fields.content.value ?? ""));
  return (
    <RecordForm
      form={form}
      revision={revision}
      draft={draft}
      reply={reply}
      enter={isDraft ? SAVE_DRAFT : undefined}
    >
      <TextField field={fields.title} label="Title" />
      <TextArea field={fields.excerpt} label="Excerpt" rows={3} />
      <ContentField field={fields.content} label="Content" preview={reply?.preview} />
      <ImageField field={fields.featuredImage} label="Featured image" />
      <FieldGroup legend="Filing">
        <SelectField field={fields.category} label="Category" options={postCategories} />
        <TextField field={fields.tags} label="Tags" hint="Parted by commas." />
        <div className="grid gap-2">
          <TextField
            field={fields.readingTime}
            label="Reading time (minutes)"
            inputMode="numeric"
            hint={`By its words about ${minutes} min.`}
          />
          <SmallButton onClick={() => setField(fields.readingTime.id, String(minutes))}>
            Use {minutes} min
          </SmallButton>
        </div>
      </FieldGroup>
      <FieldGroup legend="Publishing">
        <Wide>
          <PublishedAtField field={fields.publishedAt} />
        </Wide>
        <CheckField field={fields.isVisible} label="Visible" hint="Unticked, only you see it." />
        <CheckField field={fields.isFeatured} label="Featured on the home page" />
      </FieldGroup>
      <SocialCard
        fields={fields}
        title={fields.title.value}
        text={fields.excerpt.value}
        path={path}
      />
      <PublishBar isDraft={isDraft} back="/admin/posts" />
    </RecordForm>
  );
}
