import { z } from "zod";
import { LIMITS } from "~/models/base/records/limits";
import {
  coordinates,
  instantText,
  oneLine,
  version,
  whole,
} from "~/models/base/records/value-schemas";

/** A change to what is known of a picture: absent fields stay as they are, `null` clears one. */
export const pictureInput = z.object({
  alt: oneLine("Description", LIMITS.caption).nullish(),
  title: oneLine("Title").nullish(),
  takenAt: instantText("Date taken").nullish(),
  coordinates: coordinates().nullish(),
  /** The point that stays visible when the picture is cropped, in percent; `null` chooses it automatically. */
  focusX: whole("Focus across", 0, 100).nullish(),
  focusY: whole("Focus down", 0, 100).nullish(),
  version,
});

export type PictureChange = z.output<typeof pictureInput>;
