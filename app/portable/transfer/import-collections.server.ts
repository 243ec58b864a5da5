import { eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { instantText } from "~/models/base/records/value-schemas";
import {
  lacksVideoId,
  NO_VIDEO_ID,
  newCollectionInput,
  newMediaInput,
} from "~/models/collections/collection";
import { createCollection } from "~/models/collections/collection.server";
import { addMedia } from "~/models/collections/medium.server";
import { pick } from "~/utils/pick";
import { db } from "~db/client.server";
import { galleryCollections, galleryMedia } from "~db/schema/collections";
import { hasFacts } from "./entry-identity";
import {
  accept,
  countAdded,
  dateColumns,
  type Importing,
  isLeft,
  readRecord,
  recordDates,
  recordId,
} from "./importing.server";
import { recordFolders } from "./layout";
import { partOf, type YamlValue } from "./yaml-file";

const { collectionId: _, sortOrder: __, ...mediumShape } = newMediaInput.shape;

const mediumEntry = z.strictObject({
  id: recordId.optional(),
  ...mediumShape,
  createdAt: instantText("Created").optional(),
});

const collectionEntry = z.strictObject({
  id: recordId.optional(),
  ...newCollectionInput.shape,
  ...recordDates,
  media: z.array(mediumEntry, "Media must be a list.").optional(),
});

export function importCollections(importing: Importing) {
  const { folder } = recordFolders.collection;
  const before = db
    .select(pick(galleryCollections, "id", "title"))
    .from(galleryCollections)
    .where(isNull(galleryCollections.deletedAt))
    .all();
  const made = new Set<string>();
  for (const name of importing.source.foldersIn(folder)) {
    const read = readRecord(importing, { kind: "collection", name }, collectionEntry);
    if (!read) continue;
    const { id, createdAt, updatedAt, media = [], ...input } = read.data;
    // An album is known by its id; one that was written by hand, by its title.
    const facts = id ? { id } : { title: input.title };
    const former = before.find((collection) => hasFacts(collection, facts))?.id;
    if (former) importing.collections.set(name, former);
    if (isLeft(importing, read.yaml, `${folder}/${name}`, former !== undefined)) continue;
    const collection = createCollection(input, id);
    if (made.has(collection.id)) {
      importing.problems.push(read.yaml.problem(["id"], "Another album has this id."));
    }
    made.add(collection.id);
    importing.collections.set(name, collection.id);
    const dates = dateColumns({ createdAt, updatedAt });
    if (dates) {
      db.update(galleryCollections)
        .set(dates)
        .where(eq(galleryCollections.id, collection.id))
        .run();
    }
    countAdded(importing, "albums");
    for (const [index, medium] of media.entries()) {
      const at = { createdAt: dates?.createdAt, ...medium };
      importMedium(importing, partOf(read.yaml, ["media", index]), collection.id, at);
    }
  }
}

function importMedium(
  importing: Importing,
  yaml: YamlValue,
  collectionId: string,
  { id, createdAt, ...input }: z.output<typeof mediumEntry>,
) {
  if (lacksVideoId(input)) importing.problems.push(yaml.problem(["url"], NO_VIDEO_ID));
  const medium = accept(importing, yaml, addMedia({ ...input, collectionId }, id));
  if (!medium) return;
  if (medium.collectionId !== collectionId) {
    importing.problems.push(yaml.problem(["id"], "Another album has this photograph or film."));
  }
  if (createdAt)
    db.update(galleryMedia).set({ createdAt }).where(eq(galleryMedia.id, medium.id)).run();
  countAdded(importing, "photographs and films of albums");
}
