import { rmSync } from "node:fs";
import { sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { createCollection } from "~/models/collections/collection.server";
import { updatePicture } from "~/models/collections/library/picture-library.server";
import { addMedia } from "~/models/collections/medium.server";
import { createDestination, updateDestination } from "~/models/destinations/destination.server";
import { pictureIdOf } from "~/models/pictures/picture-name";
import { createPost, updatePost } from "~/models/posts/post.server";
import { updateJourney } from "~/models/road/journey/journey.server";
import { createMoment } from "~/models/road/moments/moment.server";
import { createPin } from "~/models/road/pins/pin.server";
import { updateHomeContent } from "~/models/texts/home-content.server";
import { createPage, updatePage } from "~/models/texts/pages/page.server";
import { updateSettings } from "~/models/texts/settings.server";
import { importFolder } from "~/portable/transfer/import/import.server";
import { trimmed } from "~/utils/words/trimmed";
import { db, transact } from "~db/client.server";
import { addPicture } from "../../support/pictures/pictures";
import { got } from "../../support/records/saved";
import { exported, folderOf, forgetEverything } from "../../support/records/transfer";
import { fc } from "../../support/runner/property";

/** `RUNS=200` takes a minute of processor time. */
const RUNS = Number(process.env.RUNS ?? 50);

// What a photograph shows is no matter here, and the site has hundreds of them.
vi.mock("~/models/pictures/picture-process.server", () => ({
  askPictureProcess: async () => ({
    width: 900,
    height: 600,
    placeholder: "data:,",
    colour: null,
    eyeCatcher: { x: 50, y: 50 },
    endsEarly: false,
    capture: {
      takenAt: null,
      takenOffset: null,
      timeSource: null,
      position: null,
      direction: null,
      camera: "",
    },
  }),
}));

/** Bytes that are told apart, and are a JPEG as far as anyone looks. */
const jpeg = (text: string) => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(text)]);

const stored = (text: string) => text.toWellFormed().replaceAll("\0", "").replaceAll("\r\n", "\n");

