import { createElement, type ReactNode } from "react";
import { isEnglish, site } from "~/site";
import { counted, grouped, nounOf } from "~/utils/words/counted";
import { isRightToLeft } from "~/utils/words/right-to-left";

/**
 * The interface is in English, whatever the site's language. The owner's texts, names, dates and numbers are in the
 * site's language and marked with it, so that they are pronounced, hyphenated and capitalized correctly.
 */

/** The site's language, if it is not English. */
export function ownLanguage() {
  return isEnglish() ? undefined : site().language;
}

/** Attributes for an element with a text of the owner's, including its direction. */
export function ownText() {
  return { dir: "auto", lang: ownLanguage() };
}

/** Interface text with dates, numbers and names inserted, each isolated from the text around it. */
export function inWords(words: readonly string[], ...values: ReactNode[]): ReactNode {
  if (isEnglish() && !values.some(isFromTheRight)) return String.raw({ raw: words }, ...values);
  const parts = words.flatMap((word, index) => [word, apart(values[index])]);
  // A single element: in a flex container each part would be an item of its own, without the spaces between.
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
