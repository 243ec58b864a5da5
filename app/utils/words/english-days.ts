/**
 * The English names of the months, which an import and 'Best time to visit' are read by. Pages name months in the
 * site's language (`notation-of.ts`).
 */
export const monthNames =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** A pattern for each month: `M` stands for its name, `m` for the first three letters of that. */
function eachMonth(pattern: string) {
  return monthNames
    .map((name) => pattern.replace(/M/i, (sign) => (sign === "M" ? name : name.slice(0, 3))))
    .join("|");
}

/** English dates, in all kinds of English: in the format of the specification. */
export const ENGLISH_DAYS = {
  /** 'Jan 5, 2024' */
  medium: eachMonth("m {d}, {y}"),
  /** '5 January 2024' */
  long: eachMonth("{d} M {y}"),
  /** '5 Jan' */
  shortInYear: eachMonth("{d} m"),
  /** '5 Jan 2024' */
  short: eachMonth("{d} m {y}"),
  /** '5 January' */
  inYear: eachMonth("{d} M"),
  /** 'January 2024' */
  month: eachMonth("M {y}"),
  monthName: eachMonth("M"),
  shortMonthName: eachMonth("m"),
};

export type DayForm = keyof typeof ENGLISH_DAYS;
