import { inForm } from "./notation";

/** A month of the year, 1 to 12, such as 'September' or 'Sep', as the site's language writes it. */
export function monthOfYear(month: number, form: "long" | "short" = "long") {
  return inForm(`2025-${month}`, form === "long" ? "monthName" : "shortMonthName");
}
