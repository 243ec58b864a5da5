import { beforeAll, expect, test } from "vitest";
import { createCollection } from "~/models/collections/collection.server";
import { addMedia } from "~/models/collections/medium.server";
import { createDestination } from "~/models/destinations/destination.server";
import { createMoment } from "~/models/road/moments/moment.server";
import { createPin } from "~/models/road/pins/pin.server";
import { updateHomeContent } from "~/models/texts/home-content.server";
import { addRows } from "../support/pictures/library";
import { createPost } from "../support/records/saved";
import { visit } from "../support/requests/pages";

const at = (day: string) => new Date(`${day}T18:00:00+05:30`);
const pin = (name: string, lat: number, visitedDate: string, more = {}) =>
  createPin({ name, country: "India", coordinates: { lat, lng: 75 }, visitedDate, ...more });

const [shown = "", hidden = ""] = addRows({ colour: "#2a7f62" }, { colour: "#80302f" });
const addressOf = (picture: string) => `/media/${picture}-40.jpg`;

async function read(path: string) {
  const answer = await visit(path);
  const html = (await answer.text()).replaceAll("<!-- -->", "");
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  return { status: answer.status, main };
}

const placesIn = (text: string, ...words: string[]) => words.map((word) => text.indexOf(word));

function album(title: string, picture: string, isVisible = true) {
  const { id } = createCollection({ title, isVisible });
  addMedia({ collectionId: id, type: "photo", url: addressOf(picture), caption: `In ${title}` });
  return id;
}

beforeAll(() => {
  updateHomeContent({ heroTitle: "Down the road", journeyStartDate: "2025-08-01" });
  const { id: first } = createPost({
    title: "First letter",
    content: '<p>One.</p><aside>A note.</aside><p><a href="/journey/goa">Goa</a></p>',
    publishedAt: at("2025-08-05"),
  });
  const { id: late } = createPost({ title: "Late letter", publishedAt: at("2025-09-05") });
  createPost({ title: "Second letter", publishedAt: at("2025-09-10") });
  createPost({ title: "Zzhidden letter", publishedAt: at("2025-08-06"), isVisible: false });
  createPost({ title: "Zzdraft", publishedAt: null });
  createPost({ title: "Zzscheduled", publishedAt: new Date(Date.now() + 86_400_000) });
  const position = { coordinates: { lat: 34, lng: 75 } };
  createDestination({
    name: "Dal Lake",
    region: "North India",
    ...position,
    relatedBlogPosts: [first, late],
    relatedGalleryId: album("Lakes", shown),
  });
  createDestination({
    name: "Goa",
    region: "West India",
    coordinates: { lat: 15, lng: 75 },
    relatedGalleryId: album("Zzhidden album", hidden, false),
  });
  createDestination({
    name: "Zzhidden place",
    isVisible: false,
    region: "East",
    coordinates: { lat: 20, lng: 75 },
  });
  pin("Dal Lake", 34, "2025-08-01");
  pin("Zzhidden pin", 20, "2025-08-20", { isVisible: false });
  pin("Goa", 15, "2025-09-01");
  pin("Zzfuture", 10, "2199-01-01");
  createMoment({ text: "A boat at five.", happenedAt: at("2025-08-02") });
  createMoment({ text: "Zzhidden moment", happenedAt: at("2025-08-02"), isVisible: false });
});

test("the book has the journey in order, a letter in the part in which it was written", async () => {
  const { status, main } = await read("/book");
  expect(status).toBe(200);
  const [, north = "", west = ""] = main.split('class="book-part"');
  // Published in the west, written by the lake.
  const order = placesIn(north, "First letter", "Late letter", "A boat at five.", "In Lakes");
  expect(order).toEqual(order.filter((at) => at > 0).toSorted((one, other) => one - other));
  expect(north).toContain("North India");
  expect(west).toContain("West India");
  expect(west).toContain("Second letter");
  expect(main.indexOf("Down the road")).toBeLessThan(main.indexOf("Contents"));
  expect(main).toContain("3 letters in the order");
});

test("nothing that is hidden, unfinished or still to come is in it", async () => {
  const { main } = await read("/book?size=a5");
  expect(main).not.toMatch(/Zz/);
  expect(main).not.toContain(hidden);
});

test("the notes of its letters are told apart", async () => {
  const { main } = await read("/book");
  expect(main).toContain('id="first-letter-note-1"');
  expect(main).toContain('href="#first-letter-note-1"');
});

test("a size of paper has its pictures at once; there is no volume after the last", async () => {
  expect((await read("/book")).main).toContain('loading="lazy"');
  const { main } = await read("/book?size=a4");
  expect(main).toContain("@page{size:A4}");
  expect(main).not.toContain('loading="lazy"');
  expect((await read("/book?volume=2")).status).toBe(404);
});
