import { createElement, type ReactNode } from "react";
import { isEnglish, site } from "~/site";
import { counted, grouped, nounOf } from "~/utils/words/counted";
import { isRightToLeft } from "~/utils/words/right-to-left";

/**
 * The words of the interface are English, wherever the site is. The owner's texts, names, dates and numbers among them are
 * in the site's language, and say so: by it they are spoken, hyphenated and put in capitals.
 */

/** The site's language where the interface has another. */
export function ownLanguage() {
  return isEnglish() ? undefined : site().language;
}

/** For the element of a text of the owner's, which runs as it is written. */
export function ownText() {
  return { dir: "auto", lang: ownLanguage() };
}

/** Words of the interface with dates, figures and names among them; each of these is apart from what stands around it. */
export function inWords(words: readonly string[], ...values: ReactNode[]): ReactNode {
  if (isEnglish() && !values.some(isFromTheRight)) return String.raw({ raw: words }, ...values);
  const parts = words.flatMap((word, index) => [word, apart(values[index])]);
  // One element, for in a flexible box each would be a part of its own, without the spaces between them.
  return createElement("span", null, ...parts);
}

function isFromTheRight(value: ReactNode) {
  return typeof value !== "string" || isRightToLeft(value);
}

function apart(value: ReactNode) {
  return typeof value === "string" ? <bdi lang={ownLanguage()}>{value}</bdi> : value;
}

/** A number with its English noun, such as '1 photo' or '10 photos'. */
export function countedInWords(amount: number, noun: string, plural?: string): ReactNode {
  if (isEnglish()) return counted(amount, noun, plural);
  const words = nounOf(amount, noun, plural);
  return (
    <span>
      {inWords`${grouped(amount)}`} {words}
    </span>
  );
}
