import { beforeAll, describe, expect, test } from "vitest";
import { filterDestinations, filterPosts } from "~/models/base/lists/list-filters";
import { type ListPage, pageOf } from "~/models/base/lists/list-page";
import { EVERYTHING, type ListQuery } from "~/models/base/lists/list-query";
import {
  createCollection,
  deleteCollection,
  updateCollection,
} from "~/models/collections/collection.server";
import { pageOfCollections } from "~/models/collections/collection-lists.server";
import { createDestination } from "~/models/destinations/destination.server";
import { pageOfDestinations } from "~/models/destinations/destination-lists.server";
import { sendMessage } from "~/models/mail/messages/contact.server";
import { pageOfMessages } from "~/models/mail/messages/contact-admin.server";
import { deletePost, updatePost } from "~/models/posts/post.server";
import { pageOfAdminPosts, pageOfPostCards } from "~/models/posts/post-lists.server";
import { createPin } from "~/models/road/pins/pin.server";
import { pageOfPins } from "~/models/road/pins/pin-lists.server";
import { sortOrders } from "~/vocabulary";
import { SETTING_DEFAULTS } from "~/words";

const { postCategories, regions } = SETTING_DEFAULTS;

import { listDestinations } from "../support/records/lists";
import { createPost } from "../support/records/saved";
import { fc } from "../support/runner/property";

const words = [
  "Tea",
  "teapot",
  "Dal Lake",
  "Émigré",
  'said "so"',
  "100%",
  "a_b",
  "चाय",
  "Stra\u00dfe \u0142\u00adza",
  "ok",
];

/** All items of a list, page by page. */
function allPages<Item>(read: (page: number) => ListPage<Item> | null) {
  const first = read(1);
  const numbers = Array.from({ length: first?.pages ?? 0 }, (_, index) => index + 1);
  const items = numbers.flatMap((page) => read(page)?.items ?? []);
  expect(items).toHaveLength(first?.total ?? -1);
  expect(read((first?.pages ?? 0) + 1)).toBeNull();
  return items;
}

const query: fc.Arbitrary<ListQuery> = fc.record({
  q: fc.oneof(
    fc.constant(""),
    fc.constantFrom(
      ...words,
      "ea",
      "é",
      "E",
      "strasse lz",
      "łza",
      "ça",
      '"',
      "%",
      "_",
      "*",
      "tea OR dal",
      "ग",
      "\0tea",
    ),
    fc.string({ unit: "grapheme", maxLength: 6 }).map((text) => text.trim()),
  ),
  sort: fc.constantFrom(null, ...sortOrders),
  category: fc.constantFrom(null, ...postCategories),
  region: fc.constant(null),
});

describe("what the database finds for a list is what a browser finds among all its items", () => {
  beforeAll(() => {
    for (let n = 0; n < 60; n++) {
      const [one = "", other = ""] = [words[n % 10], words[(n * 7) % 9]];
      createPost({
        title: `${one} ${String(n).padStart(2, "0")}`,
        excerpt: other,
        tags: [`${other} tag`, one],
        category: postCategories[n % 5],
        publishedAt: new Date(Date.UTC(2025, 8, 1, n)),
      });
      createDestination({
        name: `${String(n).padStart(2, "0")} ${one}`,
        description: other,
        state: words[n % 3] ?? "",
        region: regions[n % 6],
        rating: n % 51,
      });
    }
  });

  const isPlain = (text: string) => !text.includes("\0");

  test("posts", () => {
    const all = allPages((page) => pageOfPostCards(EVERYTHING, page));
    fc.assert(
      fc.property(
        query.filter(({ q }) => isPlain(q)),
        (asked) => {
          const found = allPages((page) => pageOfPostCards(asked, page)).map(({ title }) => title);
          const expected = filterPosts([...all], asked).map(({ title }) => title);
          // The alphabet of the browser's language has places of its own for letters with marks.
          const isByName = asked.sort === "a-z" || asked.sort === "z-a";
          if (isByName) expect(found.toSorted()).toEqual(expected.toSorted());
          else expect(found).toEqual(expected);
        },
      ),
    );
  });

  test("destinations", () => {
    const all = listDestinations("public");
    fc.assert(
      fc.property(query, fc.constantFrom(null, ...regions), ({ q, sort }, region) => {
        fc.pre(isPlain(q));
        for (const category of [null, "Natural Wonder", "Beach Location"]) {
          const asked = { q, region, category, sort: sort === "a-z" ? sort : null };
          const found = allPages((page) => pageOfDestinations("public", asked, page));
          const expected = filterDestinations([...all], asked);
          const ids = (items: { id: string }[]) => items.map(({ id }) => id).toSorted();
          expect(ids(found)).toEqual(ids(expected));
          if (sort === "a-z") expect(found.map(({ name }) => name)[0]).toBe(expected[0]?.name);
        }
      }),
    );
  });

  test("any bytes are a search", () => {
    for (const q of ["\0", "\0\0\0\0", "\ud800abc", "x".repeat(200), '""""', "NEAR(a b)"]) {
      expect(pageOfPostCards({ ...EVERYTHING, q }, 1)?.total).toBe(0);
    }
  });
});

