import { monthOfYear } from "~/utils/words/month-names";

/** Months in words, such as 'Best from October to March'; empty for none. */
export function monthsInWords(months: number[]) {
  if (months.length === 0) return "";
  if (months.length === 12) return "Good in every month";
  const spans = spansOf(months).map(spanInWords);
  const others = spans.slice(0, -1).join(", ");
  return `Best ${[others, spans.at(-1)].filter(Boolean).join(" and ")}`;
}

/** Runs of consecutive months, also across December and January, as first and last month. */
function spansOf(months: number[]) {
  const isGood = (month: number) => months.includes(((month + 11) % 12) + 1);
  const first = months.filter((month) => !isGood(month - 1));
  return first.map((month) => {
    let last = month;
    while (isGood(last + 1)) last += 1;
    return [month, ((last - 1) % 12) + 1] as const;
  });
}

function spanInWords([first, last]: readonly [number, number]) {
  if (first === last) return `in ${monthOfYear(first)}`;
  if (last === (first % 12) + 1) return `in ${monthOfYear(first)} and ${monthOfYear(last)}`;
  return `from ${monthOfYear(first)} to ${monthOfYear(last)}`;
}
