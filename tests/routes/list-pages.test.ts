import { describe, expect, test } from "vitest";
import { createCollection } from "~/models/collections/collection.server";
import { addMedia } from "~/models/collections/medium.server";
import { createDestination } from "~/models/destinations/destination.server";
import { pageOfList } from "~/utils/page-of-list";
import { insertPins } from "../support/records/many";
import { createPost } from "../support/records/saved";
import { visit } from "../support/requests/pages";

const { id: album } = createCollection({ title: "Long album" });
for (let n = 1; n <= 61; n++) {
  addMedia({ collectionId: album, type: "photo", url: `/media/p${n}.jpg`, title: `Photo ${n}.` });
}
addMedia({ collectionId: album, type: "link", url: "https://example.com/", title: "A link" });
for (let n = 1; n <= 30; n++) {
  const number = String(n).padStart(2, "0");
  createPost({
    title: `Story ${number}.`,
    category: n <= 26 ? "food" : "people",
    featuredImage: `/media/s${n}.jpg`,
    publishedAt: new Date(Date.UTC(2025, 8, n)),
  });
  createDestination({ name: `Town ${number}.`, rating: n, region: "South India" });
  if (n <= 13) createCollection({ title: `Album ${number}.` });
}

/** The items of a page in their order, by the words that the data above gave them. */
async function read(path: string) {
  const answer = await visit(path);
  const html = await answer.text();
  const link = (rel: string) =>
    new RegExp(`<a[^>]*rel="${rel}"[^>]*href="([^"]*)"|<a[^>]*href="([^"]*)"[^>]*rel="${rel}"`)
      .exec(html)
      ?.slice(1)
      .find(Boolean)
      ?.replaceAll("&amp;", "&");
  const main = html.slice(html.indexOf("<main"), html.indexOf("<script"));
  const words = main.match(/(?:Story|Town|Album|Photo) \d+\./g) ?? [];
  return {
    status: answer.status,
    previous: link("prev"),
    next: link("next"),
    items: [...new Set(words)],
    html,
  };
}

test("the picture of the first letter, and no other, is fetched before all else", async () => {
  const { html } = await read("/letters");
  const found = html.match(/data-picture="priority"[\s\S]*?src="([^"]*)"/g) ?? [];
  expect(found).toHaveLength(1);
  expect(found[0]).toContain("/media/s30.jpg");
});

describe.each([
  ["/letters", 24, 30, "Story 30.", "Story 06.", ""],
  ["/journey", 24, 30, "Town 05.", undefined, "#results"],
  ["/gallery", 12, 14, undefined, undefined, ""],
])("%s", (path, size, total, first, firstOfSecond, fragment) => {
  test("leads from page to page", async () => {
    const one = await read(path);
    expect(one).toMatchObject({ status: 200, previous: undefined });
    expect(one.next).toBe(`${path}?page=2${fragment}`);
    const two = await read(`${path}?page=2`);
    expect(two).toMatchObject({ status: 200, previous: path + fragment, next: undefined });
    if (first) expect(one.items[0]).toBe(first);
    if (firstOfSecond) expect(two.items[0]).toBe(firstOfSecond);
    if (path !== "/gallery") {
      expect([one.items.length, two.items.length]).toEqual([size, total - size]);
      expect(new Set([...one.items, ...two.items]).size).toBe(total);
    }
  });

  test.each(["3", "0", "-1", "1.5", "x", "9".repeat(400)])("has no page %s", async (page) => {
    expect((await visit(`${path}?page=${page}`)).status).toBe(404);
  });
});

test("a page is followed by one other, however many lists it has", async () => {
  insertPins(100);
  for (const path of ["/journey", "/journey?pins=2", "/letters", "/gallery", `/gallery/${album}`]) {
    const { html } = await read(path);
    const tags = [...html.matchAll(/<(?:a|link)\b[^>]*\brel="next"[^>]*>/g)];
    expect([path, new Set(tags.map(([tag]) => tag)).size]).toEqual([path, 1]);
  }
  expect((await read("/journey")).html).toContain("Later places");
});

test("the first page has the list's own address as canonical link, every other its own", () => {
  expect(pageOfList("Letters", "/letters", "?q=tea", 1).path).toBe("/letters");
  expect(pageOfList("Letters", "/letters", "?q=tea&page=2", 2)).toMatchObject({
    path: "/letters?q=tea&page=2",
    title: expect.stringContaining("page 2"),
  });
});

test("the server narrows and sorts what does not fit one page, and its pages keep what was asked", async () => {
  const food = await read("/letters?category=food&sort=oldest");
  expect(food.items[0]).toBe("Story 01.");
  expect(food.next).toBe("/letters?sort=oldest&category=food&page=2");
  expect(food.html).toContain("26 stories");
  const rest = await read("/letters?sort=oldest&category=food&page=2");
  expect(rest.items).toEqual(["Story 25.", "Story 26."]);
  expect((await read("/letters?q=story+07.")).items).toEqual(["Story 07."]);
  expect((await read("/letters?q=nothing+of+this")).html).toContain(
    "No stories found matching your criteria.",
  );
  expect((await visit("/letters?q=story+07.&page=2")).status).toBe(404);
});

test("an album shows sixty photos at a time, and the rest of its media on the first page", async () => {
  const one = await read(`/gallery/${album}`);
  const two = await read(`/gallery/${album}?page=2`);
  expect([one.items.length, two.items.length]).toEqual([60, 1]);
  expect(one.html).toContain("A link");
  expect(two.html).not.toContain("A link");
  expect(two.html).toContain("61 photos");
  expect((await visit(`/gallery/${album}?page=3`)).status).toBe(404);
});
