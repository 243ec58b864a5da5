import { expect, test } from "vitest";
import { createCollection } from "~/models/collections/collection.server";
import { addMedia } from "~/models/collections/medium.server";
import { mediaTypes } from "~/models/records/vocabulary";
import { visit } from "../support/pages";

const { id: collectionId } = createCollection({ title: "Of every kind" });

test.each(mediaTypes)("a medium of the type %s is on its collection's page", async (type) => {
  // An address that any type takes, and that no other medium here has: each video is shown once.
  const url = `https://youtu.be/${type.padEnd(11, "-").slice(0, 11)}`;
  const added = addMedia({ collectionId, type, url, title: `Words of a ${type}` });
  expect(added.ok).toBe(true);
  const page = await (await visit(`/gallery/${collectionId}`)).text();
  expect(page).toContain(`Words of a ${type}`);
});
