import { existsSync, readdirSync, utimesSync } from "node:fs";
import { beforeEach, describe, expect, test } from "vitest";
import { listPlaceChoices } from "~/models/base/places/known-place.server";
import { deleteForGood } from "~/models/bin/bin-deletion.server";
import { undoDeletion } from "~/models/bin/bin-restore.server";
import {
  createCollection,
  deleteCollection,
  findCollection,
} from "~/models/collections/collection.server";
import { importPicture } from "~/models/collections/library/picture-intake.server";
import {
  findPicture,
  listPictures,
  updatePicture,
} from "~/models/collections/library/picture-library.server";
import {
  deletePictures,
  replacePicture,
} from "~/models/collections/library/picture-removal.server";
import {
  nameAfterPlaces,
  placePictures,
  shiftClocks,
} from "~/models/collections/library/picture-selection.server";
import { sweepPictures } from "~/models/collections/library/picture-sweep.server";
import { deleteSeveral } from "~/models/collections/media-arrangement.server";
import { addMedia, deleteMedia, findMedium } from "~/models/collections/medium.server";
import {
  createDestination,
  findDestination,
  updateDestination,
} from "~/models/destinations/destination.server";
import { mediaFolder, originalFile } from "~/models/pictures/picture-files.server";
import { makeFirstVariant, makeVariants } from "~/models/pictures/picture-variant.server";
import { deletePost, findPost, updatePost } from "~/models/posts/post.server";
import { createPin, deletePin, findPin, updatePin } from "~/models/road/pins/pin.server";
import { getHomeContent, updateHomeContent } from "~/models/texts/home-content.server";
import { db } from "~db/client.server";
import { travelPins } from "~db/schema/pins";
import { addRows, emptyLibrary } from "../support/pictures/library";
import { drawn, fileOf } from "../support/pictures/picture-fixtures";
import { bringBack, emptyBin, endForGood, listBin, made, rowOf } from "../support/records/bin";
import { dumpDatabase } from "../support/records/database";
import { createPost } from "../support/records/saved";
import { send } from "../support/requests/routes";

beforeEach(() => {
  emptyLibrary();
  emptyBin();
  db.delete(travelPins).run();
});

/** Pictures of which nothing but the row is there, each with its address. */
function rows(count: number) {
  const ids = addRows(...Array.from({ length: count }, () => ({})));
  return ids.map((id) => ({ id, url: `/media/${id}-40.jpg` })) as [Known, Known, Known];
}
type Known = { id: string; url: string };

const COLOURS = ["#112233", "#223344", "#334455", "#445566", "#556677", "#667788", "#778899"];

/** A picture with its files. */
async function whole() {
  const file = fileOf(await drawn(40, 30, COLOURS.pop()).png().toBuffer());
  const { id, width } = await importPicture(file, { alt: "A lamp", fileName: "lamp.png" });
  await makeFirstVariant({ id, width });
  return { id, url: `/media/${id}-${width}.jpg`, file };
}
const variantsOf = (id: string) => readdirSync(mediaFolder).filter((name) => name.startsWith(id));

/** Every record that can hold a picture, with this one in all its places. */
function putEverywhere({ url }: Known) {
  const post = createPost({ title: "Wells", content: `<img src="${url}">`, featuredImage: url });
  const place = made(createDestination({ name: "Well", featuredImage: url }));
  const pin = createPin({ name: "Well", country: "India", images: ["/a.jpg", url, "/b.jpg"] });
  const collection = createCollection({ title: "Wells", coverImage: url });
  const photo = made(addMedia({ collectionId: collection.id, type: "photo", url, caption: "W" }));
  const film = made(
    addMedia({ collectionId: collection.id, type: "video", url: "/a.mp4", thumbnailUrl: url }),
  );
  updateHomeContent({ heroBackgroundImage: url });
  return {
    ids: { post: post.id, place: place.id, pin: pin.id, collection: collection.id },
    read: () => ({
      post: findPost({ id: post.id }, "owner")?.featuredImage,
      place: findDestination({ id: place.id }, "owner")?.featuredImage,
      pin: findPin(pin.id, "owner")?.images,
      cover: findCollection(collection.id, "owner")?.coverImage,
      photo: findMedium(photo.id, "owner")?.caption,
      film: findMedium(film.id, "owner")?.thumbnailUrl,
      home: getHomeContent().heroBackgroundImage,
    }),
  };
}

