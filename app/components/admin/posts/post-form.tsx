import type { z } from "zod";
import { ContentField } from "~/components/admin/fields/content-field";
import { SocialCard } from "~/components/admin/fields/social-card";
import { RecordForm, type RecordFormProps } from "~/components/admin/forms/record-form";
import { useRecordForm } from "~/components/admin/forms/use-record-form";
import { SAVE_DRAFT } from "~/forms/intents";
import type { MailChoice } from "~/models/newsletter/mail-choice";
import type { newPostInput } from "~/models/posts/post";
import type { Publication } from "~/models/posts/publication";
import type { OfferedPosts } from "~/models/posts/related";
import { AboutFields } from "./about-fields";
import { MailTick } from "./mail-tick";
import { PostTitle } from "./post-title";
import { PublishBar } from "./publish-bar";
import { PublishCheck } from "./publish-check";
import { PutMoments } from "./put-moments";
import { usePublication } from "./use-publication";
import { WhenFields } from "./when-fields";

type Values = z.input<typeof newPostInput>;

type Props = RecordFormProps<Values> & {
  /** The post's public page, or the list of posts for one that has none yet. */
  path: string;
  /** The posts that it can name as related. */
  offered: OfferedPosts;
  mail: MailChoice | null;
  /** How many moments since the last letter are not in its text. */
  momentCount: number;
  /** Its text as readers see it. */
  page?: string;
  /** The places that it can wait for: it is published once the owner has left the chosen one. */
  places: { value: string; label: string; short: string }[];
  /** Whether the saved post has no date, or nothing is saved yet. */
  isDraft: boolean;
  /** The status of the saved post. */
  saved?: Publication["status"] | null;
  /** Whether it is public, so that readers may know its address. */
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
  momentCount,
  page,
  places,
  isDraft,
  saved = null,
  isPublished,
}: Props) {
  const [form, fields] = useRecordForm<Values>(reply, values, ["title"]);
  const { said, publication, savedNow } = usePublication(form.id, fields, {
    isDraft,
    saved,
    newer: reply?.newer,
  });
  const text = String(fields.content.value ?? "");
  const leaving = places.find(({ value }) => value === said.publishWhenLeft)?.short ?? "";
  return (
    <RecordForm
      form={form}
      revision={revision}
      draft={draft}
      reply={reply}
      enter={isDraft ? SAVE_DRAFT : undefined}
    >
      <PostTitle field={fields.title} path={path} isPublished={isPublished} />
      <ContentField field={fields.content} page={page} preview={reply?.preview} />
      <PutMoments count={momentCount} field={fields.content} content={reply?.content} />
      <WhenFields fields={fields} said={said} places={places} isDraft={isDraft} />
      <AboutFields fields={fields} text={text} offered={reply?.offered ?? offered} />
      <SocialCard
        fields={fields}
        title={fields.title.value}
        text={fields.excerpt.value}
        path={path}
      />
      <PublishCheck found={reply?.findings} />
      <PublishBar isDraft={isDraft} saved={savedNow} publication={publication} leaving={leaving}>
        <MailTick choice={mail} sent={reply?.result.initialValue} publication={publication} />
      </PublishBar>
    </RecordForm>
  );
}
