import { z } from "zod";
import {
  fileAddress,
  flag,
  instantText,
  LIMITS,
  list,
  oneOfThe,
  postAddressFields,
  requiredText,
  text,
  version,
  whole,
} from "~/models/records/value-schemas";
import { postCategories } from "~/models/records/vocabulary";
import { toLocalInput } from "~/utils/dates";
import { readingMinutes } from "~/utils/reading-time";

/** A new post. Every field but the title is optional; `null` clears one. */
export const newPostInput = z.object({
  title: requiredText("Title"),
  excerpt: text("Excerpt", LIMITS.excerpt).nullish(),
  content: text("Content", LIMITS.content).nullish(),
  featuredImage: fileAddress("Featured image").nullish(),
  category: oneOfThe("Category", postCategories).nullish(),
  tags: list("Tags").nullish(),
  readingTime: whole("Reading time", 0, 600).nullish(),
  relatedBlogPosts: list("Related stories").nullish(),
  /** Absent or null: a draft. In the future: scheduled. */
  publishedAt: instantText("Published at").nullish(),
  isVisible: flag("Visible").nullish(),
  isFeatured: flag("Featured").nullish(),
  ...postAddressFields,
});

/** A change to a post: absent fields stay as they are. */
export const postInput = newPostInput.partial().extend({ version });

/** What is written of a post and not published: as a change, but that the title may still be empty. */
export const postDraftInput = newPostInput
  .partial()
  .extend({ title: text("Title").nullish(), version });

export type NewPost = z.output<typeof newPostInput>;
export type PostChange = z.output<typeof postInput>;

/** What the buttons of an unpublished post ask for. */
export const SAVE_DRAFT = "save-draft";
export const PUBLISH = "publish";

type Typed = { content?: string | null; readingTime?: number | null; publishedAt?: Date | null };

/**
 * A post as its form and the button that was pressed say it: a reading time that was left empty is counted; a date
 * that was not touched keeps its seconds, which its field does not show.
 */
export function typedPost<Values extends Typed>(
  values: Values,
  intent: unknown,
  before: Pick<Typed, "publishedAt"> | null = null,
): Values {
  const published = before?.publishedAt;
  const isSame = toLocalInput(published) === toLocalInput(values.publishedAt);
  const typed = isSame ? published : values.publishedAt;
  const publishedAt = publicationDate(intent, typed, published);
  const readingTime = values.readingTime ?? readingMinutes(values.content ?? "");
  return { ...values, readingTime, publishedAt };
}

/**
 * When a post comes out by the button that was pressed: a draft has no date; publishing takes the typed one,
 * else the one it already has, for the same post may come twice, else this moment. Any other form keeps the
 * date as it was typed.
 */
function publicationDate(intent: unknown, typed?: Date | null, before?: Date | null) {
  if (intent === SAVE_DRAFT) return null;
  if (intent === PUBLISH) return typed ?? before ?? new Date();
  return typed;
}

/** Derived, never stored: only live posts are public. */
export type PostStatus = "hidden" | "draft" | "scheduled" | "live";