describe("what pointed to a picture", () => {
  test("points to it again once it comes back, in records that are a version newer", async () => {
    const [one] = rows(1);
    const { ids, read } = putEverywhere(one);
    const before = read();
    await deletePictures([one.id]);
    expect(read()).toEqual({
      post: null,
      place: null,
      pin: ["/a.jpg", "/b.jpg"],
      cover: null,
      photo: undefined,
      film: null,
      home: null,
    });
    expect(bringBack(one.id)).toMatchObject({ ok: true });
    expect(read()).toEqual(before);
    expect(findPost({ id: ids.post }, "owner")?.version).toBe(3);
    expect(findPin(ids.pin, "owner")?.version).toBe(3);
  });

  test("keeps the other picture that it was given meanwhile", async () => {
    const [one] = rows(1);
    const { ids, read } = putEverywhere(one);
    await deletePictures([one.id]);
    updatePost(ids.post, { featuredImage: "/other.jpg" });
    updateDestination(ids.place, { featuredImage: "/other.jpg" });
    updatePin(ids.pin, { images: ["/b.jpg", "/c.jpg", "/a.jpg"] });
    updateHomeContent({ heroBackgroundImage: "/other.jpg" });
    const { version } = findPost({ id: ids.post }, "owner") ?? {};
    bringBack(one.id);
    expect(read()).toMatchObject({
      post: "/other.jpg",
      place: "/other.jpg",
      home: "/other.jpg",
      cover: one.url,
      pin: ["/b.jpg", "/c.jpg", "/a.jpg", one.url],
    });
    expect(findPost({ id: ids.post }, "owner")?.version).toBe(version);
  });

  test("is found in the bin as well, whichever came there first and goes back first", async () => {
    for (const isPictureFirst of [true, false]) {
      for (const isPictureBackFirst of [true, false]) {
        const [one] = rows(1);
        const { ids, read } = putEverywhere(one);
        const before = read();
        const records = () => {
          deletePost(ids.post);
          deletePin(ids.pin);
          deleteCollection(ids.collection);
        };
        if (!isPictureFirst) records();
        await deletePictures([one.id]);
        if (isPictureFirst) records();
        const order = [ids.post, ids.pin, ids.collection];
        for (const id of isPictureBackFirst ? [one.id, ...order] : [...order, one.id]) {
          expect(bringBack(id)).toMatchObject({ ok: true });
        }
        expect(read(), `${isPictureFirst} ${isPictureBackFirst}`).toEqual(before);
        expect(listBin()).toEqual([]);
      }
    }
  });

  test("is empty when it comes back after the picture was deleted for good", async () => {
    const [one] = rows(1);
    const { ids, read } = putEverywhere(one);
    deletePost(ids.post);
    deletePin(ids.pin);
    deleteCollection(ids.collection);
    await deletePictures([one.id]);
    endForGood(one.id);
    for (const id of [ids.post, ids.pin, ids.collection]) bringBack(id);
    expect(read()).toMatchObject({
      post: null,
      pin: ["/a.jpg", "/b.jpg"],
      cover: null,
      film: null,
    });
    expect(read().photo).toBeUndefined();
  });
});

describe("several pictures", () => {
  test("of a pin stand in their order again, in whichever order they come back", async () => {
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ];
    for (const order of orders) {
      const three = rows(3);
      const images = [...three.map(({ url }) => url), "/z.jpg"];
      const { id } = createPin({ name: "Fair", country: "India", images });
      await deletePictures(three.map((one) => one.id));
      expect(findPin(id, "owner")?.images).toEqual(["/z.jpg"]);
      for (const index of order) bringBack(three[index]?.id ?? "");
      expect(findPin(id, "owner")?.images, order.join()).toEqual(images);
    }
  });

  test("that were deleted at once come back at once, also where one stood on the other's photo", async () => {
    const [one, two, three] = rows(3);
    const { id: collectionId } = createCollection({ title: "Two" });
    const photo = made(
      addMedia({ collectionId, type: "photo", url: one.url, thumbnailUrl: two.url }),
    );
    for (const ids of [
      [one.id, two.id],
      [two.id, one.id],
    ]) {
      const deleted = await deletePictures([...ids, "none"]);
      expect(deleted?.count).toBe(2);
      expect(listPictures().map(({ id }) => id)).toEqual([three.id]);
      expect(undoDeletion(deleted?.deletedAt as Date)).toMatchObject({ ok: true });
      expect(listPictures()).toHaveLength(3);
      expect(findMedium(photo.id, "owner")).toMatchObject({ url: one.url, thumbnailUrl: two.url });
    }
    expect(await deletePictures(["none"])).toBeNull();
  });

  test("may be more than SQLite binds values", async () => {
    const [one] = rows(1);
    const many = Array.from({ length: 40_000 }, (_, index) => index.toString(16).padStart(16, "b"));
    const deleted = await deletePictures([...many, one.id]);
    expect(deleted?.count).toBe(1);
    bringBack(one.id);
    updatePicture(one.id, { takenAt: new Date(0) });
    createPin({ name: "Leh", country: "India", coordinates: { lat: 34.16, lng: 77.58 } });
    const place = listPlaceChoices().find(({ label }) => label.includes("Leh"));
    expect(shiftClocks([...many, one.id], 60)).toBe(1);
    expect(placePictures([...many, one.id], place?.key ?? "")).toContain("Leh");
    expect(nameAfterPlaces([...many, one.id])).toBe(1);
    const { id: collectionId } = createCollection({ title: "Many" });
    const photo = made(addMedia({ collectionId, type: "photo", url: "/a.jpg" }));
    expect(deleteSeveral(collectionId, [...many, photo.id])).toBeInstanceOf(Date);
  });
});

