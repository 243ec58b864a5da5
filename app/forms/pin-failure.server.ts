import type { Submission } from "@conform-to/react";
import { formFailure } from "./form.server";

const NOWHERE = "Invalid Coordinates: Please enter valid latitude and longitude values.";

function isNoNumber(value: FormDataEntryValue | null) {
  return typeof value === "string" && value.trim() !== "" && !Number.isFinite(Number(value));
}

/** The form of a pin that was not saved, with what the owner should look at first. */
export function pinFailure(
  submission: Submission<unknown, string[], unknown>,
  form: FormData,
  /** What is said when nothing else is. */
  message: string,
) {
  const names = ["coordinates.lat", "coordinates.lng"];
  const isNowhere = names.some((name) => isNoNumber(form.get(name)));
  return formFailure(submission, { "": [isNowhere ? NOWHERE : message] });
}
