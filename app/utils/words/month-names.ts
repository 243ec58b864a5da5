import { isEnglish } from "~/site";
import { dayInLanguage } from "./dates";

export const monthNames =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** A month of the year, 1 to 12, such as 'September' or 'Sep', as the site's language writes it. */
export function monthOfYear(month: number, form: "long" | "short" = "long") {
  if (!isEnglish()) {
    const firstDay = `2025-${String(month).padStart(2, "0")}-01`;
    return dayInLanguage(firstDay, { month: form, calendar: "gregory" });
  }
  const name = monthNames[month - 1] ?? "";
  return form === "long" ? name : name.slice(0, 3);
}
