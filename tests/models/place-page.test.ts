import { beforeAll, expect, test } from "vitest";
import { EVERYTHING } from "~/models/base/lists/list-query";
import { createCollection, updateCollection } from "~/models/collections/collection.server";
import { addMedia } from "~/models/collections/medium.server";
import {
  createDestination,
  findDestination,
  updateDestination,
} from "~/models/destinations/destination.server";
import { pageOfDestinations } from "~/models/destinations/destination-lists.server";
import { updatePost } from "~/models/posts/post.server";
import { createPin, updatePin } from "~/models/road/pins/pin.server";
import { destinationPage } from "~/pages/destination-page.server";
import { createPost, got } from "../support/records/saved";
import { api } from "../support/requests/api";
import { entriesOf, formsIn } from "../support/requests/html-forms";
import { signedInOwner } from "../support/requests/owner";
import { visit } from "../support/requests/pages";

const pin = (city: string, lat: number, visitedDate: string | null, more = {}) => ({
  name: `A corner of ${city}`,
  city,
  country: "India",
  coordinates: { lat, lng: 75 },
  visitedDate,
  ...more,
});

const pageOf = (slug: string) => {
  const place = findDestination({ slug }, "public");
  if (!place) throw new Error(`No place at ${slug}`);
  return destinationPage(place);
};

let hidden = "";
let delhi = "";
let album = "";

beforeAll(() => {
  album = createCollection({ title: "The north", location: "Many places" }).id;
  const photo = (title: string, sortOrder: number) =>
    addMedia({
      collectionId: album,
      type: "photo",
      url: `/media/${sortOrder}.jpg`,
      title,
      sortOrder,
    });
  for (const n of [1, 2, 3, 4]) photo(`Somewhere ${n}`, n);
  photo("The mist of ÁMRITSAR", 5);
  // In another order than that of the road.
  for (const name of ["Kochi, Kerala", "Off the map", "Amritsar, Punjab", "Srinagar", "Patna"]) {
    createDestination({ name, rating: name === "Patna" ? 50 : 30 });
  }
  delhi = got(createDestination({ name: "Delhi", relatedGalleryId: album })).id;
  updateDestination(got(createDestination({ name: "Unseen" })).id, { isVisible: false });
  createPin(pin("Srinagar", 34, "2025-08-01"));
  // Reached later than its place in travel order says, and twice.
  createPin(pin("Delhi", 28, "2025-08-20"));
  createPin(pin("Amritsar", 31, "2025-08-09"));
  createPin(pin("Delhi", 28, "2025-08-25"));
  createPin(pin("Kochi", 10, null, { pinType: "planned" }));
  // Passed by: planned before the last that was reached, and never seen.
  hidden = createPin(pin("Unseen", 20, "2025-08-12")).id;
  createPin(pin("Patna", 25, null, { pinType: "planned" }));
});

test("places stand in the order in which they were reached, then as they are planned", () => {
  const names = pageOfDestinations("public", { ...EVERYTHING, sort: "road" }, 1)?.items.map(
    ({ name }) => name,
  );
  expect(names).toEqual([
    "Srinagar",
    "Amritsar, Punjab",
    "Delhi",
    "Kochi, Kerala",
    "Patna",
    "Off the map",
  ]);
});

test("the grid's own order stays that of the ratings, and its form offers the road", async () => {
  const html = await (await visit("/journey")).text();
  const cards = [...html.matchAll(/<h3 class="card-title">.*?>([^<]+)<\/a>/g)].map(
    ([, name]) => name,
  );
  // As ratings go: one of five stars, then what was added last.
  expect(cards.slice(0, 2)).toEqual(["Delhi", "Patna"]);
  expect(html).toContain('<option value="road">Along the road</option>');
  expect(html).toContain('<option value="rating" selected="">Highest rated</option>');
});

test("the order of the road is read in parts as in one", async () => {
  const whole = await api("GET", "/api/destinations?sort=road");
  const slugs = whole.body.map(({ slug }: { slug: string }) => slug);
  expect(slugs.slice(0, 3)).toEqual(["srinagar", "amritsar-punjab", "delhi"]);
  const found: string[] = [];
  let next: string | null = "/api/destinations?sort=road&limit=2";
  while (next) {
    const { body, headers }: Awaited<ReturnType<typeof api>> = await api("GET", next);
    found.push(...body.map(({ slug }: { slug: string }) => slug));
    const link = /<([^>]+)>; rel="next"/.exec(headers.get("Link") ?? "")?.[1];
    next = link
      ? new URL(link, "http://localhost").pathname + new URL(link, "http://localhost").search
      : null;
  }
  expect(found).toEqual(slugs);
});

