import { kinds } from "~/kinds";
import { LIMITS } from "~/models/base/records/limits";
import { flag, version } from "~/models/base/records/value-schemas";
import { BY_MAIL, MAIL_OFFERED } from "~/models/newsletter/mail-choice";
import { newPostInput } from "~/models/posts/post";
import { findPost } from "~/models/posts/post.server";
import { type Entered as Publication, publicationOf } from "~/models/posts/publication";
import { momentHtml } from "~/models/road/moments/moment-html";
import { listMomentsSincePost } from "~/models/road/moments/moments-since-post.server";
import { cutText } from "~/utils/words/cut-text";
import { toLocalInput } from "~/utils/words/dates";
import { readingMinutes } from "~/utils/words/reading-time";
import { CHECK, FIND_RELATED, INTENT, PREVIEW, PUBLISH, PUT_MOMENTS, SAVE_DRAFT } from "../intents";
import { contentPreview } from "./content-preview.server";
import { checkedForm } from "./publish-check.server";
import { type PressedButton, recordAction } from "./record-action.server";
import { done, echoEntered } from "./record-form.server";

/** The form as it was typed, with the moments since the last letter appended to its text; saves nothing. */
const putMoments: PressedButton = (submission, form) => {
  const entered = form.get("content");
  const text = cutText(typeof entered === "string" ? entered.trimEnd() : "", LIMITS.content);
  const parts = [text, ...listMomentsSincePost(text).map(momentHtml)];
  const content = parts.filter(Boolean).join("\n");
  const { result } = echoEntered(submission);
  return { result: { initialValue: { ...result.initialValue, content } }, content };
};

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
  buttons: new Map<unknown, PressedButton>([
    [CHECK, checkedForm],
    [PREVIEW, contentPreview],
    [FIND_RELATED, echoEntered],
    [PUT_MOMENTS, putMoments],
  ]),
  change({ value, isNew, form, before }) {
    const { byMail, mailOffered, ...values } = enteredPost(value, form.get(INTENT), before);
    return { kind: "post", isNew, values, ...(mailOffered && { isMailed: byMail === true }) };
  },
  done: ({ isNew }) =>
    done(kinds.post.adminPath, `Blog post ${isNew ? "created" : "updated"} successfully`),
});

type Entered = Publication & { content?: string | null; readingTime?: number | null };

/**
 * A post made from its form and the pressed button. An empty reading time is counted from the text. An unchanged date
 * keeps its seconds, which the field does not show.
 */
function enteredPost<Values extends Entered>(
  values: Values,
  intent: unknown,
  before: Pick<Entered, "publishedAt"> | null = null,
): Values {
  const published = before?.publishedAt ?? null;
  const isSame = toLocalInput(published) === toLocalInput(values.publishedAt);
  const entered = { ...values, publishedAt: isSame ? published : values.publishedAt };
  const { publishedAt } = publicationOf(entered, pressOf(intent), published);
  const readingTime = values.readingTime ?? readingMinutes(values.content ?? "");
  return { ...values, readingTime, publishedAt };
}

function pressOf(intent: unknown) {
  if (intent === SAVE_DRAFT) return "keep";
  return intent === PUBLISH ? "publish" : "save";
}
