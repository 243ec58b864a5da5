import { z } from "zod";
import { LIMITS } from "~/models/base/records/limits";
import { coordinates, flag, oneLine, oneOfThe } from "~/models/base/records/value-schemas";
import { moveRules } from "~/vocabulary";
import { wrongPlace } from "./place-given";

/** The form about the present place. Every field is optional, but place or name must be given. */
export const checkInInput = z
  .object({
    /** The key of a known place. */
    place: oneLine("Place").nullish(),
    /** Wins over `place`. */
    name: oneLine("Name").nullish(),
    currentLocationDescription: oneLine("One line about it", LIMITS.caption).nullish(),
    isRounded: flag("Rounded").nullish(),
    /** When readers may see it, if not as the setting says. */
    shown: oneOfThe("Shown", moveRules).nullish(),
    coordinates: coordinates().nullish(),
  })
  .superRefine(({ place, name }, context) => {
    const message = wrongPlace(place, name);
    if (message) context.addIssue({ code: "custom", path: ["place"], message });
  });

export type CheckInInput = z.output<typeof checkInInput>;
