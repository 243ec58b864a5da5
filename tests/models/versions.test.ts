import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { HOME_RECORD_ID } from "~/models/base/records/record-key";
import { deleteForGood } from "~/models/bin/bin-deletion.server";
import { createCollection, deleteCollection } from "~/models/collections/collection.server";
import { pointElsewhere } from "~/models/collections/library/picture-references.server";
import { createDestination, updateDestination } from "~/models/destinations/destination.server";
import { versionFields } from "~/models/find/versions/version-fields.server";
import type { Versioned } from "~/models/find/versions/version-paths";
import { restoreVersion } from "~/models/find/versions/version-restore.server";
import { findVersion, listVersions } from "~/models/find/versions/versions.server";
import { deletePost, findPost, updatePost } from "~/models/posts/post.server";
import { homeContentDefaults } from "~/models/texts/home-content";
import { getHomeContent, updateHomeContent } from "~/models/texts/home-content.server";
import { db } from "~db/client.server";
import { versions } from "~db/schema/versions";
import { listBin } from "../support/records/bin";
import { destinationWith, postWith } from "../support/records/full-records";
import { createPost, got } from "../support/records/saved";

const postOf = (recordId: string): Versioned => ({ kind: "post", recordId });
const placeOf = (recordId: string): Versioned => ({ kind: "destination", recordId });
const home: Versioned = { kind: "home", recordId: HOME_RECORD_ID };

const numbersOf = (of: Versioned) => listVersions(of).map(({ number }) => number);

describe("a save keeps what stood there before", () => {
  test("each time that a text changes, newest first, with number and date of the save that wrote it", () => {
    const first = createPost({ title: "Rain", content: "One." });
    const second = got(updatePost(first.id, { content: "Two." }));
    got(updatePost(first.id, { content: "Three.", excerpt: "Wet." }));
    expect(listVersions(postOf(first.id))).toMatchObject([
      { number: 2, savedAt: second.updatedAt, texts: { content: "Two.", excerpt: "" } },
      { number: 1, savedAt: first.updatedAt, texts: { content: "One.", excerpt: "" } },
    ]);
  });

  test("of every field that the owner writes", () => {
    const stays = [
      "isVisible",
      "isFeatured",
      "isCurrentLocation",
      "publishedAt",
      "publishWhenLeft",
    ];
    const { isCurrentLocation: _current, ...place } = destinationWith("", "");
    for (const [kind, full] of Object.entries({ post: postWith(""), destination: place })) {
      const written = Object.keys(full).filter((name) => !stays.includes(name));
      expect(versionFields[kind as "post"].toSorted()).toEqual(written.sort());
    }
    expect(versionFields.home.toSorted()).toEqual(Object.keys(homeContentDefaults()).sort());
  });

  test("and none where no text changes, or the save is refused", () => {
    const { id } = createPost({ title: "Sun", content: "One." });
    got(updatePost(id, { isVisible: false }));
    got(updatePost(id, { isFeatured: true, publishedAt: new Date() }));
    got(updatePost(id, { title: "Sun", content: "One." }));
    expect(updatePost(id, { content: "Two.", version: 1 })).toMatchObject({ kind: "stale" });
    expect(numbersOf(postOf(id))).toEqual([]);
  });

  test("and none where a picture was replaced", () => {
    const [old, next] = ["/media/0123456789abcdef-640.jpg", "/media/fedcba9876543210-640.jpg"];
    const { id } = createPost({ title: "Boat", content: `<img src="${old}" />` });
    pointElsewhere("0123456789abcdef", next);
    expect(findPost({ id }, "owner")?.content).toContain(next);
    expect(numbersOf(postOf(id))).toEqual([]);
  });

  test("which are pointed to the picture that took the place of another", () => {
    const [old, next] = ["/media/00000000000000aa-640.jpg", "/media/00000000000000bb-640.jpg"];
    const { id } = createPost({
      title: "Ferry",
      featuredImage: old,
      content: `<img src="${old}">`,
    });
    got(updatePost(id, { featuredImage: null, content: "None." }));
    pointElsewhere("00000000000000aa", next);
    expect(got(restoreVersion(postOf(id), 1))).toMatchObject({
      featuredImage: next,
      content: `<img src="${next}">`,
    });
  });

  test("of a place, with what it points to", () => {
    const { id: postId } = createPost({ title: "From Hampi" });
    const place = { name: "Hampi", relatedBlogPosts: [postId], coordinates: { lat: 15, lng: 76 } };
    const { id } = got(createDestination(place));
    got(updateDestination(id, { coordinates: null, relatedBlogPosts: [], isVisible: false }));
    expect(listVersions(placeOf(id))).toMatchObject([{ number: 1, texts: place }]);
  });

  test("of the home page, its words before the first save too", () => {
    got(updateHomeContent({ heroTitle: "South" }));
    got(updateHomeContent({ heroTitle: "South, slowly" }));
    expect(listVersions(home)).toMatchObject([
      { number: 1, texts: { heroTitle: "South" } },
      { number: 0, texts: homeContentDefaults() },
    ]);
  });
});

