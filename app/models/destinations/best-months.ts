import { monthNames } from "~/utils/words/english-days";

/** The months that are good to go, 1 to 12, as a free text says them. */

const MONTH =
  "Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?";
/** A month, or two with all between them, such as 'mid-September to November'. */
const SPAN = new RegExp(
  `\\b(${MONTH})\\b(?:\\s*(?:to|until|till|through|–|—|-)\\s*(?:(?:early|mid|late)[ -])?(${MONTH})\\b)?`,
  "g",
);
/** What says of a month that it is the wrong one. */
const REFUSAL = /\b(?:not|no|never|avoid|except|outside|without|closed|skip|but|worst)\b/i;

/** The months that a free text names as good, in order; none where it is not to be understood. */
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

/** From one month to the other, over the year's end where that is the way. */
function between(first: number, last: number) {
  const length = ((last - first + 12) % 12) + 1;
  return Array.from({ length }, (_, index) => ((first + index - 1) % 12) + 1);
}
