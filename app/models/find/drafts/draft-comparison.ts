import { hasPosition } from "~/utils/position/position";
import { toLocalInput } from "~/utils/words/dates";

/** The fields of a form by name, as JSON has them. */
export type DraftValues = Record<string, unknown>;

/** Fields that are worked out from others. */
const COUNTED = new Set(["readingTime"]);

/** Whether a form has no more in it than an untouched new one. */
export function saysNothing(values: DraftValues, blank: DraftValues) {
  return changedFields(values, blank).every((name) => COUNTED.has(name));
}

/** The names of the fields whose value differs from the other form's. */
export function changedFields(values: DraftValues, others: DraftValues) {
  return Object.keys(values).filter((name) => asSeen(values[name]) !== asSeen(others[name]));
}

/** Whether two forms show the same values. */
export function isSame(values: DraftValues, others: DraftValues) {
  return changedFields(values, others).length + changedFields(others, values).length === 0;
}

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** What an editor leaves when all of a text was deleted. */
const NO_WORDS = /^(?:\s|&nbsp;|<\/?p>|<br ?\/?>)*$/;

/** A value as its field shows it: all empty values are alike, and a time has no seconds. */
function asSeen(value: unknown) {
  if (value == null || value === false) return "";
  if (typeof value === "string" && NO_WORDS.test(value)) return "";
  if (Array.isArray(value) && value.length === 0) return "";
  if (typeof value === "string" && INSTANT.test(value)) return toLocalInput(value);
  if (typeof value === "object" && "lat" in value && "lng" in value) {
    const position = { lat: Number(value.lat), lng: Number(value.lng) };
    return hasPosition(position) ? JSON.stringify(position) : "";
  }
  return JSON.stringify(value);
}