const words = fc
  .oneof(
    fc.string({ unit: "binary", maxLength: 60 }),
    fc.stringMatching(/^[ \n\t#:>|'"a-c-]{0,60}$/),
    fc.constantFrom(
      "चाय और ट्रेन",
      "قطار",
      "A: b # c",
      "null",
      "0123",
      "2025-08-01",
      "- a",
      "con",
      "…",
    ),
  )
  .map(stored);
/** As a form leaves what is entered. */
const line = words.map(trimmed);
const title = line.map((text) => trimmed(text.slice(0, 100).toWellFormed()) || "Untitled");

/** What a running text is made of; `@` stands for the address of a photograph. */
const pieces = fc.oneof(
  words,
  fc.constantFrom(
    '<img src="@">',
    "<a href='@'>",
    "@",
    "@#x",
    "@/y",
    "@-1",
    ".@",
    "@.",
    "./",
    "././sea.jpg",
    "../photographs/sea.jpg",
    "<!doctype html>",
    "<body>\n",
    "<p>",
    "/media/0123456789abcdef-640.jpg",
  ),
);
const content = fc.array(pieces, { maxLength: 12 });

const fileName = fc.constantFrom(
  "",
  "sea.jpg",
  "SEA.jpg",
  "चाय.jpg",
  "a/b:c?.jpeg",
  "CON.png",
  "IMG 1.heic",
  "x".repeat(200),
  "letter.json",
);

const journey = fc.record({
  photographs: fc.array(
    fc.record({ fileName, alt: line, variant: fc.constantFrom("900.jpg", "640.webp") }),
    { maxLength: 2 },
  ),
  posts: fc.array(
    fc.record({
      title,
      content,
      excerpt: line,
      tags: fc.array(line, { maxLength: 2 }),
      days: fc.integer({ min: -400, max: 400 }),
      state: fc.constantFrom("out", "hidden", "draft", "sealed"),
    }),
    { maxLength: 2 },
  ),
  places: fc.array(
    fc.record({
      name: title,
      content,
      lines: line,
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      isCurrent: fc.boolean(),
    }),
    { maxLength: 2 },
  ),
  collections: fc.array(fc.record({ title, captions: fc.array(line, { maxLength: 2 }) }), {
    maxLength: 2,
  }),
  pins: fc.array(
    fc.record({
      name: title,
      notes: line,
      pinType: fc.constantFrom("visited", "planned", "favorite", "current"),
    }),
    { maxLength: 2 },
  ),
  moments: fc.array(fc.record({ text: title, hours: fc.integer({ min: 1, max: 9000 }) }), {
    maxLength: 3,
  }),
  pages: fc.array(fc.record({ title, content }), { maxLength: 1 }),
  renamed: title,
  hidden: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
  texts: fc.option(line),
});

type Journey = typeof journey extends fc.Arbitrary<infer Value> ? Value : never;

const saysNothing = (text: string) => stored(text).trim() === "";

/** Makes the site one with this journey. */
async function make(made: Journey, run: number) {
  const addresses: string[] = [];
  for (const [index, { fileName, alt, variant }] of made.photographs.entries()) {
    const address = await addPicture(jpeg(`${run} ${index}`), { fileName });
    updatePicture(pictureIdOf(address) ?? "", {
      alt,
      focusX: index,
      takenAt: index % 2 ? new Date(index) : null,
    });
    addresses.push(address.replace(/\d+\.\w+$/, variant));
  }
  transact(() => makeRecords(made, addresses));
}

function makeRecords(made: Journey, addresses: string[]) {
  const at = (index: number) =>
    addresses[index % addresses.length] ?? "/media/0000000000000000-1.jpg";
  const asContent = (texts: string[]) =>
    stored(texts.map((text, index) => text.replaceAll("@", at(index))).join(""));
  if (made.hidden) got(updateSettings({ hereShown: "when-moved-on", siteName: "Elsewhere" }));
  if (made.texts !== null) {
    got(updateHomeContent({ heroSubtitle: made.texts, heroBackgroundImage: at(0) }));
    got(updatePage("tips", { lead: made.texts }));
  }
  const collections = made.collections.map(({ title, captions }) => {
    const { id } = createCollection({ title, coverImage: at(1) });
    for (const [index, caption] of captions.entries()) {
      got(addMedia({ collectionId: id, type: "photo", url: at(index), caption }));
    }
    return id;
  });
  const posts = made.posts.map(({ title, content, state, days, ...rest }) => {
    const publishedAt = state === "draft" ? null : new Date(Date.now() + days * 86_400_000);
    const input = {
      ...rest,
      title,
      content: asContent(content),
      publishedAt,
      isVisible: state !== "hidden",
    };
    return {
      state,
      ...got(
        createPost({
          ...input,
          tags: rest.tags.filter((tag) => !saysNothing(tag)),
        }),
      ),
    };
  });
  const ids = posts.map(({ id }) => id);
  for (const { name, content, lines, lat, isCurrent } of made.places) {
    const place = got(
      createDestination({
        name,
        detailedDescription: asContent(content),
        costs: lines,
        coordinates: { lat, lng: 77 },
        featuredImage: at(2),
        relatedGalleryId: collections[0],
        relatedBlogPosts: ids,
        isCurrentLocation: isCurrent,
      }),
    );
    for (const { id, state } of posts)
      if (state === "sealed") got(updatePost(id, { publishWhenLeft: place.id }));
    if (made.hidden) got(updateDestination(place.id, { name: made.renamed }));
  }
  for (const pin of made.pins) createPin({ ...pin, country: "India", images: addresses });
  if (made.texts !== null) {
    got(
      updateJourney({
        currentLocation: "Here",
        currentLocationDescription: "Now",
        daysTraveled: 3,
      }),
    );
  }
  for (const [index, { text, hours }] of made.moments.entries()) {
    createMoment({
      text,
      picture: at(index),
      happenedAt: new Date(Date.now() - hours * 3_600_000),
    });
  }
  for (const { title, content } of made.pages)
    createPage({ title, content: asContent(content), place: "menu" });
  const [first] = posts;
  if (first) got(updatePost(first.id, { title: made.renamed, relatedBlogPosts: ids.slice(1) }));
}

/** Every text of the site's letters, places and pages. */
function runningTexts() {
  return db.all(sql`select slug, content from blog_posts union all select slug, detailed_description from destinations
    union all select slug, content from pages order by 1, 2`);
}

describe("exported, imported and exported again", () => {
  test("journeys have the same bytes, and their texts are the same", async () => {
    let run = 0;
    // Nothing here has to survive a power cut.
    db.run(sql`pragma synchronous = off`);
    await fc.assert(
      fc.asyncProperty(journey, async (made) => {
        forgetEverything();
        run += 1;
        await make(made, run);
        const first = await exported();
        const texts = runningTexts();
        const folder = folderOf(first);
        forgetEverything();
        await importFolder(folder);
        rmSync(folder, { recursive: true });
        const second = await exported();
        expect([...second.keys()]).toEqual([...first.keys()]);
        for (const [path, bytes] of first) expect(second.get(path), path).toBe(bytes);
        expect(runningTexts()).toEqual(texts);
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  }, 300_000);
});
