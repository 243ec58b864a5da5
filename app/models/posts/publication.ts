/** What a post's form says of when it comes out. */
export type Entered = {
  isVisible?: boolean | null;
  publishedAt?: Date | null;
  /** The id of the place that is to be left before. */
  publishWhenLeft?: string | null;
};

/** 'publish' and 'keep' are a draft's buttons; any other form is only saved. */
export type Press = "publish" | "keep" | "save";

/**
 * What becomes of a post by its form and the button that is pressed: when it comes out, `null` where no day is set, and
 * where it stands then. The site saves by it, and the button's words say it. `before` is when the saved post comes out.
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

/** A letter that waits for a place has a date only where that is to come; one that is out stays so. */
function latestDate(entered: Entered["publishedAt"], before: Date | null, now: Date) {
  if (before && before <= now) return entered;
  return entered && entered > now ? entered : null;
}

/**
 * A draft has no date; publishing takes the entered one, else the one it already has, for the same post may come twice,
 * else this moment. Any other form keeps the date as it was entered.
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
