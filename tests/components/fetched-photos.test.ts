import { beforeEach, describe, expect, test, vi } from "vitest";
import { fetchedPhotos } from "~/components/site/collections/fetched-photos";
import { collectionPages } from "~/offline/keep";

const PATH = "/gallery/album";
const PAGE = 60;
const TOTAL = 130;

const photo = (index: number) => ({
  id: `photo-${index}`,
  title: null,
  caption: null,
  picture: { src: `/media/${index}.jpg`, alt: "" },
});
const pageOf = (page: number, total = TOTAL) => ({
  items: Array.from({ length: Math.min(PAGE, total - (page - 1) * PAGE) }, (_, index) =>
    photo((page - 1) * PAGE + index),
  ),
  total,
  page,
  pages: Math.ceil(total / PAGE),
});

const asked: string[] = [];
let answer: (url: string) => Response;

beforeEach(() => {
  asked.length = 0;
  answer = (url) => Response.json(pageOf(Number(/page=(\d+)/.exec(url)?.[1] ?? 1)));
  vi.stubGlobal("fetch", async (url: string) => {
    asked.push(url);
    return answer(url);
  });
});

describe("the photos of an album that has several pages", () => {
  const shown = (first = 1) => fetchedPhotos(PATH, { items: pageOf(first).items, first }, TOTAL);

  test("are counted all, and have their places wherever the page begins", () => {
    expect([shown().total, shown().at(59)?.id, shown().at(60)]).toEqual([
      TOTAL,
      "photo-59",
      undefined,
    ]);
    expect([shown(2).at(59), shown(2).at(60)?.id]).toEqual([undefined, "photo-60"]);
    expect(shown(2).find(({ id }) => id === "photo-61")).toBe(61);
    expect(shown().find(({ id }) => id === "photo-61")).toBe(-1);
  });

  test("are asked for when one comes near to them, each page once", async () => {
    const photos = shown();
    await photos.fetchAround(0);
    await photos.fetchAround(55);
    expect(asked).toEqual([]);
    await Promise.all([photos.fetchAround(58), photos.fetchAround(59)]);
    await photos.fetchAround(60);
    expect(asked).toEqual([`${PATH}/photos.json?page=2`]);
    expect(photos.at(119)?.id).toBe("photo-119");
    await photos.fetchAround(TOTAL - 1);
    expect(asked[1]).toBe(`${PATH}/photos.json?page=3`);
    expect([photos.at(129)?.id, photos.at(130)]).toEqual(["photo-129", undefined]);
  });

  test("are asked for again after a failure", async () => {
    const photos = shown();
    const works = answer;
    answer = () => new Response("busy", { status: 503 });
    await expect(photos.fetchAround(60)).rejects.toThrow("503");
    answer = works;
    await photos.fetchAround(60);
    expect(photos.at(60)?.id).toBe("photo-60");
  });
});

describe("what belongs to an album on the device", () => {
  test("is its page alone where it has one", async () => {
    answer = () => Response.json(pageOf(1, 12));
    expect(await collectionPages(PATH)).toEqual([PATH]);
  });

  test("is each of its pages, and what the lightbox asks for", async () => {
    expect(await collectionPages(PATH)).toEqual([
      PATH,
      `${PATH}/photos.json`,
      `${PATH}?page=2`,
      `${PATH}/photos.json?page=2`,
      `${PATH}?page=3`,
      `${PATH}/photos.json?page=3`,
    ]);
  });

  test("is nothing more of one that is gone, and unknown while the site does not answer", async () => {
    answer = () => new Response("", { status: 404 });
    expect(await collectionPages(PATH)).toEqual([PATH]);
    answer = () => new Response("", { status: 502 });
    await expect(collectionPages(PATH)).rejects.toThrow("502");
  });
});
