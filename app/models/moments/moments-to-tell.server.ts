import { publishedSpan } from "~/models/posts/posts-of-days.server";
import { escapedText } from "~/utils/markup/escape-html";
import { listMomentsAfter } from "./moment-lists.server";

/** More than that is a list, and no letter. */
const MOST = 30;

/** The moments since the last letter came out that this content does not have yet, oldest first. */
export function momentsToTell(content: string) {
  const moments = listMomentsAfter(publishedSpan()?.last ?? null, MOST);
  return moments.filter(({ text }) => !content.includes(firstLine(text)));
}

function firstLine(text: string) {
  return escapedText(text.split("\n")[0] ?? "");
}