test("places of one rating come newest first, whole stars among tenths", () => {
  const [found] = pageOfDestinations("public", EVERYTHING, 1)?.items ?? [];
  expect(found?.rating).toBe(5);
});

test("the texts of lists follow what is written, deleted and brought back", () => {
  const titles = (q: string) =>
    pageOfAdminPosts({ ...EVERYTHING, q }, 1)?.items.map(({ title }) => title);
  const { id } = createPost({ title: "Unseen heron", tags: ["wetland"] });
  expect(titles("HERON")).toEqual(["Unseen heron"]);
  expect(titles("wetland")).toEqual(["Unseen heron"]);
  updatePost(id, { title: "Egret" });
  expect(titles("heron")).toEqual([]);
  expect(titles("egret")).toEqual(["Egret"]);
  deletePost(id);
  expect(titles("egret")).toEqual([]);
});

test("collections, pins and messages are found by their texts", () => {
  const { id } = createCollection({ title: "Boats", location: "Alleppey" });
  const found = (q: string) => pageOfCollections("public", q, 1)?.items.map(({ title }) => title);
  expect(found("llepp")).toEqual(["Boats"]);
  updateCollection(id, { isVisible: false });
  expect(found("llepp")).toEqual([]);
  expect(pageOfCollections("owner", "boats", 1)?.total).toBe(1);
  deleteCollection(id);
  expect(pageOfCollections("owner", "boats", 1)?.total).toBe(0);

  createPin({ name: "Jetty", country: "India", city: "Fort Kochi", tags: ["ferry"] });
  expect(pageOfPins("kochi", 1)?.items.map(({ name }) => name)).toEqual(["Jetty"]);
  expect(pageOfPins("ferry", 1)?.total).toBe(1);

  sendMessage({
    name: "Meera",
    email: "meera@example.com",
    subject: "General Question",
    message: "Which bus?",
  });
  expect(pageOfMessages("meera@", 1)?.items.map(({ name }) => name)).toEqual(["Meera"]);
  expect(pageOfMessages("train", 1)?.total).toBe(0);
});

test("a page beyond the end is none, and an empty list has one", () => {
  const source = (total: number) => ({
    count: () => total,
    read: (limit: number, offset: number) =>
      Array(total)
        .fill("one")
        .slice(offset, offset + limit),
  });
  expect(pageOf(1, 24, source(0))).toEqual({ items: [], total: 0, page: 1, pages: 1 });
  expect(pageOf(1, 24, source(24))).toMatchObject({ total: 24, page: 1, pages: 1 });
  expect(pageOf(2, 24, source(24))).toBeNull();
  expect(pageOf(1, 24, source(25))).toMatchObject({ total: 25, page: 1, pages: 2 });
  expect(pageOf(2, 24, source(25))).toEqual({ items: ["one"], total: 25, page: 2, pages: 2 });
});
