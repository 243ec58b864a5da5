import { expect, test } from "vitest";
import { filterCollections } from "~/models/base/lists/list-filters";
import { isVideo, newMediaInput } from "~/models/collections/collection";
import {
  createCollection,
  deleteCollection,
  findCollection,
  listCollections,
  updateCollection,
} from "~/models/collections/collection.server";
import { arrangeMedia } from "~/models/collections/media-arrangement.server";
import { addMedia, deleteMedia, findMedium, updateMedia } from "~/models/collections/medium.server";

function addPhoto(collectionId: string, name: string, sortOrder?: number) {
  const result = addMedia({ collectionId, type: "photo", url: `/media/${name}.jpg`, sortOrder });
  if (!result.ok) throw new Error(`Not added: ${result.kind}`);
  return result.item;
}

function order(collectionId: string) {
  return findCollection(collectionId, "owner")?.media.map(({ url }) => url.slice(7, -4));
}

test("mediaCount is what the collection holds", () => {
  const collection = createCollection({ title: "Kashmir" });
  expect(collection.mediaCount).toBe(0);
  const photos = ["a", "b", "c"].map((name) => addPhoto(collection.id, name));
  expect(findCollection(collection.id, "owner")?.mediaCount).toBe(3);
  deleteMedia(photos[0]?.id ?? "");
  expect(listCollections("owner")[0]?.mediaCount).toBe(2);
});

test("media stand by their sort order; without one a medium goes to the end", () => {
  const collection = createCollection({ title: "Order" });
  addPhoto(collection.id, "b", 5);
  addPhoto(collection.id, "a", 1);
  expect(order(collection.id)).toEqual(["a", "b"]);
  expect(addPhoto(collection.id, "c").sortOrder).toBe(2);
});

test("deleting a collection deletes its media", () => {
  const collection = createCollection({ title: "Gone" });
  const photo = addPhoto(collection.id, "x");
  expect(deleteCollection(collection.id)).toBeInstanceOf(Date);
  expect(findMedium(photo.id, "owner")).toBeNull();
  expect(deleteCollection(collection.id)).toBeNull();
  expect(addMedia({ collectionId: collection.id, type: "photo", url: "/x.jpg" })).toMatchObject({
    kind: "invalid",
    fieldErrors: { collectionId: [expect.any(String)] },
  });
});

test("changes leave the rest, clear with null, and are refused when stale or gone", () => {
  const collection = createCollection({
    title: "Ganga",
    location: "Varanasi",
    description: "River.",
  });
  expect(updateCollection(collection.id, { isVisible: false })).toMatchObject({
    item: { title: "Ganga", location: "Varanasi", isVisible: false },
  });
  expect(updateCollection(collection.id, { location: null, isVisible: null })).toMatchObject({
    item: { location: "", isVisible: true },
  });
  expect(updateCollection(collection.id, { title: "x", version: 1 })).toMatchObject({
    kind: "stale",
  });
  expect(updateCollection("nobody", {})).toMatchObject({ kind: "missing" });
  const photo = addPhoto(collection.id, "p");
  expect(updateMedia(photo.id, { caption: "Dawn" })).toMatchObject({
    item: { caption: "Dawn", url: "/media/p.jpg" },
  });
  expect(updateMedia("nobody", {})).toMatchObject({ kind: "missing" });
});

test("a medium that was saved or moved meanwhile is not overwritten", () => {
  const collection = createCollection({ title: "Two windows" });
  const [a, b, c] = ["a", "b", "c"].map((name) => addPhoto(collection.id, name).id);
  const versions = () =>
    findCollection(collection.id, "owner")?.media.map(({ version }) => version);
  expect(updateMedia(a ?? "", { caption: "Theirs", version: 1 })).toMatchObject({
    item: { version: 2 },
  });
  expect(updateMedia(a ?? "", { caption: "Mine", version: 1 })).toMatchObject({ kind: "stale" });
  expect(findMedium(a ?? "", "owner")).toMatchObject({ caption: "Theirs", version: 2 });
  expect(updateMedia(a ?? "", { caption: "Mine", version: 2 })).toMatchObject({ ok: true });
  const arranged = [a, c, b].map((id) => ({
    id: id ?? "",
    version: 1,
    caption: id === a ? "Mine" : "",
  }));
  expect(arrangeMedia(collection.id, arranged)).toEqual({ ok: true });
  expect(versions()).toEqual([3, 2, 2]);
  expect(updateMedia(c ?? "", { sortOrder: 2, version: 1 })).toMatchObject({ kind: "stale" });
});

test("a hidden collection is the owner's only", () => {
  const { id } = createCollection({ title: "Hidden", isVisible: false });
  expect(listCollections("public").some((collection) => collection.id === id)).toBe(false);
  expect(listCollections("owner").some((collection) => collection.id === id)).toBe(true);
});

test.each([
  ["lakes", ["Kashmir"]],
  ["KOCHI", ["South"]],
  ["", ["Kashmir", "South"]],
  ["%", []],
])("a search for %j finds %j", (q, titles) => {
  const collections = [
    { title: "Kashmir", description: "Lakes", location: "Srinagar" },
    { title: "South", description: "Tea", location: "Kochi" },
  ];
  expect(filterCollections(collections, { q }).map(({ title }) => title)).toEqual(titles);
});

test.each([
  ["photo", "/media/x.jpg", false],
  ["video", "https://example.com/x.mp4", true],
  ["youtube", "https://youtu.be/aqz-KE-bpKQ", true],
  ["embedded_video", "https://example.com/x", true],
  ["link", "https://example.com", false],
] as const)("%s at %s is a video: %s", (type, url, expected) => {
  expect(newMediaInput.safeParse({ collectionId: "c", type, url }).success).toBe(true);
  expect(isVideo({ type })).toBe(expected);
});

test("a YouTube link needs an id of 11 characters", () => {
  const input = { collectionId: "c", type: "youtube", url: "https://youtu.be/short" };
  expect(newMediaInput.safeParse(input).error?.issues[0]?.path).toEqual(["url"]);
});
