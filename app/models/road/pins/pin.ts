import { z } from "zod";
import {
  fileAddress,
  postAddressFields,
  updateAddressFields,
} from "~/models/base/records/address-schemas";
import { LIMITS } from "~/models/base/records/limits";
import {
  coordinates,
  day,
  flag,
  list,
  oneLine,
  oneOfThe,
  requiredText,
  text,
  version,
  whole,
} from "~/models/base/records/value-schemas";
import { site } from "~/site";
import { NO_POSITION } from "~/utils/position/position";
import { pinTypes } from "~/vocabulary";

/** A new pin on the journey map. `null` clears an optional field. */
export const newPinInput = z.object({
  name: requiredText("Name"),
  country: requiredText("Country"),
  city: oneLine("City").nullish(),
  description: text("Description", LIMITS.text).nullish(),
  coordinates: coordinates().nullish(),
  pinType: oneOfThe("Pin type", pinTypes).nullish(),
  visitedDate: day("Visited date").nullish(),
  rating: whole("Rating", 0, 5).nullish(),
  pinColor: z
    .string("Pin colour must be text.")
    .regex(/^#[0-9a-f]{6}$/i, "Pin colour must be a colour such as #f97316.")
    .nullish(),
  notes: text("Notes", LIMITS.text).nullish(),
  images: z
    .array(fileAddress("Image"), "Images must be a list of addresses.")
    .max(LIMITS.listEntries, `Images: at most ${LIMITS.listEntries} entries.`)
    .nullish(),
  tags: list("Tags").nullish(),
  isVisible: flag("Visible").nullish(),
  ...postAddressFields,
  ...updateAddressFields,
});

/** What each optional field becomes when it is cleared or never given. */
export const CLEARED = {
  description: "",
  coordinates: NO_POSITION,
  pinType: "visited" as const,
  pinColor: "#f97316",
  images: [],
  tags: [],
  rating: 0,
  notes: "",
  isVisible: true,
  socialMediaHashtags: [],
};

/** What the form of a new pin begins with. */
export const NEW_PIN = {
  ...CLEARED,
  get country() {
    return site().country;
  },
};

/** A change to a pin: absent fields stay as they are. */
export const pinInput = newPinInput.partial().extend({ version });

export type NewPin = z.output<typeof newPinInput>;
export type PinChange = z.output<typeof pinInput>;
