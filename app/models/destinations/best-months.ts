/** The months of the year that are good to go, 1 to 12, and how they are said. */

export const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
] as const;

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

/** Months in words, such as 'Best from October to March'; empty for none. */
export function monthsInWords(months: number[]) {
  if (months.length === 0) return "";
  if (months.length === 12) return "Good in every month";
  const spans = spansOf(months).map(([first, last]) =>
    first === last ? `in ${nameOf(first)}` : `from ${nameOf(first)} to ${nameOf(last)}`,
  );
  const others = spans.slice(0, -1).join(", ");
  return `Best ${[others, spans.at(-1)].filter(Boolean).join(" and ")}`;
}

/** What follows on one another, December on January too, by first and last month. */
function spansOf(months: number[]) {
  const isGood = (month: number) => months.includes(((month + 11) % 12) + 1);
  const first = months.filter((month) => !isGood(month - 1));
  return first.map((month) => {
    let last = month;
    while (isGood(last + 1)) last += 1;
    return [month, ((last - 1) % 12) + 1] as const;
  });
}

function nameOf(month: number) {
  return monthNames[month - 1] ?? "";
}
