import { formatMoment } from "~/utils/words/dates";

/** When a version was saved; what the home page said before its first save has no date. */
export function versionDate(savedAt: Date) {
  return savedAt.getTime() > 0 ? formatMoment(savedAt) : "the beginning";
}
