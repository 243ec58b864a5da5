import { eq } from "drizzle-orm";
import { z } from "zod";
import { newDestinationInput } from "~/models/destinations/destination";
import { createDestination, findDestination } from "~/models/destinations/destination.server";
import { relatePosts } from "~/models/posts/related.server";
import { markCurrent } from "~/models/road/journey/move-to-record.server";
import { db } from "~db/client.server";
import { destinations } from "~db/schema/destinations";
import { namesBySlug } from "../folder-names.server";
import {
  addRecord,
  fieldsOf,
  findHere,
  type Importing,
  recordShape,
  recordSlug,
  setDates,
} from "../import/importing.server";
import { check, type JsonValue } from "../json-file";
import { relatedHere } from "./post-kind.server";
import { type RecordKind, reportEmpty } from "./record-kind";

const entry = z.object({
  slug: recordSlug.optional(),
  ...newDestinationInput.shape,
  ...recordShape,
});

export const destinationKind: RecordKind = {
  folder: "places",
  file: "place",
  text: "detailedDescription",
  list: () => namesBySlug(destinations),
  read(id) {
    const place = findDestination({ id }, "owner");
    return place && { title: place.name, fields: fieldsOf(place, entry) };
  },
  add(importing, json, path) {
    const data = check(json, entry, importing.problems);
    if (!data) return;
    const { id, slug, relatedBlogPosts, isCurrentLocation, createdAt, updatedAt, ...input } = data;
    const relatedGalleryId = importing.ids.get(input.relatedGalleryId ?? "");
    if (input.relatedGalleryId && !relatedGalleryId) {
      const message = `There is no album with the id '${input.relatedGalleryId}'.`;
      importing.problems.push(json.problem(["relatedGalleryId"], message));
    }
    const place = addRecord(importing, json, {
      plural: "places",
      name: slug ? `/places/${slug}` : path,
      id,
      before: findHere((key) => findDestination(key, "owner"), data),
      create: () => createDestination({ ...input, relatedGalleryId }, id),
    });
    if (!place) return;
    setDates(destinations, place.id, { createdAt, updatedAt });
    if (slug) db.update(destinations).set({ slug }).where(eq(destinations.id, place.id)).run();
    reportEmpty(importing, path, place.detailedDescription);
    importing.later.push(() => {
      relatePosts("destination", place.id, relatedHere(importing, json, relatedBlogPosts));
      if (isCurrentLocation) markPlace(importing, json, place.id);
    });
  },
};

/** An import does not move the traveller: it only marks the current place, if no journey exists yet. */
function markPlace(importing: Importing, { problem }: JsonValue, id: string) {
  if (!importing.isFirstJourney) {
    importing.report.notes.push("The traveller is on this site already, and stays where she is.");
  } else if (!markCurrent({ destinationId: id })) {
    importing.problems.push(problem(["isCurrentLocation"], "Another place is the current one."));
  }
}
