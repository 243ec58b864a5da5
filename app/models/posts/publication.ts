/** The fields of a post's form that decide about its publication. */
export type Entered = {
  isVisible?: boolean | null;
  publishedAt?: Date | null;
  /** The id of the place that she must have left before. */
  publishWhenLeft?: string | null;
};

/** 'publish' and 'keep' are the buttons of a draft; every other form only saves. */
export type Press = "publish" | "keep" | "save";

/**
 * When a post will be published after this button is pressed, `null` without a date, and the status that it then has.
 * The save uses it, and so does the button's label. `before` is the date of the saved post.
 */
export function publicationOf(
  entered: Entered,
  press: Press,
  before: Date | null = null,
  now = new Date(),
) {
  const publishedAt = entered.publishWhenLeft
    ? latestDate(entered.publishedAt, before, now)
    : publicationDate(press, entered.publishedAt, before, now);
  return { publishedAt, status: statusOf(entered, publishedAt ?? null, now) };
}

export type Publication = ReturnType<typeof publicationOf>;

/** A letter that waits for a place keeps only a date that is still to come; a published one keeps the entered date. */
function latestDate(entered: Entered["publishedAt"], before: Date | null, now: Date) {
  if (before && before <= now) return entered;
  return entered && entered > now ? entered : null;
}

/**
 * A draft has no date. Publishing takes the entered date, else the one that the post has, because the same form may be
 * sent twice, else now. Any other form keeps the entered date.
 */
function publicationDate(
  press: Press,
  entered: Entered["publishedAt"],
  before: Date | null,
  now: Date,
) {
  if (press === "keep") return null;
  if (press === "publish") return entered ?? before ?? now;
  return entered;
}

function statusOf({ isVisible, publishWhenLeft }: Entered, publishedAt: Date | null, now: Date) {
  if (!isVisible) return "hidden";
  if (publishedAt && publishedAt <= now) return "live";
  if (publishWhenLeft) return "sealed";
  return publishedAt ? "scheduled" : "draft";
}
