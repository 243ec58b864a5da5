import { expect, test } from "vitest";
import { createDestination } from "~/models/destinations/destination.server";
import { createPin } from "~/models/pins/pin.server";
import { postPage } from "~/models/posts/post-page.server";
import { createPost } from "../support/saved";

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
