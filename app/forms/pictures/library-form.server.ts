import { data } from "@remix-run/node";
import { z } from "zod";
import { whole } from "~/models/base/records/value-schemas";
import {
  nameAfterPlaces,
  placePictures,
  shiftClocks,
} from "~/models/collections/library/picture-selection.server";
import { counted } from "~/utils/words/counted";
import { parseForm } from "../form.server";
import { done } from "../records/record-form.server";
import { receivedIn } from "./received-pictures.server";

/** The library's answer when it does not redirect. */
export type LibraryReply = {
  /** Which form it is about. */
  about: "upload" | "selection";
  message: string;
  /** The invalid field; absent if the selection itself is the problem. */
  field?: string | undefined;
  /** The files that were refused, with the reasons. */
  refused: { name: string; message: string }[];
  /** The selection and the typed values. */
  entered: { selected: string[]; hours: string; minutes: string; direction: string; place: string };
};

const NOTHING = { selected: [], hours: "", minutes: "", direction: "", place: "" };

/** Answers an upload of pictures to the library; refused ones are named with the reason. */
export function upload(form: FormData, back: string) {
  const { taken, refused } = receivedIn(form, "files");
  if (taken.length > 0 && refused.length === 0) {
    return done(back, `${counted(taken.length, "picture")} came in.`);
  }
  const message = notAllCame(taken.length, refused.length);
  const reply: LibraryReply = { about: "upload", message, refused, entered: NOTHING };
  return data(reply, { status: taken.length > 0 ? 200 : 400 });
}

function notAllCame(taken: number, refused: number) {
  if (taken + refused === 0) return "Choose pictures first, then press Upload.";
  const lost = `${counted(refused, "file")} did not come in.`;
  return taken === 0 ? lost : `${counted(taken, "picture")} came in; ${lost}`;
}

/** The ids of the selected pictures. */
export function readSelection(form: FormData) {
  return form.getAll("selected").map(String);
}

function again(form: FormData, message: string, field?: string) {
  const text = (name: string) => String(form.get(name) ?? "");
  const entered = {
    selected: readSelection(form),
    hours: text("hours"),
    minutes: text("minutes"),
    direction: text("direction"),
    place: text("place"),
  };
  const reply: LibraryReply = { about: "selection", message, field, refused: [], entered };
  return data(reply, { status: 400 });
}

/** The form again if no picture is selected. */
export function needsSelection(form: FormData) {
  return readSelection(form).length > 0 ? null : again(form, "Select the pictures first.");
}

/** A clock that was never set may be decades behind. */
const MAX_HOURS = 300_000;

const clockShift = z.object({
  hours: whole("Hours", 0, MAX_HOURS).nullish(),
  minutes: whole("Minutes", 0, 59).nullish(),
  direction: z.enum(["later", "earlier"], "Choose later or earlier."),
});

/** Shifts the times of the selected pictures by their camera's error. */
export function shiftSelected(form: FormData, back: string) {
  const result = parseForm(form, clockShift);
  if (!result.ok) {
    const errors = result.submission.error ?? {};
    return again(form, Object.values(errors).flat().join(" "), Object.keys(errors)[0]);
  }
  const { hours, minutes, direction } = result.value;
  const shift = (hours ?? 0) * 60 + (minutes ?? 0);
  if (shift === 0)
    return again(form, "Say by how many hours or minutes the clock was wrong.", "hours");
  const shifted = shiftClocks(readSelection(form), direction === "earlier" ? -shift : shift);
  if (shifted === 0) return again(form, "None of the selected pictures knows when it was taken.");
  return done(back, `The clock of ${counted(shifted, "picture")} was shifted.`);
}

/** Gives the selected pictures the position of a known place. */
export function placeSelected(form: FormData, back: string) {
  const name = placePictures(readSelection(form), String(form.get("place") ?? ""));
  if (name === null) return again(form, "Choose a place.", "place");
  return done(back, `${counted(readSelection(form).length, "picture")} set to ${name}.`);
}

/** Titles the selected pictures by the places near them. */
export function nameSelected(form: FormData, back: string) {
  const named = nameAfterPlaces(readSelection(form));
  if (named > 0) return done(back, `${counted(named, "picture")} named after their places.`);
  return again(form, "None of the selected pictures lacks a title and lies near a known place.");
}
