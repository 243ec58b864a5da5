import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { createDestination } from "~/models/destinations/destination.server";
import { listPostsNaming } from "~/models/find/search/posts-naming.server";
import { FOUND_FROM, FOUND_TO, readAsked } from "~/models/find/search/search";
import { search } from "~/models/find/search/search.server";
import { indexTexts, searchTexts } from "~/offline/search/text-index";
import { plainText } from "~/search/search-words";
import { knownPlaceNames } from "~/texts/place-names";
import { db } from "~db/client.server";
import { updateSearchIndex } from "~db/search-index";
import { expectLinear, sizesUpTo } from "../../support/measures/growth";
import { createPost, got } from "../../support/records/saved";

/** Titles and texts of posts. */
const texts = [
  ["Kyoto", "京都は古い。日本語の文章を読む。ｶﾞｲﾄﾞとラーメン。"],
  ["Beijing", "我在北京吃烤鸭，用iPhone手机拍照。"],
  ["ฉันรักกรุงเทพมหานคร", "สวัสดี"],
  ["Vientiane", "ຂ້ອຍຮັກວຽງຈັນຫຼາຍ"],
  ["Angkor", "ខ្ញុំទៅអង្គរវត្តម្សិលមិញ"],
  ["Bagan", "ကျွန်တော်ပုဂံကိုသွားသည်"],
  ["Capital", "古い京の都、北の京。"],
] as const;

const kept = indexTexts(
  texts.map(([title, body]) => ({
    kind: "letter",
    title,
    path: "/",
    names: "",
    detail: "",
    body: plainText(body),
  })),
);
const all = { offset: 0, limit: 100 };
const find = (q: string) => search({ q, kind: null }, all).results;
const findKept = (q: string) => searchTexts(kept, new URLSearchParams({ q })).results;
const titles = (found: { title: string }[]) => found.map(({ title }) => title).sort();

beforeAll(() => {
  const publishedAt = new Date(Date.now() - 1000);
  for (const [title, body] of texts) {
    createPost({ title, content: `<p>${body}</p>`, publishedAt });
  }
  got(createDestination({ name: "Nara", otherNames: ["古都奈良"] }));
});

test.each([
  ["古い", ["Capital", "Kyoto"]],
  ["文章", ["Kyoto"]],
  ["京都", ["Kyoto"]],
  ["京都 文章", ["Kyoto"]],
  ["都", ["Capital", "Kyoto", "Nara"]],
  ["ガイド", ["Kyoto"]],
  ["ラーメン", ["Kyoto"]],
  ["北京", ["Beijing"]],
  ["iphone手机", ["Beijing"]],
  ["iphone", ["Beijing"]],
  ["กรุงเทพ", ["ฉันรักกรุงเทพมหานคร"]],
  ["กรงเทพ", []],
  ["วຽງຈັນ", []],
  ["ວຽງຈັນ", ["Vientiane"]],
  ["អង្គរវត្ត", ["Angkor"]],
  ["ပုဂံ", ["Bagan"]],
  ["ปุ", []],
  ["奈良", ["Nara"]],
])("%s is found within a run of letters", (q, wanted) => {
  expect(titles(find(q))).toEqual(wanted);
  expect(titles(findKept(q)), "on the device").toEqual(wanted.filter((each) => each !== "Nara"));
});

test("the first half of a letter with its vowel is found, as while it is typed", () => {
  expect(titles(find("รักกร"))).toEqual(["ฉันรักกรุงเทพมหานคร"]);
  expect(titles(findKept("รักกร"))).toEqual(["ฉันรักกรุงเทพมหานคร"]);
});

test.each([
  ["文章", "京都は古い。日本語の<文章>を読む。ガイドとラーメン。"],
  ["ガイド", "京都は古い。日本語の文章を読む。<ガイド>とラーメン。"],
  ["iphone手机", "我在北京吃烤鸭，用<iPhone手机>拍照。"],
  ["古い 日本", "京都は<古い>。<日本>語の文章を読む。ガイドとラーメン。"],
])("a snippet for %s shows the text as it was written", (q, marked) => {
  const wanted = marked.replaceAll("<", FOUND_FROM).replaceAll(">", FOUND_TO);
  const written = [find(q), findKept(q)].map((found) =>
    found.find(({ title }) => title === "Kyoto" || title === "Beijing"),
  );
  for (const each of written)
    expect(each?.snippet.replaceAll(FOUND_TO + FOUND_FROM, "")).toBe(wanted);
});

test("posts that name a place without spaces are found", () => {
  expect(listPostsNaming(["北京"], 5).map(({ title }) => title)).toEqual(["Beijing"]);
});

test("an index that was made before words stood apart is made anew at the start", () => {
  const before = JSON.stringify([5, knownPlaceNames]);
  db.run(sql`insert into search_texts (search_texts) values ('delete-all')`);
  db.run(
    sql`update search_state set fingerprint = ${createHash("sha256").update(before).digest("hex")}`,
  );
  expect(find("北京")).toEqual([]);
  updateSearchIndex(db.$client);
  expect(titles(find("北京"))).toEqual(["Beijing"]);
});

test("a long run takes no more time than its length", async () => {
  const run = (size: number) => "京都は古い日本".repeat(size / 8);
  await expectLinear(
    run,
    (text) => {
      const long = {
        kind: "letter",
        title: "",
        path: "/",
        names: "",
        detail: "",
        body: text,
      } as const;
      return searchTexts(indexTexts([long]), new URLSearchParams({ q: "古い日本 京京" }));
    },
    sizesUpTo(80_000),
  );
  await expectLinear(run, (q) => readAsked(new URLSearchParams({ q })), sizesUpTo(80_000));
});
