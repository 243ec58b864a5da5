import { describe, expect, test } from "vitest";
import { PAGE_ITEMS } from "~/models/base/lists/list-page";
import { createCollection } from "~/models/collections/collection.server";
import { addMedia } from "~/models/collections/medium.server";
import { createPin } from "~/models/road/pins/pin.server";
import { mediaTypes } from "~/vocabulary";
import { addRows } from "../support/pictures/library";
import { visit } from "../support/requests/pages";

const { id: collectionId } = createCollection({ title: "Of every kind" });

test.each(mediaTypes)("a medium of the type %s is on its collection's page", async (type) => {
  // An address that any type takes, and that no other medium here has: each video is shown once.
  const url = `https://youtu.be/${type.padEnd(11, "-").slice(0, 11)}`;
  const added = addMedia({ collectionId, type, url, title: `Words of a ${type}` });
  expect(added.ok).toBe(true);
  const page = await (await visit(`/gallery/${collectionId}`)).text();
  expect(page).toContain(`Words of a ${type}`);
});

/** A collection of photos `Photo 1`, `Photo 2` and so on, each of its own picture of this shape. */
function albumOf(photos: number, { cover = 0, width = 300, height = 200, location = "" } = {}) {
  const urls = addRows(...Array.from({ length: photos }, () => ({ width, height }))).map(
    (id) => `/media/${id}-${width}.jpg`,
  );
  const coverImage = urls[cover - 1] ?? null;
  const { id } = createCollection({ title: "Album", coverImage, location });
  for (const [index, url] of urls.entries()) {
    addMedia({ collectionId: id, type: "photo", url, title: `Photo ${index + 1}` });
  }
  return { id, path: `/gallery/${id}`, urls };
}

async function pageAt(path: string) {
  const answer = await visit(path);
  return { status: answer.status, html: await answer.text() };
}

const OPENING = /<figure class="opening-picture".*?<\/figure>/s;

describe("an album", () => {
  test("opens with its cover, large and first, which leads to that photo's page", async () => {
    const { path, urls } = albumOf(3, { cover: 2 });
    const { html } = await pageAt(path);
    const [opening = ""] = OPENING.exec(html) ?? [];
    expect(opening).toContain(urls[1]);
    expect(opening).toContain('data-picture="priority"');
    expect(opening).toContain("--shape:1.5000");
    expect(opening).toContain('<figcaption dir="auto">Photo 2</figcaption>');
    const [, photo] = new RegExp(`href="(${path}/photos/[^"]+)"`).exec(opening) ?? [];
    expect((await pageAt(photo ?? "")).html).toContain("Photo 2");
    expect(html.match(/data-picture="priority"/g)).toHaveLength(1);
    expect(html.indexOf("<h1")).toBeLessThan(html.indexOf(opening));
  });

  test.each([
    ["its first photo, without a cover", 3, 0, 1],
    ["its first photo, when it has one", 1, 0, 1],
  ])("opens with %s", async (_, photos, cover, expected) => {
    const { path, urls } = albumOf(photos, { cover });
    expect(OPENING.exec((await pageAt(path)).html)?.[0]).toContain(urls[expected - 1]);
  });

  test("opens with words alone where it has no picture", async () => {
    const { html, status } = await pageAt(albumOf(0).path);
    expect(status).toBe(200);
    expect(html).not.toMatch(OPENING);
    expect(html).not.toContain("Slideshow");
  });

  test.each([
    ["a panorama", 900, 200, "1.7778"],
    ["a tower", 200, 900, "0.8000"],
  ])("crops %s about its focus", async (_, width, height, shape) => {
    const { html } = await pageAt(albumOf(2, { cover: 1, width, height }).path);
    expect(html).toContain(`--shape:${shape}`);
  });

  test("has a slideshow that begins at its first photo, whose page leads on without scripts", async () => {
    const { path } = albumOf(3, { cover: 3 });
    const { html } = await pageAt(path);
    const [, first = ""] = new RegExp(`href="(${path}/photos/[^"]+)"[^>]*><svg.*?Slideshow`).exec(
      html.slice(html.indexOf("opening-actions")),
    ) ?? [""];
    const page = (await pageAt(first)).html;
    expect(page).toContain("Photo 1");
    expect(page).toMatch(/rel="next"/);
  });

  test("shows a last photo in half a phone's row where it is tall, and in all of it where it is wide", async () => {
    const lastShare = async (width: number, height: number) => {
      const { html } = await pageAt(albumOf(3, { width, height }).path);
      return [...html.matchAll(/--share:([\d.]+)/g)].at(-1)?.[1];
    };
    expect(await lastShare(200, 300)).toBe("0.5000");
    expect(await lastShare(300, 200)).toBe("1.0000");
  });

  test("of several pages opens on the first alone, and its photos are to be had page by page", async () => {
    const total = PAGE_ITEMS.photos + 2;
    const { path, urls } = albumOf(total, { cover: total });
    expect(OPENING.exec((await pageAt(path)).html)?.[0]).toContain(urls[total - 1]);
    const second = await pageAt(`${path}?page=2`);
    expect(second.html).not.toMatch(OPENING);
    expect(second.html.match(/data-picture="priority"/g)).toHaveLength(1);
    const list = JSON.parse((await pageAt(`${path}/photos.json?page=2`)).html);
    expect(list).toMatchObject({ total, page: 2, pages: 2 });
    expect(list.items.map(({ title }: { title: string }) => title)).toEqual([
      `Photo ${total - 1}`,
      `Photo ${total}`,
    ]);
    expect(list.items[0].picture).toMatchObject({ width: 300, height: 200 });
    for (const address of [`${path}/photos.json?page=3`, "/gallery/none/photos.json"]) {
      expect((await pageAt(address)).status, address).toBe(404);
    }
  });

  test("shows on a small map the stops that its location names", async () => {
    const coordinates = { lat: 24.58, lng: 73.68 };
    createPin({ name: "Udaipur, Hanuman Ghat", city: "Udaipur", country: "India", coordinates });
    const { html } = await pageAt(albumOf(1, { location: "Udaipur, Rajasthan" }).path);
    expect(html).toContain('aria-label="Map: Udaipur"');
    expect(html).toMatch(/href="\/journey#pin-[^"]+">Udaipur/);
    expect((await pageAt(albumOf(1, { location: "Nowhere" }).path)).html).not.toContain(
      "places-map",
    );
  });
});