test("a place knows the places before and after it, whatever is hidden between them", () => {
  const around = (slug: string) => {
    const { previous, next, isAhead } = pageOf(slug).road;
    return [previous?.slug, next?.slug, isAhead];
  };
  expect(around("srinagar")).toEqual([undefined, "amritsar-punjab", false]);
  expect(around("amritsar-punjab")).toEqual(["srinagar", "delhi", false]);
  expect(around("kochi-kerala")).toEqual(["delhi", "patna", true]);
  expect(around("patna")).toEqual(["kochi-kerala", undefined, true]);
  expect(around("off-the-map")).toEqual([undefined, undefined, false]);
  expect(pageOf("delhi").road.next?.arrivedOn).toBeNull();
  updatePin(hidden, { isVisible: false });
  expect(around("amritsar-punjab")).toEqual(["srinagar", "delhi", false]);
});

test("letters that name a place are live ones, newest first, and none that stands there already", () => {
  const at = (day: number) => new Date(Date.UTC(2025, 8, day));
  const shown = createPost({ title: "Delhi at night", publishedAt: at(1) });
  createPost({ title: "Far away", content: "<p>Not as in <b>Délhi</b>.</p>", publishedAt: at(2) });
  createPost({ title: "Of Delhis and dells", publishedAt: at(3) });
  createPost({ title: "Delhi, unwritten" });
  createPost({ title: "Delhi, unseen", publishedAt: at(4), isVisible: false });
  createPost({ title: "Delhi to come", publishedAt: new Date(Date.now() + 86_400_000) });
  const last = createPost({ title: "Old Delhi", publishedAt: at(5) });
  updateDestination(delhi, { relatedBlogPosts: [shown.id] });
  const titles = () => pageOf("delhi").namingPosts.map(({ title }) => title);
  expect(titles().filter((title) => title !== "Of Delhis and dells")).toEqual([
    "Old Delhi",
    "Far away",
  ]);
  updatePost(last.id, { isVisible: false });
  expect(titles()).not.toContain("Old Delhi");
  for (let day = 6; day < 16; day++) createPost({ title: `Delhi ${day}`, publishedAt: at(day) });
  expect(titles()).toEqual(["Delhi 15", "Delhi 14", "Delhi 13", "Delhi 12"]);
});

test("an album's photographs from the place come first, and those of a hidden album nowhere", () => {
  const place = findDestination({ slug: "amritsar-punjab" }, "owner");
  updateDestination(place?.id ?? "", { relatedGalleryId: album });
  const alts = () =>
    pageOf("amritsar-punjab").collection?.photos.map(({ picture }) => picture?.alt);
  expect(alts()).toEqual(["The mist of ÁMRITSAR", "Somewhere 1", "Somewhere 2", "Somewhere 3"]);
  updateCollection(album, { isVisible: false });
  expect(pageOf("amritsar-punjab").collection).toBeNull();
});

test("what the owner wrote of going there stands on the page, and what is empty says nothing", async () => {
  const bare = await (await visit("/journey/patna")).text();
  expect(bare).not.toMatch(/When to go|What it cost|How to get there|What to eat/);
  const { id = "" } = findDestination({ slug: "patna" }, "owner") ?? {};
  updateDestination(id, {
    bestTimeToVisit: "October to March",
    costs: "Bed 1450",
    gettingThere: "From Gaya by train: two hours",
    whatToEat: "litti chokha [bho-Latn] – <smoked>",
  });
  const html = await (await visit("/journey/patna")).text();
  expect(html).toContain("<p>Best from October to March</p>");
  expect(html.match(/<li data-good="true">/g)).toHaveLength(6);
  expect(html).toContain("What it costs");
  expect(html).toContain("<li><span>Bed</span><b>₹1,450</b></li>");
  expect(html).toContain("<b>From Gaya by train</b><p>two hours</p>");
  expect(html).toContain('<b lang="bho-Latn">litti chokha</b> &lt;smoked&gt;');
  updateDestination(id, { bestMonths: [5], costs: null });
  const changed = await (await visit("/journey/patna")).text();
  expect(changed).toContain("<p>Best in May</p>");
  expect(changed).not.toContain("What it costs");
});

test("months that are ticked come back ticked, and none ticked is none", async () => {
  const cookie = await signedInOwner();
  const { id = "" } = findDestination({ slug: "patna" }, "owner") ?? {};
  const page = `/admin/places/${id}`;
  const send = async (months: number[]) => {
    const { version } = findDestination({ id }, "owner") ?? {};
    const body = new URLSearchParams({ name: "Patna", version: `${version}` });
    for (const month of months) body.append("bestMonths", `${month}`);
    expect((await visit(page, { cookie, body })).status).toBe(303);
    return findDestination({ id }, "owner")?.bestMonths;
  };
  expect(await send([12, 2, 2])).toEqual([2, 12]);
  const form = formsIn(await (await visit(page, { cookie })).text()).flatMap(entriesOf);
  expect(form.filter(([name]) => name === "bestMonths").map(([, value]) => value)).toEqual([
    "2",
    "12",
  ]);
  expect(await send([])).toEqual([]);
});
