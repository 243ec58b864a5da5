import { kinds } from "~/kinds";
import { BY_MAIL, MAIL_OFFERED } from "~/models/newsletter/mail-choice";
import { chooseMail } from "~/models/newsletter/post-issue.server";
import { newPostInput } from "~/models/posts/post";
import { createPost, findPost, updatePost } from "~/models/posts/post.server";
import { flag, version } from "~/models/records/value-schemas";
import { toLocalInput } from "~/utils/words/dates";
import { readingMinutes } from "~/utils/words/reading-time";
import { contentPreview } from "./content-preview.server";
import { CHECK, FIND_RELATED, INTENT, PREVIEW, PUBLISH, PUT_MOMENTS, SAVE_DRAFT } from "./intents";
import { checkedForm } from "./publish-check.server";
import { putMoments } from "./put-moments.server";
import { type Press, recordAction } from "./record-action.server";
import { asEntered, done } from "./record-form.server";

export const postAction = recordAction({
  kind: "post",
  noun: "letter",
  schema: newPostInput.extend({
    version,
    [BY_MAIL]: flag("By mail").nullish(),
    [MAIL_OFFERED]: flag("Mail offered").nullish(),
  }),
  find: (id) => findPost({ id }, "owner"),
  offersRelated: true,
  buttons: new Map<unknown, Press>([
    [CHECK, checkedForm],
    [PREVIEW, contentPreview],
    [FIND_RELATED, asEntered],
    [PUT_MOMENTS, putMoments],
  ]),
  save({ value, id, isNew, form, before }) {
    const {
      version: seen,
      byMail,
      mailOffered,
      ...post
    } = enteredPost(value, form.get(INTENT), before);
    const saved = isNew ? createPost(post, id) : updatePost(id, { ...post, version: seen });
    if (saved.ok && mailOffered) chooseMail(id, byMail === true);
    return saved;
  },
  done: ({ isNew }) =>
    done(kinds.post.adminPath, `Blog post ${isNew ? "created" : "updated"} successfully`),
});

type Entered = {
  content?: string | null;
  readingTime?: number | null;
  publishedAt?: Date | null;
  publishWhenLeft?: string | null;
};

/**
 * A post as its form and the button that was pressed say it: a reading time that was left empty is counted; a date
 * that was not touched keeps its seconds, which its field does not show.
 */
function enteredPost<Values extends Entered>(
  values: Values,
  intent: unknown,
  before: Pick<Entered, "publishedAt"> | null = null,
): Values {
  const published = before?.publishedAt;
  const isSame = toLocalInput(published) === toLocalInput(values.publishedAt);
  const entered = isSame ? published : values.publishedAt;
  const publishedAt = values.publishWhenLeft
    ? latestDate(entered, published)
    : publicationDate(intent, entered, published);
  const readingTime = values.readingTime ?? readingMinutes(values.content ?? "");
  return { ...values, readingTime, publishedAt };
}

/** A letter that waits for a place has a date only where that is to come; one that is out stays so. */
function latestDate(entered?: Date | null, before?: Date | null) {
  const now = new Date();
  if (before && before <= now) return entered;
  return entered && entered > now ? entered : null;
}

/**
 * When a post comes out by the button that was pressed: a draft has no date; publishing takes the entered one,
 * else the one it already has, for the same post may come twice, else this moment. Any other form keeps the
 * date as it was entered.
 */
function publicationDate(intent: unknown, entered?: Date | null, before?: Date | null) {
  if (intent === SAVE_DRAFT) return null;
  if (intent === PUBLISH) return entered ?? before ?? new Date();
  return entered;
}
