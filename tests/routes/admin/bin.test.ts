import { beforeEach, describe, expect, test } from "vitest";
import { readToast } from "~/forms/flash.server";
import { createCollection, findCollection } from "~/models/collections/collection.server";
import { findPicture } from "~/models/collections/library/picture-library.server";
import { addMedia, findMedium } from "~/models/collections/medium.server";
import { createDestination, findDestination } from "~/models/destinations/destination.server";
import { deletePost, findPost } from "~/models/posts/post.server";
import { createPin, findPin } from "~/models/road/pins/pin.server";
import { action as binAction, loader as binPage } from "~/routes/admin/bin";
import { action as arrange } from "~/routes/admin/collections/arrange";
import { action as collections } from "~/routes/admin/collections/list";
import { action as media } from "~/routes/admin/collections/media";
import { action as destinations } from "~/routes/admin/destinations/list";
import { action as deletePictures } from "~/routes/admin/media/delete";
import { action as pins } from "~/routes/admin/pins/list";
import { action as posts } from "~/routes/admin/posts/list";
import { db } from "~db/client.server";
import { blogPosts } from "~db/schema/posts";
import { addRows, libraryOwner } from "../../support/pictures/library";
import { deletedAllAt, emptyBin, entryOf, listBin, made } from "../../support/records/bin";
import { createPost } from "../../support/records/saved";
import type { Action, Answer } from "../../support/requests/owner-forms";
import { SITE } from "../../support/requests/routes";

const { open, post } = await libraryOwner();

beforeEach(emptyBin);

/** The message that the answer's redirect carries to the next page. */
async function toastOf({ headers }: Answer) {
  const cookie = headers.get("Set-Cookie")?.split(";")[0] ?? "";
  return (await readToast(new Request(SITE, { headers: { Cookie: cookie } })))?.toast;
}

/** Presses 'Undo' in the message, as its form does. */
async function undo(answer: Answer, back = "/admin/posts?x=1") {
  const { undo: deletedAt } = (await toastOf(answer)) ?? {};
  expect(deletedAt).toBeGreaterThan(0);
  return post(binAction, { intent: "undo", deletedAt: String(deletedAt), back });
}

const { id: collectionId } = createCollection({ title: "Ghats" });
const photo = () => made(addMedia({ collectionId, type: "photo", url: "/a.jpg", title: "Steps" }));

type Deletable = [
  noun: string,
  title: string,
  make: () => string,
  action: Action,
  isThere: (id: string) => unknown,
  words: string,
];

const deletables: Deletable[] = [
  [
    "letter",
    "Rain",
    () => createPost({ title: "Rain" }).id,
    posts,
    (id) => findPost({ id }, "owner"),
    "Blog post deleted successfully",
  ],
  [
    "place",
    "Hampi",
    () => made(createDestination({ name: "Hampi" })).id,
    destinations,
    (id) => findDestination({ id }, "owner"),
    "Destination deleted successfully",
  ],
  [
    "pin",
    "Leh",
    () => createPin({ name: "Leh", country: "India" }).id,
    pins,
    (id) => findPin(id, "owner"),
    "Travel pin deleted successfully!",
  ],
  [
    "collection",
    "Boats",
    () => createCollection({ title: "Boats" }).id,
    collections,
    (id) => findCollection(id, "owner"),
    "Gallery collection deleted successfully",
  ],
  [
    "medium",
    "Steps",
    () => photo().id,
    media,
    (id) => findMedium(id, "owner"),
    "Media deleted successfully",
  ],
];

test.each(deletables)(
  "one press in the message brings a %s back, and says so",
  async (_noun, title, make, action, isThere, words) => {
    const recordId = make();
    const sent = { params: { id: collectionId } };
    const deleted = await post(action, { intent: "delete", recordId }, sent);
    expect(await toastOf(deleted)).toMatchObject({ title: "Success", description: words });
    expect(isThere(recordId)).toBeNull();
    const undone = await undo(deleted);
    expect([undone.status, undone.headers.get("Location")]).toEqual([303, "/admin/posts?x=1"]);
    expect(await toastOf(undone)).toEqual({ title: "Success", description: `Restored: ${title}` });
    expect(isThere(recordId)).not.toBeNull();
    expect((await post(action, { intent: "delete", recordId: "none" }, sent)).status).toBe(404);
  },
);

