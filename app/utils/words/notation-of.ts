import { isEnglish } from "~/site";
import { type DayForm, ENGLISH_DAYS } from "./english-days";

/** How a language writes numbers, and days of the Gregorian calendar. */
export type Notation = {
  /** The digits 0 to 9. */
  digits: string;
  decimal: string;
  group: string;
  /** The number of digits in the last group and in each group before it. */
  groups: [number, number];
  /** How many digits a number needs to be grouped. */
  grouped: number;
  /** The pattern of a percentage, with `#` for the number. */
  percent: string;
  /** For each form, twelve patterns, one a month, with `{d}` or `{dd}` for the day and `{y}` for the year. */
  days: Record<DayForm, string>;
};

const FORMS: Record<DayForm, Intl.DateTimeFormatOptions> = {
  medium: { dateStyle: "medium" },
  long: { dateStyle: "long" },
  shortInYear: { day: "numeric", month: "short" },
  short: { day: "numeric", month: "short", year: "numeric" },
  inYear: { day: "numeric", month: "long" },
  month: { month: "long", year: "numeric" },
  monthName: { month: "long" },
  shortMonthName: { month: "short" },
};

/** The notation of a language, from this machine's `Intl`; of an unknown language that of English. */
export function notationOf(language: string): Notation {
  const known = [language, "en"];
  const integer = new Intl.NumberFormat(known);
  const parts = integer.formatToParts(1_234_567_890);
  const [last = 0, former = last] = parts.filter(isInteger).map(lengthOf).reverse();
  const lengths = [2, 3, 4, 5, 6, 7];
  const digits = new Intl.NumberFormat(known, { useGrouping: false, minimumIntegerDigits: 10 });
  const percent = new Intl.NumberFormat(known, { style: "percent" }).formatToParts(0);
  return {
    digits: [...digits.format(123_456_789)].join(""),
    decimal: integer.formatToParts(0.5).find(({ type }) => type === "decimal")?.value ?? ".",
    group: parts.find(isGroup)?.value ?? "",
    groups: [last, former],
    grouped:
      lengths.find((length) => integer.formatToParts(10 ** (length - 1)).some(isGroup)) ?? 10,
    percent: percent.map((part) => (isInteger(part) ? "#" : part.value)).join(""),
    days: isEnglish(language) ? ENGLISH_DAYS : daysOf(known),
  };
}

type Part = { type: string; value: string };

function isInteger({ type }: Part) {
  return type === "integer";
}

function isGroup({ type }: Part) {
  return type === "group";
}

function lengthOf({ value }: Part) {
  return [...value].length;
}

const MONTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

function daysOf(known: string[]) {
  const forms = Object.entries(FORMS).map(([form, options]) => {
    const always = { calendar: "gregory", timeZone: "UTC" } as const;
    const format = new Intl.DateTimeFormat(known, Object.assign({}, options, always));
    return [form, MONTHS.map((month) => patternOf(format, month)).join("|")];
  });
  return Object.fromEntries(forms) as Record<DayForm, string>;
}

/**
 * Formats the fifth, because some languages write `05`. Narrow spaces become ordinary ones, as in all dates of `Intl`.
 */
function patternOf(format: Intl.DateTimeFormat, month: number) {
  const parts = format.formatToParts(Date.UTC(2025, month, 5));
  const pattern = parts.map((part) => placeholderOf(part) ?? part.value).join("");
  return pattern.replaceAll("\u202f", " ");
}

function placeholderOf(part: Part) {
  if (part.type === "day") return lengthOf(part) === 2 ? "{dd}" : "{d}";
  return part.type === "year" ? "{y}" : undefined;
}
