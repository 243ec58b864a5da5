import { type Site, site } from "~/site";
import { type DayForm, ENGLISH_DAYS } from "./english-days";
import type { Notation } from "./notation-of";

/** What most sites need, written by hand: on an old phone, `Intl` takes longer to start than a page to hydrate. */
const INDIAN_ENGLISH: Notation = {
  digits: "0123456789",
  decimal: ".",
  group: ",",
  groups: [3, 2],
  grouped: 4,
  percent: "#%",
  days: ENGLISH_DAYS,
};

let notationIn: (language: string) => Notation = () => INDIAN_ENGLISH;

/** Sets the function that knows other languages, on the server; a browser gets its language from the server. */
export function provideNotations(of: (language: string) => Notation) {
  notationIn = of;
}

/**
 * The notation of the site's language. A browser gets it from the server with the settings, because its own `Intl` may
 * differ from the server's.
 */
export function notation() {
  const { language, notation: sent } = site() as Site & { notation?: Notation };
  return sent ?? (language === "en-IN" ? INDIAN_ENGLISH : notationIn(language));
}

/** Replaces Latin digits by those of the site's language. */
export function inDigits(latin: string) {
  const digits = [...notation().digits];
  return latin.replace(/\d/g, (digit) => digits[Number(digit)] ?? digit);
}

/** A number with this many decimals, without grouping. */
export function inDecimals(amount: number, decimals: number) {
  const [whole = "", rest] = amount.toFixed(decimals).split(".");
  return inDigits(rest === undefined ? whole : `${whole}${notation().decimal}${rest}`);
}

export function inGroups(amount: number) {
  return inDigits(withGroups(String(amount)));
}

/** Digits of any script in groups. */
export function withGroups(text: string) {
  const { group, groups, grouped } = notation();
  const digits = [...text];
  if (digits.length < grouped) return text;
  const [last, former] = groups;
  const parts = [digits.slice(-last)];
  for (let end = digits.length - last; end > 0; end -= former) {
    parts.unshift(digits.slice(Math.max(0, end - former), end));
  }
  return parts.map((part) => part.join("")).join(group);
}

/** A calendar day `YYYY-MM-DD`, or a month `YYYY-MM`, in one of its forms. */
export function inForm(calendarDay: string, form: DayForm) {
  const [year = "", month, day = ""] = calendarDay.split("-");
  const pattern = notation().days[form].split("|")[Number(month) - 1] ?? "";
  const values: Record<string, string> = { "{y}": year, "{d}": String(Number(day)), "{dd}": day };
  return pattern.replace(/\{(y|dd?)\}/g, (place) => inDigits(values[place] ?? ""));
}