describe("several at once", () => {
  const selected = (ids: string[]) => ids.map((id): [string, string] => ["selected", id]);

  test("pictures come back by one press", async () => {
    const ids = addRows({ title: "One" }, { title: "Two" }, { title: "Three" });
    const deleted = await post(deletePictures, selected(ids), { path: "/admin/media/delete" });
    expect(await toastOf(deleted)).toMatchObject({
      description: "3 pictures deleted successfully",
    });
    const undone = await undo(deleted, "/admin/media");
    expect(await toastOf(undone)).toMatchObject({
      description: expect.stringMatching(/^Restored: (One|Two|Three) and 2 more$/),
    });
    expect(ids.map((id) => findPicture(id)?.id)).toEqual(ids);
    const none = await post(deletePictures, selected(["none"]), { path: "/admin/media/delete" });
    expect(await toastOf(none)).not.toHaveProperty("undo");
  });

  test("media of a collection come back by one press", async () => {
    const ids = [photo().id, photo().id];
    const fields: [string, string][] = [...selected(ids), ["intent", "delete"]];
    const deleted = await post(arrange, fields, { params: { id: collectionId } });
    expect(ids.map((id) => findMedium(id, "owner"))).toEqual([null, null]);
    await undo(deleted);
    expect(ids.map((id) => findMedium(id, "owner")?.id)).toEqual(ids);
  });
});

describe("the bin", () => {
  const list = async () => (await open(binPage, "/admin/bin")).entries;

  test("lists what was deleted, with the days that it still has", async () => {
    const ids = ["One", "Two"].map((title) => createPost({ title }).id);
    for (const id of ids) deletePost(id);
    expect((await list()).map(({ title, days }) => [title, days])).toEqual([
      ["Two", 30],
      ["One", 30],
    ]);
    const deletedAt = new Date(Date.now() - 29.2 * 86_400_000);
    deletedAllAt(deletedAt);
    expect((await list()).map(({ days }) => days)).toEqual([1, 1]);
  });

  test("has pages, and after the last row of one the page before it", async () => {
    const rows = Array.from({ length: 51 }, (_, index) => ({
      slug: `r${index}`,
      title: `No. ${index}`,
      deletedAt: new Date(Date.now() - index * 60_000),
    }));
    db.insert(blogPosts).values(rows).run();
    const first = await open(binPage, "/admin/bin");
    expect([first.entries.length, first.list.pages]).toEqual([50, 2]);
    const second = await open(binPage, "/admin/bin?page=2");
    expect(second.entries.map(({ title }) => title)).toEqual(["No. 50"]);
    await expect(open(binPage, "/admin/bin?page=3")).rejects.toMatchObject({
      init: { status: 404 },
    });
    const end = { intent: "delete", recordId: second.entries[0]?.id ?? "" };
    const ended = await post(binAction, end, { path: "/admin/bin?page=2" });
    expect(ended.headers.get("Location")).toBe("/admin/bin");
  });

  test("restores and deletes for good; twice is a 404 that shows the list and says why", async () => {
    const [one, two] = ["One", "Two"].map((title) => createPost({ title }).id) as [string, string];
    for (const id of [one, two]) deletePost(id);
    const restore = { intent: "restore", recordId: entryOf(one).id };
    const restored = await post(binAction, restore);
    expect([restored.status, restored.headers.get("Location")]).toEqual([303, "/admin/bin"]);
    expect(await toastOf(restored)).toMatchObject({ description: "Restored: One" });
    const again = await post(binAction, restore);
    expect(again).toMatchObject({
      status: 404,
      data: { problem: expect.stringContaining("no longer") },
    });
    const end = { intent: "delete", recordId: entryOf(two).id };
    const ended = await post(binAction, end);
    expect(await toastOf(ended)).toEqual({ title: "Success", description: "Deleted for good" });
    expect((await post(binAction, end)).status).toBe(404);
    expect(listBin()).toEqual([]);
  });

  test("says what to do where something cannot come back yet", async () => {
    const { id } = createCollection({ title: "Kashmir" });
    const medium = made(
      addMedia({ collectionId: id, type: "photo", url: "/b.jpg", title: "Lake" }),
    );
    await post(media, { intent: "delete", recordId: medium.id }, { params: { id } });
    await post(collections, { intent: "delete", recordId: id });
    const refused = await post(binAction, { intent: "restore", recordId: entryOf(medium.id).id });
    expect(refused).toMatchObject({
      status: 409,
      data: { problem: "The collection of “Lake” is in the bin too: restore “Kashmir” first." },
    });
  });

  test.each(["https://evil.example/", "//evil.example", "/\\evil.example", ""])(
    "an undo leads nowhere but to this site: %j",
    async (back) => {
      const { id } = createPost({ title: "Back" });
      const deletedAt = String(deletePost(id)?.getTime());
      const undone = await post(binAction, { intent: "undo", deletedAt, back });
      expect(undone.headers.get("Location")).toBe("/admin/bin");
    },
  );

  test.each<Record<string, string>>([
    { intent: "undo", deletedAt: "soon" },
    { intent: "undo" },
    { intent: "restore" },
    { intent: "delete", recordId: "none" },
  ])("nothing to be done is a 404: %j", async (fields) => {
    expect((await post(binAction, fields)).status).toBe(404);
  });

  test("a button that it does not have is a 400", async () => {
    expect((await post(binAction, { intent: "empty" })).status).toBe(400);
  });
});
