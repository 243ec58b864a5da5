import { z } from "zod";
import { fileAddress } from "~/models/base/records/address-schemas";
import {
  coordinates,
  flag,
  instantText,
  oneLine,
  requiredText,
  version,
} from "~/models/base/records/value-schemas";

const MAX_TEXT = 500;
/** A device's clock may be ahead, and its day may have begun before the site's. */
const AHEAD_MS = 24 * 60 * 60 * 1000;

/** A new moment: one sentence. `null` clears an optional field; its photograph fills in what is left open. */
export const newMomentInput = z.object({
  text: requiredText("What happened", MAX_TEXT),
  picture: fileAddress("Picture").nullish(),
  place: oneLine("Place").nullish(),
  happenedAt: instantText("Time")
    .refine(
      (time) => time.getTime() <= Date.now() + AHEAD_MS,
      "A moment has happened: its time is past.",
    )
    .nullish(),
  coordinates: coordinates().nullish(),
  isVisible: flag("Visible").nullish(),
});

/** What each optional field becomes when it is cleared or never given. */
export const CLEARED = { isVisible: true };

/** A change to a moment: absent fields stay as they are. */
export const momentInput = newMomentInput.partial().extend({ version });

export type NewMoment = z.output<typeof newMomentInput>;
export type MomentChange = z.output<typeof momentInput>;
