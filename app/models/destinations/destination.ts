import { z } from "zod";
import {
  fileAddress,
  postAddressFields,
  updateAddressFields,
} from "~/models/base/records/address-schemas";
import { LIMITS } from "~/models/base/records/limits";
import {
  coordinates,
  flag,
  list,
  oneLine,
  oneOfOwn,
  oneOfThe,
  requiredText,
  text,
  version,
  whole,
} from "~/models/base/records/value-schemas";
import { isOwn } from "~/site";
import { NO_POSITION } from "~/utils/position/position";
import { difficulties } from "~/vocabulary";
import { placeCategories, wordOrFirst, words } from "~/words";

/** Months of the year, 1 to 12, each once and in order. */
function months(label: string) {
  const message = `${label} must be whole numbers from 1 to 12.`;
  return z
    .array(z.int(message).min(1, message).max(12, message), `${label} must be a list of numbers.`)
    .max(12, `${label}: at most 12 entries.`)
    .transform((entries) => [...new Set(entries)].sort((a, b) => a - b));
}

/** A new destination, in the order of its form. Every field but the name is optional; `null` clears one. */
export const newDestinationInput = z.object({
  name: requiredText("Name"),
  description: text("Description", LIMITS.text).nullish(),
  detailedDescription: text("Detailed description", LIMITS.content).nullish(),
  featuredImage: fileAddress("Featured image").nullish(),
  category: oneOfOwn("Category", placeCategories).nullish(),
  region: oneOfOwn("Region", () => words().regions).nullish(),
  state: oneLine("State").nullish(),
  isVisible: flag("Visible").nullish(),
  coordinates: coordinates().nullish(),
  bestTimeToVisit: oneLine("Best time to visit", LIMITS.caption).nullish(),
  recommendedStay: oneLine("Recommended stay", LIMITS.caption).nullish(),
  budgetRange: oneLine("Budget range", LIMITS.caption).nullish(),
  bestMonths: months("Best months").nullish(),
  /** These texts have one item on each line, in the format of `place-lines.ts`. */
  costs: text("Costs", LIMITS.text).nullish(),
  gettingThere: text("Getting there", LIMITS.text).nullish(),
  whatToEat: text("What to eat", LIMITS.text).nullish(),
  highlights: list("Highlights").nullish(),
  activities: list("Activities").nullish(),
  isCurrentLocation: flag("Current location").nullish(),
  isFeatured: flag("Featured").nullish(),
  difficulty: oneOfThe("Difficulty", difficulties).nullish(),
  /** Tenths of a star, 0 to 50; 5 or less is read as whole stars. */
  rating: whole("Rating", 0, 50).nullish(),
  otherNames: list("Other names").nullish(),
  relatedGalleryId: oneLine("Related gallery").nullish(),
  relatedBlogPosts: list("Related stories").nullish(),
  ...postAddressFields,
  ...updateAddressFields,
});

/** What each optional field becomes when it is cleared or never given. */
export const CLEARED = {
  otherNames: [],
  description: "",
  detailedDescription: "",
  get category() {
    return wordOrFirst(words().destinationCategories, "Tourist Spot");
  },
  get region() {
    return isOwn() ? "" : wordOrFirst(words().regions, "North India");
  },
  state: "",
  bestTimeToVisit: "",
  recommendedStay: "",
  budgetRange: "",
  highlights: [],
  activities: [],
  bestMonths: [],
  costs: "",
  gettingThere: "",
  whatToEat: "",
  coordinates: NO_POSITION,
  relatedBlogPosts: [],
  get rating() {
    return isOwn() ? 0 : 5;
  },
  difficulty: "Easy" as const,
  isCurrentLocation: false,
  isFeatured: false,
  isVisible: true,
  socialMediaHashtags: [],
};

/** A change to a destination: absent fields stay as they are. */
export const destinationInput = newDestinationInput.partial().extend({ version });

export type NewDestination = z.output<typeof newDestinationInput>;
export type DestinationChange = z.output<typeof destinationInput>;
