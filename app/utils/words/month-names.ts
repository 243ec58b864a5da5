import { inForm } from "./notation";

/** The name of a month, 1 to 12, such as 'September' or 'Sep', in the site's language. */
export function monthOfYear(month: number, form: "long" | "short" = "long") {
  return inForm(`2025-${month}`, form === "long" ? "monthName" : "shortMonthName");
}
