import { asc, eq, isNull } from "drizzle-orm";
import { z } from "zod";
import { saved } from "~/models/base/records/result";
import {
  lacksVideoId,
  NO_VIDEO_ID,
  newCollectionInput,
  newMediaInput,
} from "~/models/collections/collection";
import { createCollection, findCollection } from "~/models/collections/collection.server";
import { addMedia } from "~/models/collections/medium.server";
import { pick } from "~/utils/pick";
import { slugify } from "~/utils/words/slug";
import { db } from "~db/client.server";
import { galleryCollections, galleryMedia } from "~db/schema/collections";
import { named } from "../folder-names.server";
import {
  accept,
  addRecord,
  countAdded,
  fieldsOf,
  type Importing,
  recordShape,
  setDates,
} from "../import/importing.server";
import { check, type JsonValue, partOf } from "../json-file";
import type { RecordKind } from "./record-kind";

const { collectionId: _, sortOrder: __, ...mediumShape } = newMediaInput.shape;
const { updatedAt: ___, ...mediumRecord } = recordShape;

const medium = z.object({ ...mediumShape, ...mediumRecord });

const entry = z.object({
  ...newCollectionInput.shape,
  ...recordShape,
  media: z.array(medium, "Media must be a list.").optional(),
});

export const collectionKind: RecordKind = {
  folder: "albums",
  file: "album",
  text: null,
  list: () =>
    named(
      db
        .select(pick(galleryCollections, "id", "title"))
        .from(galleryCollections)
        .where(isNull(galleryCollections.deletedAt))
        .orderBy(asc(galleryCollections.id))
        .all()
        .map(({ id, title }) => ({ id, name: slugify(title) })),
    ),
  read(id) {
    const collection = findCollection(id, "owner");
    if (!collection) return null;
    const media = collection.media.map((one) => fieldsOf(one, medium));
    return { title: collection.title, fields: { ...fieldsOf(collection, entry), media } };
  },
  add(importing, json, path) {
    const data = check(json, entry, importing.problems);
    if (!data) return;
    const { id, createdAt, updatedAt, media = [], ...input } = data;
    const collection = addRecord(importing, json, {
      plural: "albums",
      name: path,
      id,
      before: id ? findCollection(id, "owner") : null,
      create: () => saved(createCollection(input, id)),
    });
    if (!collection) return;
    setDates(galleryCollections, collection.id, { createdAt, updatedAt });
    for (const [index, one] of media.entries()) {
      addMedium(importing, partOf(partOf(json, "media"), index), collection.id, one);
    }
  },
};

function addMedium(
  importing: Importing,
  json: JsonValue,
  collectionId: string,
  { id, createdAt, ...input }: z.output<typeof medium>,
) {
  if (lacksVideoId(input)) importing.problems.push(json.problem(["url"], NO_VIDEO_ID));
  const added = accept(importing, json, addMedia({ ...input, collectionId }, id));
  if (!added) return;
  if (added.collectionId !== collectionId) {
    importing.problems.push(json.problem(["id"], "Another album has this photograph or film."));
  }
  if (createdAt)
    db.update(galleryMedia).set({ createdAt }).where(eq(galleryMedia.id, added.id)).run();
  countAdded(importing, "photographs and films of albums");
}
