import { DAYS_PATH, monthOf } from "~/pages/days/days";
import { sourceElements } from "~/utils/markup/edit-html";

/** What the days tell of has a place of its own on their pages. */
const DAY = /^day-(\d{4}-\d{2}-\d{2})$/;
const MOMENT = /^moment-/;

/** Whether a page tells the journey day by day. */
export function isDayPage(address: string) {
  return address === DAYS_PATH || /^\/days[/?]/.test(address);
}

/** Where the days of the journey are told, once their pages are known. */
export function dayCounts() {
  /** The file of each day and moment, and of the beginning of each month. */
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

  /** The place of a day, or of something on it; on a day of which nothing is told, the month's. */
  function find(day: string, fragment = "") {
    const told = [fragment, `day-${day}`].find((id) => files.has(id)) ?? "";
    const file = files.get(told) ?? months.get(monthOf(day)) ?? "days/index.html";
    return { file, fragment: told };
  }

  return { note, find };
}

export type DayCounts = ReturnType<typeof dayCounts>;
