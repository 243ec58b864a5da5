import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { restoreFromBin } from "~/models/bin/bin-restore.server";
import {
  createCollection,
  deleteCollection,
  updateCollection,
} from "~/models/collections/collection.server";
import { addMedia, updateMedia } from "~/models/collections/medium.server";
import {
  createDestination,
  deleteDestination,
  updateDestination,
} from "~/models/destinations/destination.server";
import { NOTHING_FOUND } from "~/models/find/search/search";
import { search } from "~/models/find/search/search.server";
import { restoreVersion } from "~/models/find/versions/version-restore.server";
import { deletePost, updatePost } from "~/models/posts/post.server";
import { createPin, updatePin } from "~/models/road/pins/pin.server";
import {
  createQuestion,
  deleteQuestion,
  updateQuestion,
} from "~/models/texts/pages/question-list.server";
import { db, indexWritten, transact, transactMuch } from "~db/client.server";
import { bin } from "~db/schema/bin";
import { updateSearchIndex } from "~db/search-index";
import { setDatabaseClock } from "../../support/records/database";
import { createPost, got } from "../../support/records/saved";

const HOUR_MS = 3_600_000;
const NOTHING = { total: 0, counts: NOTHING_FOUND, results: [] };
const all = { offset: 0, limit: 100 };
const find = (q: string) => search({ q, kind: null }, all).results.map(({ path }) => path);

/** What the index holds of a word: items and words, in whatever state its record is. */
function traces(word: string) {
  const texts = db.all(sql`select rowid from search_texts where search_texts match ${`"${word}"`}`);
  return [
    ...texts,
    ...db.all(sql`select word from search_words where word = ${word}`),
    ...db.all(sql`select kind from search_changes`),
  ];
}

/** The index as it is made from nothing, without its ids, and as it was kept. */
function entries() {
  const texts = db.all(sql`select kind, record_id, i.published_at, title, names, detail, body
    from search_items i where id in (select rowid from search_texts) order by kind, record_id`);
  const words = db.all(sql`select * from search_words order by word`);
  return { texts, words };
}

const live = () => ({ publishedAt: new Date(Date.now() - HOUR_MS) });

test("a story is found as it is now, through all that can become of it", () => {
  const { id, slug } = createPost({ title: "Quillfish", content: "<p>marlinspike</p>", ...live() });
  expect(find("quillfish")).toEqual([`/letters/${slug}`]);
  const renamed = got(updatePost(id, { title: "Barnacle" }));
  expect(find("quillfish")).toEqual([]);
  expect(traces("quillfish")).toEqual([]);
  expect(find("barnacle")).toEqual([`/letters/${renamed.slug}`]);
  expect(find("marlinspike")).toHaveLength(1);

  got(updatePost(id, { isVisible: false }));
  expect(find("barnacle")).toEqual([]);
  expect(traces("barnacle")).toEqual([]);
  got(updatePost(id, { isVisible: true, publishedAt: null }));
  expect(traces("barnacle")).toEqual([]);
  got(updatePost(id, live()));
  expect(find("barnacle")).toHaveLength(1);

  got(restoreVersion({ kind: "post", recordId: id }, 1));
  expect(find("quillfish")).toHaveLength(1);
  expect(find("barnacle")).toEqual([]);

  deletePost(id);
  expect(find("quillfish")).toEqual([]);
  expect(traces("marlinspike")).toEqual([]);
  const entry = db.select().from(bin).where(eq(bin.id, id)).get();
  expect(restoreFromBin(entry?.id ?? "").ok).toBe(true);
  expect(find("quillfish marlinspike")).toHaveLength(1);
});

test("a scheduled story appears by the clock, without a write", () => {
  const publishedAt = new Date(Date.now() + HOUR_MS);
  createPost({ title: "Cormorant", content: "cuttlebone", publishedAt });
  for (const q of ["cormorant", "cormor", "cormorrant", "cutlebone"]) {
    expect(search({ q, kind: null }, all)).toEqual(NOTHING);
  }
  try {
    setDatabaseClock(new Date(publishedAt.getTime() + 1));
    for (const q of ["cormorant", "cormor", "cormorrant", "cutlebone"]) {
      expect(find(q), q).toHaveLength(1);
    }
  } finally {
    setDatabaseClock(null);
  }
});

test("a word that only a hidden item has corrects nothing, and takes no other word's place", () => {
  createPost({ title: "Periwinkle", ...live() });
  for (const letter of "abcdefghi") {
    createPost({ title: `Perivink${letter}e`, publishedAt: new Date(Date.now() + HOUR_MS) });
  }
  createPost({ title: "Perivinkle", isVisible: false, ...live() });
  expect(search({ q: "perivinkle", kind: null }, all).results.map(({ title }) => title)).toEqual([
    "Periwinkle",
  ]);
});

