import { DAYS_PATH, monthOf } from "~/pages/days/days";
import { sourceElements } from "~/utils/markup/edit-html";

/** The ids of a day and of a moment on the days' pages. */
const DAY = /^day-(\d{4}-\d{2}-\d{2})$/;
const MOMENT = /^moment-/;

/** Whether a page shows the journey day by day. */
export function isDayPage(address: string) {
  return address === DAYS_PATH || /^\/days[/?]/.test(address);
}

/** Collects where each day of the journey is shown, once the days' pages are known. */
export function dayCounts() {
  /** The file of each day, each moment, and each month's beginning. */
  const files = new Map<string, string>();
  const months = new Map<string, string>();

  function note(html: string, file: string) {
    for (const { attributes } of sourceElements(html)) {
      const { id = "" } = attributes;
      const [, day] = DAY.exec(id) ?? [];
      if (day || MOMENT.test(id)) files.set(id, file);
      if (day && !months.has(monthOf(day))) months.set(monthOf(day), file);
    }
  }

  /** The place of a day or of an item on it; for a day without content, the month's. */
  function find(day: string, fragment = "") {
    const anchor = [fragment, `day-${day}`].find((id) => files.has(id)) ?? "";
    const file = files.get(anchor) ?? months.get(monthOf(day)) ?? "days/index.html";
    return { file, fragment: anchor };
  }

  return { note, find };
}

export type DayCounts = ReturnType<typeof dayCounts>;
