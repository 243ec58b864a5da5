import { describe, expect, test } from "vitest";
import { filterDestinations } from "~/models/base/lists/list-filters";
import { readListQuery } from "~/models/base/lists/list-query";
import { createCollection, deleteCollection } from "~/models/collections/collection.server";
import { newDestinationInput } from "~/models/destinations/destination";
import {
  createDestination,
  deleteDestination,
  findDestination,
  updateDestination,
} from "~/models/destinations/destination.server";
import {
  listDestinationsOfPost,
  listHomeDestinations,
} from "~/models/destinations/destination-lists.server";
import { deletePost } from "~/models/posts/post.server";
import { categoryLabel } from "~/words";
import { planOf, statementsOf } from "../support/measures/statements";
import { listDestinations } from "../support/records/lists";
import { createPost } from "../support/records/saved";

function add(input: Parameters<typeof createDestination>[0]) {
  const result = createDestination(input);
  if (!result.ok) throw new Error(`Not added: ${result.kind}`);
  return result.item;
}

test("a new destination has the specification's defaults", () => {
  expect(add({ name: "Bare" })).toMatchObject({
    slug: "bare",
    category: "Tourist Spot",
    region: "North India",
    difficulty: "Easy",
    rating: 5,
    isCurrentLocation: false,
    isVisible: true,
    coordinates: { lat: 0, lng: 0 },
    highlights: [],
    relatedBlogPosts: [],
  });
});

function currentPlace() {
  return listDestinations("owner").find((destination) => destination.isCurrentLocation);
}

test("only one destination is the current one", () => {
  const first = add({ name: "Mysuru", isCurrentLocation: true });
  const second = add({ name: "Thrissur", isCurrentLocation: true });
  expect(currentPlace()?.id).toBe(second.id);
  updateDestination(first.id, { isCurrentLocation: true });
  expect(currentPlace()?.id).toBe(first.id);
  expect(findDestination({ id: second.id }, "owner")?.isCurrentLocation).toBe(false);
  updateDestination(first.id, { isCurrentLocation: false });
  expect(currentPlace()).toBeUndefined();
});

describe("references", () => {
  test("to what does not exist are refused at their field", () => {
    expect(createDestination({ name: "A", relatedGalleryId: "nowhere" })).toMatchObject({
      ok: false,
      kind: "invalid",
      fieldErrors: { relatedGalleryId: [expect.stringContaining("no longer exists")] },
    });
    expect(createDestination({ name: "A", relatedBlogPosts: ["nobody"] })).toMatchObject({
      fieldErrors: { relatedBlogPosts: [expect.any(String)] },
    });
  });

  test("keep their order, and go when their target goes", () => {
    const [one, two] = [createPost({ title: "One" }), createPost({ title: "Two" })];
    const collection = createCollection({ title: "Album" });
    const destination = add({
      name: "Hampi",
      relatedGalleryId: collection.id,
      relatedBlogPosts: [two.id, one.id],
    });
    expect(destination.relatedBlogPosts).toEqual([two.id, one.id]);
    expect(listDestinationsOfPost(one.id).map(({ slug }) => slug)).toEqual([destination.slug]);
    updateDestination(destination.id, { state: "Karnataka" });
    expect(findDestination({ id: destination.id }, "owner")?.relatedBlogPosts).toEqual([
      two.id,
      one.id,
    ]);
    deletePost(two.id);
    deleteCollection(collection.id);
    expect(findDestination({ id: destination.id }, "owner")).toMatchObject({
      relatedBlogPosts: [one.id],
      relatedGalleryId: null,
    });
  });
});

test("a change leaves the rest, moves the address with the name, and is refused when stale", () => {
  const destination = add({
    name: "Old Delhi",
    state: "Delhi",
    coordinates: { lat: 28.65, lng: 77.23 },
  });
  const renamed = updateDestination(destination.id, { name: "Shahjahanabad", version: 1 });
  expect(renamed).toMatchObject({
    item: { slug: "shahjahanabad", state: "Delhi", coordinates: { lat: 28.65, lng: 77.23 } },
  });
  expect(findDestination({ slug: "old-delhi" }, "public")?.slug).toBe("shahjahanabad");
  expect(updateDestination(destination.id, { state: "", version: 1 })).toMatchObject({
    kind: "stale",
  });
  expect(updateDestination(destination.id, { coordinates: null })).toMatchObject({
    item: { coordinates: { lat: 0, lng: 0 } },
  });
  expect(deleteDestination(destination.id)).toBeInstanceOf(Date);
  expect(updateDestination(destination.id, { state: "" })).toMatchObject({ kind: "missing" });
});

