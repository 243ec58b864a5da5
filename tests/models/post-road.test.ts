import { beforeAll, expect, test } from "vitest";
import { createDestination } from "~/models/destinations/destination.server";
import { figuresOn } from "~/models/road/line/figures.server";
import { arrivals, kilometresOn } from "~/models/road/line/road-so-far";
import { createPin } from "~/models/road/pins/pin.server";
import { updateHomeContent } from "~/models/texts/home-content.server";
import { postPage } from "~/pages/post-page.server";
import { drawStretch } from "~/pages/stretch-drawing";
import { STRETCH } from "~/pages/stretch-size";
import { createPost } from "../support/records/saved";

const at = (day: string) => new Date(`${day}T18:00:00+05:30`);
const pin = (name: string, lat: number, visitedDate: string | null, more = {}) => ({
  name,
  country: "India",
  coordinates: { lat, lng: 75 },
  visitedDate,
  ...more,
});

/** A degree along a meridian, with the mean radius of the earth. */
const DEGREE_KM = (Math.PI * 6371) / 180;

test("kilometres add up over the stops in order of arrival", () => {
  const stop = (id: string, lat: number, visitedDate: string | null) => ({
    id,
    coordinates: { lat, lng: 75 },
    visitedDate,
    pinType: "visited" as const,
  });
  const stops = arrivals([
    stop("first", 34, "2025-08-01"),
    stop("back again", 33, "2025-08-09"),
    stop("between", 32, "2025-08-05"),
    { ...stop("nowhere", 0, "2025-08-06"), coordinates: { lat: 0, lng: 0 } },
    stop("no day", 31, null),
    { ...stop("planned", 10, null), pinType: "planned" as const },
  ]);
  expect(stops.map(({ id, arrivedOn }) => `${id} ${arrivedOn}`)).toEqual([
    "first 2025-08-01",
    "between 2025-08-05",
    "no day 2025-08-05",
    "back again 2025-08-09",
  ]);
  const legs = [3, 3, 5].map((degrees) => Math.round(degrees * DEGREE_KM));
  const days = ["2025-07-31", "2025-08-04", "2025-08-05", "2025-08-08", "2025-12-31"];
  expect(days.map((day) => kilometresOn(stops, day))).toEqual([0, 0, ...legs]);
});

test("of two stops of one day the one where the traveller is was the last", () => {
  const stop = (id: string, pinType: "visited" | "current") => ({
    id,
    coordinates: { lat: 10, lng: 75 },
    visitedDate: "2025-08-01",
    pinType,
  });
  const stops = arrivals([stop("here", "current"), stop("left", "visited")]);
  expect(stops.map(({ id }) => id)).toEqual(["left", "here"]);
});

let ids: string[] = [];

beforeAll(() => {
  updateHomeContent({ journeyStartDate: "2025-08-01" });
  createDestination({ name: "Banihal, Jammu", coordinates: { lat: 33, lng: 75 } });
  createPin(pin("Dal Lake", 34, "2025-08-01", { city: "Srinagar" }));
  createPin(pin("The pass", 33, "2025-08-07", { city: "Banihal" }));
  createPin(pin("A secret", 30, "2025-08-08", { isVisible: false }));
  createPin(pin("Amritsar", 31, "2025-08-09"));
  createPin(pin("Delhi", 28, null, { pinType: "planned" }));
  const content =
    "<p>From Srinagar.</p><p>Over Banihal to Amritsar; Banihal again, then Delhi.</p>";
  const dates = ["2025-07-30", "2025-08-05", "2025-08-10", "2025-08-12"];
  ids = dates.map((day) => createPost({ title: day, content, publishedAt: at(day) }).id);
});

const { findPost } = await import("~/models/posts/post.server");

function pageOf(index: number) {
  const post = findPost({ id: ids[index] ?? "" }, "public");
  if (!post) throw new Error("The letter is not there.");
  return postPage(post);
}

test("a letter says where on the road it is from", () => {
  expect(pageOf(0).road).toBeNull();
  expect(pageOf(1).road).toMatchObject({
    day: { number: 5, of: 184 },
    kilometres: 0,
    label: "Map of the road from Srinagar to Banihal",
    here: { name: "Srinagar" },
    next: { name: "Banihal", path: "/journey/banihal-jammu", note: "111 km" },
  });
  expect(pageOf(1).road?.previous).toBeUndefined();
  expect(pageOf(2).road).toMatchObject({
    day: { number: 10 },
    kilometres: Math.round(3 * DEGREE_KM),
    label: "Map of the road from Srinagar to Amritsar",
    previous: { name: "Banihal" },
    here: { name: "Amritsar", note: "334 km" },
    next: { name: "Delhi", note: "planned" },
  });
  // Nothing new since the last letter: the leg that led here.
  expect(pageOf(3).road?.label).toBe("Map of the road from Banihal to Amritsar");
  expect(figuresOn("2025-08-08").distanceCovered).toBe(111);
});

test("links to the stops stand beside the paragraphs that name them, and no hidden stop is told", () => {
  const { post, road } = pageOf(2);
  const links = [...post.contentHtml.matchAll(/<a href="([^"]*)" data-stop="([\d.]*)">(\w+) /g)];
  expect(links.map(([, path, share, name]) => [name, path?.replace(/#.*/, ""), share])).toEqual([
    ["Srinagar", "/journey", "0.000"],
    ["Banihal", "/journey/banihal-jammu", expect.stringMatching(/^0\.[345]/)],
    ["Amritsar", "/journey", "1.000"],
    ["Delhi", "/journey", "1.000"],
  ]);
  expect(JSON.stringify({ post, road })).not.toContain("secret");
});

test("a stretch of any length is drawn within its picture, in few bytes", () => {
  const place = (lat: number, lng: number) => ({ lat, lng });
  const journey = { lat: 21.5, lng: 79.5, zoom: 4.375 };
  const roads = [
    [place(20, 78)],
    [place(34, 75), place(8, 77)],
    Array.from({ length: 24 }, (_, index) => place(10 + index, 70 + ((index * 7) % 25))),
  ];
  for (const road of roads) {
    const line = road.map((coordinates, index) => ({ name: `Stop ${index}`, coordinates }));
    const drawing = drawStretch({ journey, line, before: [place(35, 70)], after: [place(5, 80)] });
    for (const { x, y } of drawing.stops) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(STRETCH.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(STRETCH.height);
    }
    expect(drawing.shares.at(0)).toBe(0);
    if (road.length > 1) expect(drawing.shares.at(-1)).toBeCloseTo(1);
    expect(JSON.stringify(drawing).length).toBeLessThan(4_000);
  }
});

test("the link beside a paragraph says from where its kilometres are", () => {
  const post = createPost({
    title: "Named",
    content: "<p>At last Amritsar.</p>",
    publishedAt: at("2025-12-01"),
  });
  expect(postPage(post).post.contentHtml).toMatch(/ km from the start<\/small><\/a><p>At last/);
});
