import { type DefaultValue, useForm } from "@conform-to/react";
import { lazy, Suspense } from "react";
import type { z } from "zod";
import { ContentField } from "~/components/admin/fields/content-field";
import { FieldGroup, Wide } from "~/components/admin/fields/field-group";
import { ImageField } from "~/components/admin/fields/image-field";
import { SocialCard } from "~/components/admin/fields/social-card";
import { RecordForm, type Revision } from "~/components/admin/forms/record-form";
import { useFormFields } from "~/components/admin/forms/use-form-fields";
import {
  CheckField,
  SelectField,
  TextArea,
  TextField,
} from "~/components/admin/forms/versioned-controls";
import { SAVE_DRAFT } from "~/forms/intents";
import type { Reply } from "~/forms/reply";
import type { FormDraft } from "~/models/find/drafts/draft";
import type { MailChoice } from "~/models/newsletter/mail-choice";
import type { newPostInput } from "~/models/posts/post";
import { type Publication, publicationOf } from "~/models/posts/publication";
import type { OfferedPosts } from "~/models/posts/related";
import { parseInstant } from "~/utils/words/dates";
import { words } from "~/words";
import { MailTick } from "./mail-tick";
import { PublishBar } from "./publish-bar";
import { PublishCheck } from "./publish-check";
import { PublishedAtField } from "./published-at-field";
import { PutMoments } from "./put-moments";
import { ReadingTimeField } from "./reading-time-field";
import { RelatedPostsField } from "./related-posts-field";

type Values = z.input<typeof newPostInput>;

/** Its code knows the letters of every script in Latin, which takes more than all the rest of the form. */
const AddressNote = lazy(() => import("./address-note").catch(() => ({ default: () => <></> })));

type Props = {
  values: DefaultValue<Values>;
  revision: Revision;
  draft?: FormDraft;
  reply: Reply;
  /** The post's public page, or the list of posts for one that has none yet. */
  path: string;
  /** The posts that it can name as related. */
  offered: OfferedPosts;
  mail: MailChoice | null;
  /** How many moments since the last letter are not in its text. */
  momentCount?: number;
  /** The places for which it can wait until they are left. */
  places: { value: string; label: string }[];
  /** Whether the saved post has no date, or there is none saved yet. */
  isDraft: boolean;
  /** Where the saved post stands. */
  saved?: Publication["status"] | null;
  /** Whether readers know its address. */
  isPublished?: boolean;
};

export function PostForm({
  values,
  revision,
  draft,
  reply,
  path,
  offered,
  mail,
  momentCount = 0,
  places,
  isDraft,
  saved = null,
  isPublished,
}: Props) {
  const [form, fields] = useForm<Values>({
    lastResult: reply?.result,
    defaultValue: values,
    constraint: { title: { required: true } },
  });
  // Their values are read here, for the form library tells this component alone of what is entered: its parts hear by it.
  const said = useFormFields(form.id, {
    isVisible: String(fields.isVisible.value ?? ""),
    publishedAt: String(fields.publishedAt.value ?? ""),
    publishWhenLeft: String(fields.publishWhenLeft.value ?? ""),
  });
  const publication = publicationOf(enteredIn(said), isDraft ? "publish" : "save");
  const { newer } = reply ?? {};
  const savedNow = newer ? publicationOf(enteredIn({ ...newer }), "save").status : saved;
  const leaving = places.find(({ value }) => value === said.publishWhenLeft)?.label ?? null;
  return (
    <RecordForm
      form={form}
      revision={revision}
      draft={draft}
      reply={reply}
      enter={isDraft ? SAVE_DRAFT : undefined}
    >
      <div className="grid gap-1.5">
        <TextField field={fields.title} label="Title" />
        {isPublished && fields.title.value !== fields.title.initialValue && (
          <Suspense>
            <AddressNote title={fields.title} path={path} />
          </Suspense>
        )}
      </div>
      <TextArea field={fields.excerpt} label="Excerpt" rows={3} />
      <PutMoments count={momentCount} field={fields.content} content={reply?.content} />
      <ContentField field={fields.content} label="Content" preview={reply?.preview} />
      <ImageField field={fields.featuredImage} label="Featured image" />
      <FieldGroup legend="Filing">
        <SelectField field={fields.category} label="Category" options={words().postCategories} />
        <TextField field={fields.tags} label="Tags" hint="Parted by commas." />
        <ReadingTimeField
          field={fields.readingTime}
          content={fields.content}
          text={String(fields.content.value ?? "")}
        />
      </FieldGroup>
      <FieldGroup legend="Related">
        <Wide>
          <RelatedPostsField
            field={fields.relatedBlogPosts}
            offered={reply?.offered ?? offered}
            hint="Readers always get the previous and the next letter by themselves."
          />
        </Wide>
      </FieldGroup>
      <FieldGroup legend="Publishing">
        <Wide>
          <PublishedAtField field={fields.publishedAt} />
        </Wide>
        <Wide>
          <SelectField
            field={fields.publishWhenLeft}
            label="Publish when I have left"
            blank="No place: it comes out by its date"
            options={places}
            hint="Sealed until the 'I am here' that leaves it is shown, or until the date above. Nobody gets it by mail before."
          />
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
      <PublishCheck found={reply?.findings} />
      <PublishBar
        isDraft={isDraft}
        saved={isDraft ? null : savedNow}
        back="/admin/posts"
        publication={publication}
        leaving={leaving}
      >
        <MailTick choice={mail} sent={reply?.result.initialValue} publication={publication} />
      </PublishBar>
    </RecordForm>
  );
}

/** What the fields of a form say of when it comes out. */
function enteredIn({ isVisible, publishedAt, publishWhenLeft }: Record<string, unknown>) {
  return {
    isVisible: Boolean(isVisible),
    publishedAt: parseInstant(String(publishedAt ?? "")),
    publishWhenLeft: String(publishWhenLeft ?? ""),
  };
}