test("the stories of a list of destinations are found from those that each names", async () => {
  const { statements } = await statementsOf(() => listDestinations("public"));
  const searched = statements.flatMap(planOf).map((detail) => detail.split(" (").at(-1));
  expect(searched).toContain("destination_id=?)");
});

test("a hidden destination is the owner's only", () => {
  const { id } = add({ name: "Secret", isVisible: false, isFeatured: true });
  expect(listDestinations("public").some((destination) => destination.id === id)).toBe(false);
  expect(listHomeDestinations(["secret"], 99).some((destination) => destination.id === id)).toBe(
    false,
  );
  expect(listDestinations("owner").some((destination) => destination.id === id)).toBe(true);
});

test("the home page prefers the named guides, in their order", () => {
  for (const name of ["Zanskar", "Kanyakumari, Tamil Nadu", "Srinagar, Kashmir"]) {
    add({ name, isFeatured: name === "Zanskar" });
  }
  const preferred = ["srinagar-kashmir", "kanyakumari-tamil-nadu"];
  expect(listHomeDestinations(preferred, 2).map(({ slug }) => slug)).toEqual(preferred);
  expect(listHomeDestinations(preferred, 3)[2]?.slug).toBe("zanskar");
});

describe("the public filters", () => {
  const destination = (
    name: string,
    category: string,
    region: string,
    rating: number,
    day: number,
  ) => ({
    name,
    description: `About ${name}`,
    state: region === "South India" ? "Kerala" : "Rajasthan",
    category,
    region,
    rating,
    createdAt: new Date(Date.UTC(2025, 7, day)),
  });
  const destinations = [
    destination("Munnar", "Trek Place", "South India", 44, 1),
    destination("Amber", "Historical", "North India", 47, 2),
    destination("Kochi", "Cultural", "South India", 5, 3),
    destination("Varkala", "Beach", "South India", 41, 4),
    destination("Falls", "Tourist Spot", "Central India", 38, 5),
    destination("Spiti", "Adventure", "North India", 46, 6),
  ];

  test.each([
    ["", ["Kochi", "Amber", "Spiti", "Munnar", "Varkala", "Falls"]],
    ["sort=a-z", ["Amber", "Falls", "Kochi", "Munnar", "Spiti", "Varkala"]],
    ["sort=z-a", ["Varkala", "Spiti", "Munnar", "Kochi", "Falls", "Amber"]],
    ["sort=newest", ["Spiti", "Falls", "Varkala", "Kochi", "Amber", "Munnar"]],
    ["sort=oldest", ["Munnar", "Amber", "Kochi", "Varkala", "Falls", "Spiti"]],
    ["q=KERALA", ["Kochi", "Munnar", "Varkala"]],
    ["q=about%20am", ["Amber"]],
    ["q=nowhere", []],
    ["region=South%20India&sort=a-z", ["Kochi", "Munnar", "Varkala"]],
    ["category=Mountain%20Destination", ["Spiti", "Munnar"]],
    ["category=Historical%20Site", ["Amber"]],
    ["category=Beach%20Location", ["Varkala"]],
    ["category=Coastal%20Destination", ["Varkala"]],
    ["category=Cultural%20Hub", ["Kochi"]],
    ["category=Natural%20Wonder", ["Falls"]],
    [
      "category=Moon&region=Mars&sort=loudest",
      ["Kochi", "Amber", "Spiti", "Munnar", "Varkala", "Falls"],
    ],
  ])("?%s", (search, names) => {
    const query = readListQuery(new URLSearchParams(search), {
      categories: [
        "Mountain Destination",
        "Historical Site",
        "Beach Location",
        "Cultural Hub",
        "Natural Wonder",
        "Coastal Destination",
      ],
      regions: ["South India", "North India"],
    });
    expect(filterDestinations(destinations, query).map(({ name }) => name)).toEqual(names);
  });
});

test("'Tourist Spot' is called 'Exploration Spot' in public", () => {
  expect(categoryLabel("Tourist Spot")).toBe("Exploration Spot");
  expect(categoryLabel("Beach")).toBe("Beach");
});

test.each([
  [{ name: "x", coordinates: { lat: 91, lng: 0 } }, "coordinates.lat"],
  [{ name: "x", coordinates: { lat: 0, lng: -180.1 } }, "coordinates.lng"],
  [{ name: "x", rating: 51 }, "rating"],
  [{ name: "x", region: "Atlantis" }, "region"],
  [{ name: "x", difficulty: "Deadly" }, "difficulty"],
])("%j is refused at %s", (input, path) => {
  expect(newDestinationInput.safeParse(input).error?.issues[0]?.path.join(".")).toBe(path);
});
