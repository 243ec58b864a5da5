import { expect, test } from "vitest";
import { createDestination } from "~/models/destinations/destination.server";
import { createPin } from "~/models/road/pins/pin.server";
import { postPage } from "~/pages/post-page.server";
import { createPost } from "../support/records/saved";

const at = (day: number) => new Date(Date.UTC(2025, 7, day));

test("a letter leads on, back, to the first one, to its places and to their pin on the map", () => {
  const road = [1, 2, 3].map((day) => createPost({ title: `Day ${day}`, publishedAt: at(day) }));
  const [one, two, three] = road;
  if (!one || !two || !three) throw new Error("The letters were not made.");
  const coordinates = { lat: 15.335, lng: 76.46 };
  createDestination({ name: "Hampi", coordinates, relatedBlogPosts: [three.id] });
  createDestination({ name: "Hidden", isVisible: false, relatedBlogPosts: [three.id] });
  const pin = { country: "India", coordinates };
  createPin({ ...pin, name: "Hidden pin", isVisible: false });
  createPin({ ...pin, name: "Nowhere", city: "Hampi", coordinates: null });
  const shown = createPin({ ...pin, name: "Virupaksha temple" });

  expect(postPage(three)).toMatchObject({
    destinations: [{ name: "Hampi", slug: "hampi", pin: `/journey#pin-${shown.id}` }],
    next: null,
    previous: { title: "Day 2", slug: "day-2" },
    first: { slug: "day-1" },
  });
  expect(postPage(one)).toMatchObject({
    destinations: [],
    next: { title: "Day 2", slug: "day-2" },
    previous: null,
    first: null,
  });
});

test("of the places that name a letter, one that the road had not reached by then is only spoken of", () => {
  const letter = createPost({ title: "Drums", publishedAt: at(18) });
  const place = (name: string, lat: number) => {
    const coordinates = { lat, lng: 76.2 };
    createDestination({ name, coordinates, relatedBlogPosts: [letter.id] });
    return { name, country: "India", coordinates };
  };
  createPin({ ...place("Thrissur", 10.5), visitedDate: "2025-08-14" });
  createPin({ ...place("Kochi", 9.97), visitedDate: "2025-08-20" });
  createPin({ ...place("Kanyakumari", 8.08), pinType: "planned" });
  const names = () => postPage(letter).destinations.map(({ name }) => name);
  expect(names()).toEqual(["Thrissur"]);
  place("Guruvayur", 10.59);
  expect(names().sort()).toEqual(["Guruvayur", "Thrissur"]);
});
