import { eq, isNull, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { type BinKind, binKinds, kinds } from "~/kinds";
import { moveToBin } from "~/models/bin/bin.server";
import { deleteForGood, sweepBin } from "~/models/bin/bin-deletion.server";
import { restoreFromBin, undoDeletion } from "~/models/bin/bin-restore.server";
import { pictureColumns } from "~/models/bin/picture-places.server";
import {
  createCollection,
  deleteCollection,
  findCollection,
} from "~/models/collections/collection.server";
import { deleteSeveral } from "~/models/collections/media-arrangement.server";
import { addMedia, deleteMedia, findMedium } from "~/models/collections/medium.server";
import {
  createDestination,
  deleteDestination,
  findDestination,
  updateDestination,
} from "~/models/destinations/destination.server";
import { saveDraft } from "~/models/find/drafts/draft.server";
import { deletePost, findPost, updatePost } from "~/models/posts/post.server";
import { createMoment, deleteMoment } from "~/models/road/moments/moment.server";
import { createPin, deletePin } from "~/models/road/pins/pin.server";
import { listPins } from "~/models/road/pins/pin-lists.server";
import { createPage, deletePage, findPage } from "~/models/texts/pages/page.server";
import { contentVersion, db } from "~db/client.server";
import { drafts } from "~db/schema/drafts";
import { previews } from "~db/schema/posts";
import { versions } from "~db/schema/versions";
import { addRows } from "../support/pictures/library";
import {
  bringBack,
  deletedAllAt,
  emptyBin,
  endForGood,
  entryOf,
  listBin,
  made,
  rowOf,
} from "../support/records/bin";
import { dumpDatabase } from "../support/records/database";
import { createPost } from "../support/records/saved";

const DAY_MS = 86_400_000;

beforeEach(() => {
  emptyBin();
  for (const table of ["destinations", "blog_posts", "gallery_collections", "travel_pins"]) {
    db.run(sql`delete from ${sql.identifier(table)}`);
  }
});

const createPlace = (values: Parameters<typeof createDestination>[0]) =>
  made(createDestination(values));
const placeOf = (id: string) => findDestination({ id }, "owner");

const cases: [string, BinKind, () => string, (id: string) => Date | null][] = [
  [
    "letter",
    "post",
    () => createPost({ title: "Rain", tags: ["wet"], content: "<p>“Drops”</p>" }).id,
    deletePost,
  ],
  [
    "place",
    "destination",
    () => createPlace({ name: "Kochi", coordinates: { lat: 9.9658, lng: 76.2421 } }).id,
    deleteDestination,
  ],
  ["moment", "moment", () => createMoment({ text: "Leh", picture: "/a" }).id, deleteMoment],
  ["pin", "pin", () => createPin({ name: "Leh", country: "India", images: ["/a"] }).id, deletePin],
  ["collection", "collection", () => createCollection({ title: "Boats" }).id, deleteCollection],
  [
    "film",
    "medium",
    () => {
      const collectionId = createCollection({ title: "Films" }).id;
      return made(addMedia({ collectionId, type: "video", url: "/a.mp4", title: "Ferry" })).id;
    },
    deleteMedia,
  ],
];

describe.each(cases)("a %s", (_noun, kind, make, remove) => {
  test("goes into the bin, and comes back as it was", () => {
    const id = make();
    const before = rowOf(kinds[kind].table, id);
    const deletedAt = remove(id);
    expect(rowOf(kinds[kind].table, id)).toBeUndefined();
    expect(remove(id)).toBeNull();
    const entry = entryOf(id);
    expect(listBin()).toEqual([entry]);
    const expiresAt = new Date(entry.deletedAt.getTime() + 30 * DAY_MS);
    expect(entry).toMatchObject({ kind, recordId: id, deletedAt, expiresAt });
    expect(restoreFromBin(entry.id)).toMatchObject({
      ok: true,
      restored: [
        { kind, recordId: id, title: entry.title, path: expect.stringContaining(`/${id}`) },
      ],
    });
    expect(rowOf(kinds[kind].table, id)).toEqual(before);
    expect(listBin()).toEqual([]);
    const again = restoreFromBin(entry.id);
    expect(again).toMatchObject({ ok: false, isMissing: true });
  });

  test("that was deleted for good does not come back, and changes no page by that", () => {
    const id = make();
    remove(id);
    const { id: entryId } = entryOf(id);
    const version = contentVersion();
    expect(deleteForGood([entryId])).toBe(1);
    expect(contentVersion()).toBe(version);
    expect(deleteForGood([entryId])).toBe(0);
    expect(restoreFromBin(entryId)).toMatchObject({ ok: false, isMissing: true });
    expect(rowOf(kinds[kind].table, id)).toBeUndefined();
  });

  test("has 30 days, whether somebody sweeps or not", () => {
    const id = make();
    remove(id);
    const { id: entryId } = entryOf(id);
    const at = (days: number) => deletedAllAt(new Date(Date.now() - days * DAY_MS));
    at(29.9);
    expect(sweepBin()).toBe(0);
    expect(listBin()).toHaveLength(1);
    at(30);
    expect(listBin()).toEqual([]);
    expect(restoreFromBin(entryId)).toMatchObject({ ok: false, isMissing: true });
    expect([sweepBin(), sweepBin()]).toEqual([1, 0]);
    expect(dumpDatabase()).not.toContain(entryId);
  });
});

test("what was deleted is listed newest first, each deletion at an instant of its own", () => {
  const ids = ["One", "Two", "Three"].map((title) => createPost({ title }).id);
  const times = ids.map((id) => deletePost(id)?.getTime());
  expect(new Set(times).size).toBe(3);
  expect(listBin().map(({ title }) => title)).toEqual(["Three", "Two", "One"]);
});

describe("addresses", () => {
  test("wait for their letter, the former ones too; a new letter gets another", () => {
    const { id } = createPost({ title: "Salt", publishedAt: new Date(0) });
    updatePost(id, { title: "Salt and wind" });
    deletePost(id);
    const slugs = ["salt", "salt-and-wind"];
    expect(slugs.map((slug) => findPost({ slug }, "owner"))).toEqual([null, null]);
    expect(createPost({ title: "Salt" }).slug).toBe("salt-2");
    expect(createPost({ title: "Salt and wind" }).slug).toBe("salt-and-wind-2");
    bringBack(id);
    expect(slugs.map((slug) => findPost({ slug }, "public")?.slug)).toEqual([slugs[1], slugs[1]]);
    // As before its deletion: its present address is none of its former ones.
    updatePost(id, { title: "Sugar" });
    expect(findPost({ slug: "salt-and-wind" }, "public")?.slug).toBe("sugar");
  });

  test("are free once a place is deleted for good", () => {
    const { id } = createPlace({ name: "Hampi" });
    deleteDestination(id);
    expect(createPlace({ name: "Hampi" }).slug).toBe("hampi-2");
    endForGood(id);
    expect(createPlace({ name: "Hampi" }).slug).toBe("hampi");
  });

  test("a letter that is sent once more with its old id is another one, and the first comes back", () => {
    const { id } = createPost({ title: "Twice" });
    deletePost(id);
    const other = createPost({ title: "Twice" }, id);
    expect(other.id).not.toBe(id);
    expect(bringBack(id)).toMatchObject({ ok: true });
    expect([id, other.id].map((each) => findPost({ id: each }, "owner")?.slug)).toEqual([
      "twice",
      "twice-2",
    ]);
  });

  test("a letter whose address an import has given to another waits in the bin", () => {
    const { id } = createPost({ title: "Cloves" });
    deletePost(id);
    const other = createPost({ title: "Pepper" });
    db.run(sql`update blog_posts set slug = 'cloves' where id = ${other.id}`);
    expect(bringBack(id)).toMatchObject({
      ok: false,
      isMissing: false,
      message: expect.stringContaining("has the address or the name of “Cloves” by now"),
    });
    expect(findPost({ slug: "cloves" }, "owner")?.id).toBe(other.id);
  });

  test("a page whose address another one has by now waits in the bin, and comes back after that", () => {
    const { id } = made(createPage({ title: "Visa notes" }));
    deletePage(id);
    const other = made(createPage({ title: "Visa notes" }));
    const before = dumpDatabase();
    expect(bringBack(id)).toMatchObject({
      ok: false,
      message: expect.stringContaining("has the address or the name of “Visa notes” by now"),
    });
    expect(dumpDatabase()).toBe(before);
    deletePage(other.id);
    expect(bringBack(id)).toMatchObject({ ok: true });
    expect(findPage("visa-notes")?.id).toBe(id);
  });
});

const owners = [
  {
    owner: "place",
    make: (relatedBlogPosts: string[]) => createPlace({ name: "Hampi", relatedBlogPosts }),
    find: placeOf,
    save: (id: string, relatedBlogPosts: string[]) =>
      made(updateDestination(id, { relatedBlogPosts })),
    remove: deleteDestination,
  },
  {
    owner: "letter",
    make: (relatedBlogPosts: string[]) => createPost({ title: "Names", relatedBlogPosts }),
    find: (id: string) => findPost({ id }, "owner"),
    save: (id: string, relatedBlogPosts: string[]) => made(updatePost(id, { relatedBlogPosts })),
    remove: deletePost,
  },
];

describe.each(owners)("links between a $owner and its letters", ({ make, find, save, remove }) => {
  function linked() {
    const [one, two, three] = ["One", "Two", "Three"].map((title) => createPost({ title }).id);
    const posts = [three, one, two] as [string, string, string];
    return { posts, owner: make(posts) };
  }

  test("come back with the named letter, in their order, also where they were saved meanwhile", () => {
    const { posts, owner } = linked();
    deletePost(posts[1]);
    expect(find(owner.id)).toMatchObject({ relatedBlogPosts: [posts[0], posts[2]] });
    bringBack(posts[1]);
    expect(find(owner.id)).toMatchObject({ relatedBlogPosts: posts, version: 1 });
    deletePost(posts[1]);
    save(owner.id, [posts[0], posts[2]]);
    bringBack(posts[1]);
    expect(find(owner.id)?.relatedBlogPosts.toSorted()).toEqual(posts.toSorted());
  });

  test("come back with who names them", () => {
    const { posts, owner } = linked();
    remove(owner.id);
    bringBack(owner.id);
    expect(find(owner.id)).toEqual(owner);
    expect(find(owner.id)?.relatedBlogPosts).toEqual(posts);
  });

  const orders = [
    ["naming", "named"],
    ["named", "naming"],
  ] as const;
  const both = orders.flatMap((deleted) => orders.map((restored) => [deleted, restored] as const));

  test.each(both)("deleted as %j and restored as %j they are not lost", (deleted, restored) => {
    const { posts, owner } = linked();
    const id = { naming: owner.id, named: posts[1] };
    for (const one of deleted) {
      if (one === "naming") remove(id.naming);
      else deletePost(id.named);
    }
    for (const one of restored) expect(bringBack(id[one])).toMatchObject({ ok: true });
    expect(find(owner.id)?.relatedBlogPosts).toEqual(posts);
  });

  test("one that was deleted for good meanwhile is left out", () => {
    const { posts, owner } = linked();
    remove(owner.id);
    deletePost(posts[0]);
    endForGood(posts[0]);
    bringBack(owner.id);
    expect(find(owner.id)?.relatedBlogPosts).toEqual(posts.slice(1));
  });
});

test("two letters that name each other come back together, each with the other", () => {
  const one = createPost({ title: "One" });
  const two = createPost({ title: "Two", relatedBlogPosts: [one.id] });
  made(updatePost(one.id, { relatedBlogPosts: [two.id] }));
  deletePost(one.id);
  deletePost(two.id);
  bringBack(one.id);
  bringBack(two.id);
  const relatedOf = (id: string) => findPost({ id }, "owner")?.relatedBlogPosts;
  expect([relatedOf(one.id), relatedOf(two.id)]).toEqual([[two.id], [one.id]]);
});

describe("the collection of a place", () => {
  function related() {
    const collection = createCollection({ title: "Boats" });
    return { collection, place: createPlace({ name: "Hampi", relatedGalleryId: collection.id }) };
  }

  test("comes back where the place has no other by now", () => {
    const { collection, place } = related();
    deleteCollection(collection.id);
    expect(placeOf(place.id)).toMatchObject({ relatedGalleryId: null });
    updateDestination(place.id, { description: "Ruins", relatedGalleryId: null });
    bringBack(collection.id);
    expect(placeOf(place.id)).toMatchObject({ relatedGalleryId: collection.id });
    deleteCollection(collection.id);
    const other = createCollection({ title: "Trains" });
    updateDestination(place.id, { relatedGalleryId: other.id });
    bringBack(collection.id);
    expect(placeOf(place.id)).toMatchObject({ relatedGalleryId: other.id });
  });

  test("comes back when both were deleted, whichever is restored first", () => {
    for (const isPlaceFirst of [true, false]) {
      const { collection, place } = related();
      deleteDestination(place.id);
      deleteCollection(collection.id);
      const order = isPlaceFirst ? [place.id, collection.id] : [collection.id, place.id];
      for (const id of order) expect(bringBack(id)).toMatchObject({ ok: true });
      expect(placeOf(place.id)?.relatedGalleryId).toBe(collection.id);
    }
  });

  test("that was deleted for good leaves the place without one", () => {
    const { collection, place } = related();
    deleteDestination(place.id);
    deleteCollection(collection.id);
    endForGood(collection.id);
    expect(bringBack(place.id)).toMatchObject({ ok: true });
    expect(placeOf(place.id)?.relatedGalleryId).toBeNull();
  });
});

describe("media", () => {
  function album() {
    const { id } = createCollection({ title: "Boats" });
    const media = ["a", "b", "c", "d"].map(
      (name) => made(addMedia({ collectionId: id, type: "photo", url: `/${name}.jpg` })).id,
    );
    return { id, media };
  }
  const orderOf = (id: string) => findCollection(id, "owner")?.media.map((one) => one.id);

  test("go and come along with their collection", () => {
    const { id, media } = album();
    const before = findCollection(id, "owner");
    deleteCollection(id);
    expect(findMedium(media[0] ?? "", "owner")).toBeNull();
    expect(listBin()).toHaveLength(1);
    bringBack(id);
    expect(findCollection(id, "owner")).toEqual(before);
  });

  test("that were deleted together come back together, in their order", () => {
    const { id, media } = album();
    const deletedAt = deleteSeveral(id, [media[1], media[2], "nobody"].map(String));
    expect(orderOf(id)).toEqual([media[0], media[3]]);
    expect(listBin()).toHaveLength(2);
    expect(undoDeletion(deletedAt as Date)).toMatchObject({ ok: true, restored: [{}, {}] });
    expect(orderOf(id)).toEqual(media);
    expect(undoDeletion(deletedAt as Date)).toMatchObject({ ok: false, isMissing: true });
    expect(deleteSeveral(id, ["nobody"])).toBeNull();
  });

  test("wait for their collection, and say so", () => {
    const { id, media } = album();
    const [one = ""] = media;
    deleteMedia(one);
    deleteCollection(id);
    const before = dumpDatabase();
    const refusal = bringBack(one);
    expect(refusal).toMatchObject({ ok: false, isMissing: false });
    expect(refusal).toMatchObject({ message: expect.stringContaining("restore “Boats” first") });
    expect(dumpDatabase()).toBe(before);
    bringBack(id);
    expect(bringBack(one)).toMatchObject({ ok: true });
    expect(orderOf(id)).toEqual(media);
    deleteMedia(one);
    deleteCollection(id);
    endForGood(id);
    expect(listBin()).toEqual([]);
  });

  test("of which one cannot come back stay in the bin together", () => {
    const { id, media } = album();
    const [picture = ""] = addRows({});
    const url = `/media/${picture}-40.jpg`;
    const one = made(addMedia({ collectionId: id, type: "photo", url })).id;
    const deletedAt = deleteSeveral(id, [media[0] ?? "", one]);
    moveToBin("picture", [picture]);
    const before = dumpDatabase();
    expect(undoDeletion(deletedAt as Date)).toMatchObject({ ok: false, isMissing: false });
    expect(dumpDatabase()).toBe(before);
  });
});

test("a pin comes back between its neighbours, also when the road went on meanwhile", () => {
  const add = (name: string, pinType: "visited" | "planned" | "current") =>
    createPin({
      name,
      country: "India",
      pinType,
      coordinates: { lat: 10, lng: listPins("owner").length },
    });
  add("A", "visited");
  const planned = ["C", "D", "E"].map((name) => add(name, "planned").id);
  deletePin(planned[1] ?? "");
  createPlace({ name: "B1", isCurrentLocation: true, coordinates: { lat: 20, lng: 60 } });
  createPlace({ name: "B2", isCurrentLocation: true, coordinates: { lat: 25, lng: 50 } });
  bringBack(planned[1] ?? "");
  expect(listPins("owner").map(({ name }) => name)).toEqual(["A", "B1", "B2", "C", "D", "E"]);
});

describe("what is typed and was said before", () => {
  const savedAt = new Date();
  const draft = (recordId: string, values = "{}") =>
    db
      .insert(drafts)
      .values({ kind: "post", recordId, values, baseVersion: 1, version: 1, savedAt })
      .run();
  const draftsNow = () =>
    db.select({ values: drafts.values }).from(drafts).where(isNull(drafts.deletedAt)).all();

  test("a draft goes and comes with its record; a newer one stays", () => {
    const { id } = createPost({ title: "Half" });
    draft(id, '{"title":"Half a"}');
    deletePost(id);
    expect(draftsNow()).toEqual([]);
    bringBack(id);
    expect(draftsNow()).toEqual([{ values: '{"title":"Half a"}' }]);
    deletePost(id);
    saveDraft({ kind: "post", recordId: id }, { title: "Newer" }, { version: 0 });
    bringBack(id);
    expect(draftsNow()).toEqual([{ values: '{"title":"Newer"}' }]);
  });

  test("versions and links to a preview stay as long as it can come back", () => {
    const { id } = createPost({ title: "Said" });
    db.insert(versions)
      .values({ kind: "post", recordId: id, number: 1, values: "{}", savedAt })
      .run();
    db.insert(previews)
      .values({ postId: id, tokenHash: "x", createdAt: savedAt, expiresAt: savedAt })
      .run();
    const own = { versions: eq(versions.recordId, id), previews: eq(previews.postId, id) };
    const counts = () => [
      db.select().from(versions).where(own.versions).all().length,
      db.select().from(previews).where(own.previews).all().length,
    ];
    deletePost(id);
    expect(counts()).toEqual([1, 1]);
    bringBack(id);
    deletePost(id);
    endForGood(id);
    expect(counts()).toEqual([0, 0]);
  });
});

test("every column of a picture is known, so that none is forgotten when one is deleted", () => {
  const recordTables = binKinds.map((kind) => kinds[kind].table);
  const names = [...recordTables, "home_page_content"].flatMap((table) =>
    db
      .all<{ name: string }>(sql`select name from pragma_table_info(${table})`)
      .filter(({ name }) => /image$|thumbnail/.test(name))
      .map(({ name }) => [table, name]),
  );
  expect(pictureColumns).toEqual(expect.arrayContaining(names));
});