describe("restoring a version", () => {
  test("is a save of its own: live at once, redirected, and what stood there is a version", () => {
    const publishedAt = new Date(Date.now() - 1000);
    const { id } = createPost({ title: "First light", content: "One.", tags: ["dawn"] });
    got(updatePost(id, { title: "Last light", content: "Two.", tags: [] }));
    got(updatePost(id, { publishedAt, isFeatured: true }));
    got(restoreVersion(postOf(id), 1));
    expect(findPost({ slug: "first-light" }, "public")).toMatchObject({
      id,
      title: "First light",
      content: "One.",
      tags: ["dawn"],
      slug: "first-light",
      version: 4,
      publishedAt,
      isFeatured: true,
      isVisible: true,
    });
    expect(findPost({ slug: "last-light" }, "public")?.slug).toBe("first-light");
    expect(listVersions(postOf(id))).toMatchObject([
      { number: 3, texts: { title: "Last light", content: "Two." } },
      { number: 1, texts: { title: "First light", content: "One." } },
    ]);
  });

  test("leaves a hidden record hidden, and the current place where it is", () => {
    const { id } = got(createDestination({ name: "Madurai", state: "Kerala" }));
    got(updateDestination(id, { state: "Tamil Nadu", isCurrentLocation: true }));
    expect(got(restoreVersion(placeOf(id), 1))).toMatchObject({
      state: "Kerala",
      isCurrentLocation: true,
      isVisible: true,
    });
    got(updateDestination(id, { isVisible: false }));
    const [latest = -1] = numbersOf(placeOf(id));
    expect(got(restoreVersion(placeOf(id), latest))).toMatchObject({ isVisible: false });
  });

  test("leaves out what is gone meanwhile", () => {
    const [kept, gone] = [createPost({ title: "Kept" }), createPost({ title: "Gone" })];
    const { id: relatedGalleryId } = createCollection({ title: "Gone too" });
    const related = { relatedBlogPosts: [gone.id, kept.id], relatedGalleryId };
    const { id } = got(createDestination({ name: "Ooty", state: "Old", ...related }));
    got(updateDestination(id, { state: "New", relatedBlogPosts: [], relatedGalleryId: null }));
    deletePost(gone.id);
    deleteCollection(relatedGalleryId);
    expect(got(restoreVersion(placeOf(id), 1))).toMatchObject({
      state: "Old",
      relatedBlogPosts: [kept.id],
      relatedGalleryId: null,
    });
  });

  test("of the home page brings back its first words", () => {
    got(updateHomeContent({ heroTitle: "Elsewhere", readRate: 3 }));
    got(restoreVersion(home, 0));
    expect(getHomeContent()).toMatchObject(homeContentDefaults());
  });

  test("that is not there is missing", () => {
    const { id } = createPost({ title: "Alone" });
    expect(restoreVersion(postOf(id), 1)).toEqual({ ok: false, kind: "missing" });
    expect(restoreVersion(postOf("none"), 1)).toEqual({ ok: false, kind: "missing" });
    expect(restoreVersion(postOf(id), Number.NaN)).toEqual({ ok: false, kind: "missing" });
  });
});

test("versions go with their record, once that is gone from the bin too", () => {
  const { id } = createPost({ title: "Gone with its versions" });
  got(updatePost(id, { content: "Changed." }));
  deletePost(id);
  expect(numbersOf(postOf(id))).toEqual([1]);
  deleteForGood(listBin().map((entry) => entry.id));
  expect(numbersOf(postOf(id))).toEqual([]);
});

describe("a version that does not fit", () => {
  function changed(stored: string) {
    const { id } = createPost({ title: "Now", content: "Before." });
    got(updatePost(id, { content: "Now." }));
    db.update(versions).set({ values: stored }).where(eq(versions.recordId, id)).run();
    return { id, of: postOf(id), before: findPost({ id }, "owner") };
  }

  test.each(["{broken", "", "null", "[]", "7", '"text"'])(
    "for it can no longer be read (%j) stays, and changes nothing",
    (stored) => {
      const { id, of, before } = changed(stored);
      expect(findVersion(of, 1)).toMatchObject({ number: 1, texts: null, stored });
      expect(restoreVersion(of, 1)).toEqual({
        ok: false,
        kind: "invalid",
        fieldErrors: { "": [expect.stringContaining("can no longer be read")] },
      });
      expect(findPost({ id }, "owner")).toEqual(before);
      expect(numbersOf(of)).toEqual([1]);
    },
  );

  test("today's rules is refused in words, and nothing of it is saved", () => {
    const { id, of, before } = changed('{"title":"Old","category":"ferries","readingTime":"long"}');
    expect(restoreVersion(of, 1)).toMatchObject({
      kind: "invalid",
      fieldErrors: {
        category: [expect.stringContaining("Category must be one of")],
        readingTime: [expect.stringContaining("Reading time")],
      },
    });
    expect(findPost({ id }, "owner")).toEqual(before);
    expect(numbersOf(of)).toEqual([1]);
  });

  test("for it knows fewer fields, or more, leaves what it does not know as it is", () => {
    const { of } = changed('{"title":"Old","isVisible":false,"mood":"calm","version":9}');
    expect(got(restoreVersion(of, 1))).toMatchObject({
      title: "Old",
      content: "Now.",
      isVisible: true,
      version: 3,
    });
  });
});
