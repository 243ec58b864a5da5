import { toLocalInput } from "~/utils/dates";
import { readingMinutes } from "~/utils/reading-time";
import { PUBLISH, SAVE_DRAFT } from "./intents";

type Entered = { content?: string | null; readingTime?: number | null; publishedAt?: Date | null };

/**
 * A post as its form and the button that was pressed say it: a reading time that was left empty is counted; a date
 * that was not touched keeps its seconds, which its field does not show.
 */
export function enteredPost<Values extends Entered>(
  values: Values,
  intent: unknown,
  before: Pick<Entered, "publishedAt"> | null = null,
): Values {
  const published = before?.publishedAt;
  const isSame = toLocalInput(published) === toLocalInput(values.publishedAt);
  const entered = isSame ? published : values.publishedAt;
  const publishedAt = publicationDate(intent, entered, published);
  const readingTime = values.readingTime ?? readingMinutes(values.content ?? "");
  return { ...values, readingTime, publishedAt };
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
