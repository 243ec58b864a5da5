import { monthNames } from "~/utils/words/english-days";

/** Reads from a free text which months, 1 to 12, are good to go. */

const MONTH =
  "Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?";
/** A month, or two with all between them, such as 'mid-September to November'. */
const SPAN = new RegExp(
  `\\b(${MONTH})\\b(?:\\s*(?:to|until|till|through|–|—|-)\\s*(?:(?:early|mid|late)[ -])?(${MONTH})\\b)?`,
  "g",
);
/** Words which say that a month is a bad one. */
const REFUSAL = /\b(?:not|no|never|avoid|except|outside|without|closed|skip|but|worst)\b/i;

/** The months that a free text calls good, in order; none when the text is not understood. */
export function monthsIn(text: string): number[] {
  if (REFUSAL.test(text)) return [];
  const named = [...text.matchAll(SPAN)].flatMap(([, first = "", last = first]) =>
    between(numberOf(first), numberOf(last)),
  );
  return [...new Set(named)].sort((a, b) => a - b);
}

function numberOf(name: string) {
  return monthNames.findIndex((month) => month.startsWith(name.slice(0, 3))) + 1;
}

/** All months from the first to the last, across the end of the year if needed. */
function between(first: number, last: number) {
  const length = ((last - first + 12) % 12) + 1;
  return Array.from({ length }, (_, index) => ((first + index - 1) % 12) + 1);
}
