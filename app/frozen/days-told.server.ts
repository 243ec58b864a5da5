import { DAYS_PATH, monthOf } from "~/models/days/days";
import { sourceElements } from "~/utils/markup/edit-html";
import { askSite } from "./ask-site.server";
import { type Place, referenceOf } from "./places";

/** What the days tell of has a place of its own on their pages. */
const TOLD = /^(?:day|moment)-/;

/** Reads the pages of the days, for links to one of them; says where a day is told, or something on it. */
export async function readDaysTold(url: string, origins: string[]) {
  const files = new Map<string, string>();
  const months = new Map<string, string>();
  const seen = new Set([DAYS_PATH]);
  for (const address of seen) {
    const { body } = await askSite(url, address);
    const own = placeOf(address, address, origins);
    for (const { attributes } of sourceElements(body.toString("utf8"))) {
      const { id = "", href } = attributes;
      if (TOLD.test(id) && own?.kind === "page") {
        files.set(id, own.file);
        const month = monthOf(id.slice("day-".length));
        if (id.startsWith("day-") && !months.has(month)) months.set(month, own.file);
      }
      const place = href === undefined ? null : placeOf(href, address, origins);
      if (place?.kind === "page" && /^\/days(?:[/?]|$)/.test(place.address)) {
        seen.add(place.address);
      }
    }
  }
  return (day: string, fragment: string) => {
    const told = [fragment, `day-${day}`].find((id) => files.has(id));
    const file = files.get(told ?? "") ?? months.get(monthOf(day)) ?? "days/index.html";
    return { file, fragment: told ?? "" };
  };
}

function placeOf(href: string, from: string, origins: string[]): Place | undefined {
  return referenceOf(href, from, origins)?.place;
}
