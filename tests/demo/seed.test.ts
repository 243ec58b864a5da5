import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { renderIssueMail } from "~/mail/issue-mail.server";
import { isVideo } from "~/models/collections/collection";
import { listCollections } from "~/models/collections/collection.server";
import { search } from "~/models/find/search/search.server";
import { viewPicture } from "~/models/pictures/picture.server";
import { getJourney } from "~/models/road/journey/journey.server";
import { figuresOn, workedOutOn } from "~/models/road/line/figures.server";
import { listPins } from "~/models/road/pins/pin-lists.server";
import { getHomeContent } from "~/models/texts/home-content.server";
import { exportToFolder } from "~/portable/transfer/export-folder.server";
import { env } from "~/utils/env.server";
import { videoId } from "~/utils/links/video-id";
import { pinTypes } from "~/vocabulary";
import { SETTING_DEFAULTS } from "~/words";
import { seedDemo } from "../../demo/seed.server";
import { listDestinations, listPosts } from "../support/records/lists";

beforeAll(seedDemo, 180_000);

describe("the demo journey", () => {
  test("has its places, from Srinagar to Kanyakumari", () => {
    const destinations = listDestinations("public");
    expect(destinations.length).toBeGreaterThanOrEqual(14);
    expect(destinations[0]?.slug).toBe("srinagar-kashmir");
    expect(destinations.at(-1)?.slug).toBe("kanyakumari-tamil-nadu");
    expect(destinations.find((destination) => destination.isCurrentLocation)?.name).toContain(
      "Thrissur",
    );
    for (const destination of destinations) {
      expect(destination.coordinates.lat, destination.name).toBeGreaterThan(8);
      expect(destination.coordinates.lat, destination.name).toBeLessThan(36);
      expect(destination.highlights.length, destination.name).toBeGreaterThanOrEqual(4);
      expect(destination.detailedDescription.length, destination.name).toBeGreaterThan(600);
    }
  });

  test("has 14 letters over the five categories, of 500 to 1,200 words", () => {
    const posts = listPosts("public");
    expect(posts).toHaveLength(14);
    expect(new Set(posts.map((post) => post.category))).toEqual(
      new Set(SETTING_DEFAULTS.postCategories),
    );
    expect(posts.map((post) => post.slug)).toContain("delhi-streets-culinary-adventure");
    for (const { title, content } of posts) {
      const words = content
        .replace(/<[^>]+>/g, " ")
        .split(/\s+/)
        .filter(Boolean).length;
      // Outside of tags: printed quotation marks and apostrophes only.
      expect(content.replace(/<[^>]+>/g, ""), title).not.toMatch(/["']/);
      expect(words, title).toBeGreaterThanOrEqual(500);
      expect(words, title).toBeLessThanOrEqual(1200);
    }
  });

  test("has 6 collections whose videos are as many as the specification estimates", () => {
    const collections = listCollections("public");
    expect(collections).toHaveLength(6);
    const media = collections.flatMap((collection) => collection.media);
    expect(media.filter((medium) => medium.type === "photo").length).toBeGreaterThanOrEqual(60);
    expect(media.filter(isVideo).length).toBeGreaterThanOrEqual(3);
    for (const { title, mediaCount, media } of collections) {
      expect(media.filter(isVideo).length, title).toBe(Math.floor(mediaCount / 5));
      for (const medium of media.filter(isVideo)) expect(videoId(medium.url)).not.toBeNull();
    }
  });

  test("has 24 pins of all four types, one of them current", () => {
    const pins = listPins("public");
    expect(pins).toHaveLength(24);
    expect(new Set(pins.map((pin) => pin.pinType))).toEqual(new Set(pinTypes));
    expect(pins.filter((pin) => pin.pinType === "current")).toHaveLength(1);
  });

  test("has the figures that its road says at the last stop", () => {
    const lastDay =
      listPins("public").findLast(({ visitedDate }) => visitedDate)?.visitedDate ?? "";
    expect(figuresOn(lastDay)).toEqual(workedOutOn(lastDay));
    expect(getJourney()?.distanceCovered).toBe(workedOutOn(lastDay).distanceCovered);
  });

  test("has the journey record and the home page's texts", () => {
    expect(getJourney()).toMatchObject({ journeyProgress: 90, nextStop: "Coimbatore" });
    expect(getHomeContent()).toMatchObject({ newsletterSubscribersCount: 342, readRate: 95 });
  });

  test("has every picture it names, each with its size and a description", () => {
    const addresses = [
      ...listDestinations("public").map((destination) => destination.featuredImage),
      ...listPosts("public").map((post) => post.featuredImage),
      ...listCollections("public").flatMap((collection) => [
        collection.coverImage,
        ...collection.media.map((medium) => (isVideo(medium) ? medium.thumbnailUrl : medium.url)),
      ]),
      getHomeContent().heroBackgroundImage,
    ];
    for (const address of addresses) {
      const view = viewPicture(address);
      expect(view?.width, String(address)).toBeGreaterThan(0);
      expect(view?.alt.length, String(address)).toBeGreaterThan(10);
    }
    expect(readdirSync(join(env.DATA_DIR, "media/originals")).length).toBeGreaterThanOrEqual(90);
  });
});

test("each letter of the demo is a mail of less than 100 KB, whole, with all pictures as JPEG", async () => {
  const origin = "https://journey.example";
  const links = { subscription: `${origin}/newsletter`, unsubscribe: `${origin}/newsletter` };
  for (const post of listPosts("public")) {
    const { id, title, content, slug, excerpt: preheader, featuredImage: picture } = post;
    const text = { id, title, content, preheader, picture, kind: "post" as const };
    const path = `/letters/${slug}`;
    const asked = { origin, page: origin + path, links };
    const { html } = await renderIssueMail({ ...text, path }, asked);
    expect(Buffer.byteLength(html), slug).toBeLessThan(100_000);
    expect(html, slug).not.toContain("Read the rest on the site");
    const pictures = html.match(/<img [^>]*>/g) ?? [];
    expect(pictures.length, slug).toBeGreaterThan(0);
    for (const one of pictures) expect(one).toMatch(/src="https:[^"]*\.jpg" alt="[^"]+" width="\d/);
  }
});

/** The files below a folder with their bytes, as text that tells any two apart. */
function filesBelow(folder: string) {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  const files = paths.filter((path) => statSync(join(folder, path)).isFile());
  return files.map((path) => [path, readFileSync(join(folder, path), "latin1")]);
}

test("the demo's folder is what an export of its site is", async () => {
  const folder = join(env.DATA_DIR, "exported");
  await exportToFolder(folder, { withSubscribers: false });
  const [written, given] = [filesBelow(folder), filesBelow("demo/journey")];
  expect(written.map(([path]) => path)).toEqual(given.map(([path]) => path));
  const differing = written.filter(([, bytes], index) => bytes !== given[index]?.[1]);
  expect(differing.map(([path]) => path)).toEqual([]);
});

/** What comes first of the demo journey, in this order; a title may be told by its beginning. */
test.each([
  ["amritsar night bus", ["letter: Night Bus to Amritsar", "place: Amritsar, Punjab"]],
  ["Night bus", ["letter: Night Bus to Amritsar"]],
  ["jalebi", ["letter: Delhi Streets: Culinary Adventure"]],
  ["first light", ["letter: First Light on Dal Lake"]],
  ["dal lake", ["letter: First Light on Dal Lake", "pin: Dal Lake, Srinagar"]],
  ["culinary delhi", ["letter: Delhi Streets: Culinary Adventure"]],
  ["varanasi", ["place: Varanasi, Uttar Pradesh"]],
  ["amritsar", ["place: Amritsar, Punjab", "letter: Night Bus to Amritsar"]],
  ["vranasi", ["place: Varanasi, Uttar Pradesh"]],
  ["वाराणसी", ["place: Varanasi, Uttar Pradesh"]],
])("a search for %s finds first what it is about", (q, first) => {
  const { results } = search({ q, kind: null }, { offset: 0, limit: first.length });
  expect(results.map(({ kind, title }) => `${kind}: ${title}`)).toEqual(first);
});
