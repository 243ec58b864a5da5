import { lazy, Suspense } from "react";
import type { z } from "zod";
import { ContentField } from "~/components/admin/fields/content-field";
import { Wide } from "~/components/admin/fields/field-group";
import { FoldedGroup } from "~/components/admin/fields/folded-group";
import { ImageField } from "~/components/admin/fields/image-field";
import { SocialCard } from "~/components/admin/fields/social-card";
import { TitleField } from "~/components/admin/fields/title-field";
import { RecordForm, type RecordFormProps } from "~/components/admin/forms/record-form";
import { useFormFields } from "~/components/admin/forms/use-form-fields";
import { useRecordForm } from "~/components/admin/forms/use-record-form";
import {
  CheckField,
  SelectField,
  TextArea,
  TextField,
} from "~/components/admin/forms/versioned-controls";
import { SAVE_DRAFT } from "~/forms/intents";
import type { MailChoice } from "~/models/newsletter/mail-choice";
import type { newPostInput } from "~/models/posts/post";
import { type Publication, publicationOf } from "~/models/posts/publication";
import type { OfferedPosts } from "~/models/posts/related";
import { parseInstant } from "~/utils/words/dates";
import { words } from "~/words";
import { MailTick } from "./mail-tick";
import { PublishBar } from "./publish-bar";
import { PublishCheck } from "./publish-check";
import { PutMoments } from "./put-moments";
import { ReadingTimeField } from "./reading-time-field";
import { RelatedPostsField } from "./related-posts-field";
import { WhenFields } from "./when-fields";

type Values = z.input<typeof newPostInput>;

/** Its code knows the letters of every script in Latin, which takes more than all the rest of the form. */
const AddressNote = lazy(() => import("./address-note").catch(() => ({ default: () => <></> })));

type Props = RecordFormProps<Values> & {
  /** The post's public page, or the list of posts for one that has none yet. */
  path: string;
  /** The posts that it can name as related. */
  offered: OfferedPosts;
  mail: MailChoice | null;
  /** How many moments since the last letter are not in its text. */
  momentCount?: number;
  /** Its text as readers see it. */
  page?: string;
  /** The places for which it can wait until they are left. */
  places: { value: string; label: string; short: string }[];
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
  page = "",
  places,
  isDraft,
  saved = null,
  isPublished,
}: Props) {
  const [form, fields] = useRecordForm<Values>(reply, values, ["title"]);
  // Their values are read here, for the form library tells this component alone of what is entered: its parts hear by it.
  const said = useFormFields(form.id, {
    isVisible: String(fields.isVisible.value ?? ""),
    publishedAt: String(fields.publishedAt.value ?? ""),
    publishWhenLeft: String(fields.publishWhenLeft.value ?? ""),
  });
  const publication = publicationOf(enteredIn(said), isDraft ? "publish" : "save");
  const { newer } = reply ?? {};
  const savedNow = newer ? publicationOf(enteredIn({ ...newer }), "save").status : saved;
  const leaving = places.find(({ value }) => value === said.publishWhenLeft)?.short ?? "";
  return (
    <RecordForm
      form={form}
      revision={revision}
      draft={draft}
      reply={reply}
      enter={isDraft ? SAVE_DRAFT : undefined}
    >
      <div className="grid gap-1.5">
        <TitleField field={fields.title} />
        {isPublished && fields.title.value !== fields.title.initialValue && (
          <Suspense>
            <AddressNote title={fields.title} path={path} />
          </Suspense>
        )}
      </div>
      <ContentField field={fields.content} page={page} preview={reply?.preview} />
      <PutMoments count={momentCount} field={fields.content} content={reply?.content} />
      <WhenFields fields={fields} said={said} places={places} isDraft={isDraft} />
      <FoldedGroup
        legend="About this letter"
        fields={{
          Excerpt: fields.excerpt,
          "Featured image": fields.featuredImage,
          Category: fields.category,
          Tags: fields.tags,
          "Reading time (minutes)": fields.readingTime,
          "Related stories": fields.relatedBlogPosts,
          "Featured on the home page": fields.isFeatured,
        }}
      >
        <Wide>
          <TextArea field={fields.excerpt} label="Excerpt" rows={3} />
        </Wide>
        <Wide>
          <ImageField field={fields.featuredImage} label="Featured image" />
        </Wide>
        <SelectField field={fields.category} label="Category" options={words().postCategories} />
        <TextField field={fields.tags} label="Tags" hint="Parted by commas." />
        <ReadingTimeField
          field={fields.readingTime}
          content={fields.content}
          text={String(fields.content.value ?? "")}
        />
        <CheckField field={fields.isFeatured} label="Featured on the home page" />
        <RelatedPostsField field={fields.relatedBlogPosts} offered={reply?.offered ?? offered} />
      </FoldedGroup>
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