test("places, pins, collections and their photos are found while they are seen", () => {
  const place = got(createDestination({ name: "Gannet", otherNames: ["Solan"] }));
  expect(find("solan")).toEqual([`/journey/${place.slug}`]);
  got(updateDestination(place.id, { otherNames: ["Booby"] }));
  expect([find("solan"), find("booby")]).toEqual([[], [`/journey/${place.slug}`]]);
  deleteDestination(place.id);
  expect(traces("gannet")).toEqual([]);

  const pin = createPin({ name: "Fulmar", country: "India", notes: "petrel" });
  expect(find("fulmar"), "it stands on no map").toEqual([]);
  got(updatePin(pin.id, { coordinates: { lat: 12, lng: 75 } }));
  expect(find("petrel")).toEqual([`/journey#pin-${pin.id}`]);
  got(updatePin(pin.id, { isVisible: false }));
  expect(traces("fulmar")).toEqual([]);

  const { id } = createCollection({ title: "Kittiwake" });
  const photo = got(
    addMedia({ collectionId: id, type: "photo", url: "/a.jpg", caption: "Razorbill" }),
  );
  const path = `/gallery/${id}/photos/${photo.id}`;
  expect([find("kittiwake"), find("razorbill")]).toEqual([[`/gallery/${id}`], [path]]);
  got(updateMedia(photo.id, { title: "Guillemot" }));
  expect(find("guillemot")).toEqual([path]);
  got(updateCollection(id, { isVisible: false }));
  expect([traces("kittiwake"), traces("razorbill")]).toEqual([[], []]);
  got(updateCollection(id, { isVisible: true }));
  expect(find("razorbill")).toEqual([path]);
  deleteCollection(id);
  expect(traces("razorbill")).toEqual([]);
});

test("a place is found by its dishes, in either script, by its ways and by what it costs", () => {
  const practical = {
    whatToEat: "haakh हाख [ks-Latn] – greens",
    gettingThere: "From Banihal: the jeep",
  };
  const { id, slug } = got(createDestination({ name: "Avocet", ...practical, costs: "Hammam 80" }));
  const words = ["haakh", "हाख", "greens", "banihal", "hammam"];
  const path = `/journey/${slug}`;
  for (const word of words) expect(find(word), word).toEqual([path]);
  expect(find("latn"), "it is the code of a language").toEqual([]);
  const [found] = search({ q: "greens", kind: null }, all).results;
  expect(found?.snippet.replaceAll(/[\u2068\u2069]/g, "")).toMatch(
    /^haakh हाख – greens · From Ban/,
  );
  got(updateDestination(id, { whatToEat: "", gettingThere: "Shikara", costs: "" }));
  expect(words.flatMap(find)).toEqual([]);
  expect(find("shikara")).toEqual([path]);
});

test("the owner's questions are found while they stand on the about page, after the site's own", () => {
  const own = got(createQuestion({ question: "Why whimbrels?", answer: "Dunlins." }, "own"));
  expect([find("whimbrel"), find("dunlins")]).toEqual([
    ["/about#question-own"],
    ["/about#question-own"],
  ]);
  got(updateQuestion(own.id, { question: "Why curlews?", answer: "Dunlins." }));
  expect([traces("whimbrels"), find("curlew")]).toEqual([[], ["/about#question-own"]]);
  deleteQuestion(own.id);
  expect([traces("curlews"), traces("dunlins")]).toEqual([[], []]);
  got(createQuestion({ question: "Why godwits?", answer: "So." }, "kept"));
});

test("a write that is taken back leaves no trace", () => {
  const work = () =>
    transact(() => {
      createPost({ title: "Turnstone", ...live() });
      throw new Error("taken back");
    });
  expect(work).toThrow("taken back");
  expect(traces("turnstone")).toEqual([]);
});

test("what is written in great numbers is searched afterwards, and what others write at once", async () => {
  transactMuch(() => {
    for (let count = 0; count < 12; count += 1) createPost({ title: `Dunlin ${count}`, ...live() });
  });
  expect(find("dunlin")).toEqual([]);
  createPost({ title: "Whimbrel", ...live() });
  expect(find("whimbrel")).toHaveLength(1);
  await indexWritten(0);
  expect(find("dunlin")).toHaveLength(12);
});

test("of what is written in great numbers and taken back nothing waits", async () => {
  const work = () =>
    transactMuch(() => {
      createPost({ title: "Sanderling", ...live() });
      throw new Error("taken back");
    });
  expect(work).toThrow("taken back");
  createPost({ title: "Knot", ...live() });
  expect(find("knot")).toHaveLength(1);
  expect(traces("sanderling")).toEqual([]);
});

test("what was kept in step is what the whole index would be", () => {
  const kept = entries();
  expect(kept.texts.length).toBeGreaterThan(3);
  db.run(sql`delete from search_state`);
  updateSearchIndex(db.$client);
  expect(entries()).toEqual(kept);
});
