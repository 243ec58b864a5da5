import { figureHtml } from "~/models/texts/content/content-figure";
import { escapedText } from "~/utils/markup/escape-html";
import { formatDate } from "~/utils/words/dates";

type TextMoment = { text: string; picture: string | null; place: string | null; happenedAt: Date };

/** A moment as a letter's content, for letters, mails and feeds: place and date, the text, the picture. */
export function momentHtml({ text, picture, place, happenedAt }: TextMoment) {
  const where = [place, formatDate(happenedAt)].filter(Boolean).join(", ");
  const words = escapedText(text).replaceAll("\n", "<br>");
  const figure = picture ? figureHtml([{ address: picture }]) : "";
  return `<p><strong>${escapedText(where)}</strong><br>${words}</p>${figure}`;
}
