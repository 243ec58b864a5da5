import type { Submission } from "@conform-to/react";
import { formFailure } from "./form.server";

function isNoNumber(value: FormDataEntryValue | null) {
  return typeof value === "string" && value.trim() !== "" && !Number.isFinite(Number(value));
}

/** The form of a pin that was not saved, with what the owner should look at first. */
export function pinFailure(
  submission: Submission<unknown, string[], unknown>,
  form: FormData,
  attempted: "create" | "update",
) {
  const names = ["coordinates.lat", "coordinates.lng"];
  const message = names.some((name) => isNoNumber(form.get(name)))
    ? "Invalid Coordinates: Please enter valid latitude and longitude values."
    : `Failed to ${attempted} travel pin. Please check all fields.`;
  return formFailure(submission, { "": [message] });
}