test("a photo of a collection waits for its picture, and says so", async () => {
  const [one] = rows(1);
  const { id: collectionId } = createCollection({ title: "Ghats" });
  const photo = made(addMedia({ collectionId, type: "photo", url: one.url }));
  deleteMedia(photo.id);
  updatePicture(one.id, { title: "Steps" });
  await deletePictures([one.id]);
  const before = dumpDatabase();
  expect(bringBack(photo.id)).toMatchObject({
    ok: false,
    message: expect.stringContaining("restore “Steps” first"),
  });
  expect(dumpDatabase()).toBe(before);
  bringBack(one.id);
  expect(bringBack(photo.id)).toMatchObject({ ok: true });
});

describe("the files of a picture", () => {
  test("are gone for readers at once; the original waits, through every sweep", async () => {
    const { id, url } = await whole();
    expect((await send("GET", url)).status).toBe(200);
    await deletePictures([id]);
    expect((await send("GET", url)).status).toBe(404);
    expect(variantsOf(id)).toEqual([]);
    const original = originalFile(id);
    utimesSync(original, new Date(0), new Date(0));
    await sweepPictures();
    expect(existsSync(original)).toBe(true);
    bringBack(id);
    expect((await send("GET", url)).status).toBe(200);
    expect(findPicture(id)).toMatchObject({ alt: "A lamp", fileName: "lamp.png" });
  });

  test("are gone also when one was being made at that moment", async () => {
    const { id } = await whole();
    const making = makeVariants({ id, width: 40, height: 30 });
    await deletePictures([id]);
    await making;
    expect(variantsOf(id)).toEqual([]);
  });

  test("are gone once it is deleted for good", async () => {
    const { id } = await whole();
    await deletePictures([id]);
    expect(endForGood(id)).toBe(1);
    expect(existsSync(originalFile(id))).toBe(false);
  });

  test("sent again bring it back with its words, to be put where she wants it now; its photos lie in the bin", async () => {
    const { id, url, file } = await whole();
    const post = createPost({ title: "Lamps", featuredImage: url });
    const { id: collectionId } = createCollection({ title: "Lamps" });
    const photo = made(addMedia({ collectionId, type: "photo", url, title: "One lamp" }));
    await deletePictures([id]);
    expect(await importPicture(file)).toEqual({ id, width: 40, height: 30, isNew: true });
    expect(findPicture(id)).toMatchObject({ alt: "A lamp", version: 2 });
    expect(findPost({ id: post.id }, "owner")?.featuredImage).toBeNull();
    expect(listBin()).toMatchObject([{ kind: "medium", recordId: photo.id }]);
    expect(bringBack(photo.id)).toMatchObject({ ok: true });
    expect((await send("GET", url)).status).toBe(200);
  });

  test("stay while a picture or the bin needs them", async () => {
    const { id, file } = await whole();
    await deletePictures([id]);
    await importPicture(file);
    expect(deleteForGood([id])).toBe(0);
    expect(existsSync(originalFile(id)), "it is on the site again").toBe(true);
    const other = await whole();
    expect(await replacePicture(id, other.id)).toBe(true);
    expect(existsSync(originalFile(id))).toBe(false);
  });
});

test("a picture that was replaced meanwhile is replaced in what comes back", async () => {
  const [one, two] = rows(2);
  const post = createPost({
    title: "Old",
    content: `<img src="${one.url}">`,
    featuredImage: one.url,
  });
  deletePost(post.id);
  await replacePicture(one.id, two.id);
  bringBack(post.id);
  expect(rowOf("blog_posts", post.id)).toMatchObject({
    featured_image: two.url,
    content: `<img src="${two.url}">`,
  });
});
