import { listTextsSince, publishedSpan } from "~/models/posts/posts-of-days.server";
import { escapedText } from "~/utils/markup/escape-html";
import { listMomentsAfter } from "./moment-lists.server";

/** More than that is a list, and no letter. */
const MOST = 30;

/**
 * The moments since the last letter came out, oldest first, that neither this content has nor any letter that was saved
 * since the first of them. One that waits for a move to be told waits here too: the letter would tell it.
 */
export function momentsToTell(content: string) {
  const moments = listMomentsAfter(publishedSpan()?.last ?? null, MOST);
  const [first] = moments;
  if (!first) return [];
  const told = [content, ...listTextsSince(first.happenedAt)];
  return moments.filter(({ text }) => !told.some((letter) => letter.includes(firstLine(text))));
}

function firstLine(text: string) {
  return escapedText(text.split("\n")[0] ?? "");
}
