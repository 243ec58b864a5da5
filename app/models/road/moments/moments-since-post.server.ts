import { listTextsSince, publishedSpan } from "~/models/posts/posts-of-days.server";
import { escapedText } from "~/utils/markup/escape-html";
import { listMomentsAfter } from "./moment-lists.server";

/** More moments would make a list, not a letter. */
const MOST = 30;

/**
 * The public moments since the last letter, oldest first, that are neither in this content nor in a letter saved since
 * the first of them. A moment that waits for a hidden move is left out, because the letter would reveal it.
 */
export function listMomentsSincePost(content: string) {
  const moments = listMomentsAfter(publishedSpan()?.last ?? null, MOST);
  const [first] = moments;
  if (!first) return [];
  const contents = [content, ...listTextsSince(first.happenedAt)];
  return moments.filter(({ text }) => !contents.some((each) => each.includes(firstLine(text))));
}

function firstLine(text: string) {
  return escapedText(text.split("\n")[0] ?? "");
}
