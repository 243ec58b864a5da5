import { z } from "zod";
import { coordinates, instantText, LIMITS, text, version } from "./value-schemas";

/** A change to what is known of a picture: absent fields stay as they are, `null` clears one. */
export const pictureInput = z.object({
  alt: text("Description", LIMITS.caption).nullish(),
  title: text("Title").nullish(),
  takenAt: instantText("Date taken").nullish(),
  coordinates: coordinates().nullish(),
  version,
});

export type PictureChange = z.output<typeof pictureInput>;
