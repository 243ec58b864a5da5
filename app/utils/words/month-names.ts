import { isEnglish, site } from "~/site";

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

/** A month of the year, 1 to 12, such as 'September' or 'Sep', as the site's language writes it. */
export function monthOfYear(month: number, form: "long" | "short" = "long") {
  if (!isEnglish()) {
    return new Intl.DateTimeFormat(site().language, {
      month: form,
      calendar: "gregory",
      timeZone: "UTC",
    }).format(Date.UTC(2025, month - 1));
  }
  const name = monthNames[month - 1] ?? "";
  return form === "long" ? name : name.slice(0, 3);
}
