import { describe, expect, test } from "vitest";
import { filterDestinations, filterPosts } from "~/models/base/lists/list-filters";

import { compareBy, type ListQuery, readListQuery } from "~/models/base/lists/list-query";
import { containsText } from "~/search/search-words";

const choices = { categories: ["food", "people"], regions: ["South India"] };
const nothing: ListQuery = { q: "", sort: null, category: null, region: null };

describe("a list page's address", () => {
  test.each([
    ["", nothing],
    ["q=%20tea%20", { ...nothing, q: "tea" }],
    [
      "sort=a-z&category=food&region=South+India",
      {
        q: "",
        sort: "a-z",
        category: "food",
        region: "South India",
      },
    ],
    ["sort=sideways&category=Food&region=Mars", nothing],
    ["sort=a-z&sort=newest", { ...nothing, sort: "a-z" }],
    ["category=__proto__&q[]=x&%00=1", nothing],
  ])("%j", (query, read) => {
    expect(readListQuery(new URLSearchParams(query), choices)).toEqual(read);
  });

  test("a search is cut at 200 characters", () => {
    const { q } = readListQuery(new URLSearchParams({ q: "x".repeat(5000) }), choices);
    expect(q).toHaveLength(200);
  });
});

test.each([
  ["emigre", "Émigré"],
  ["ÉMIGRÉ", "E\u0301migre\u0301"],
  ["lodz", "Łódź"],
  ["aer", "Ærø"],
  ["strasse", "Straße"],
  ["straße", "STRASSE"],
  ["wander", "Wan\u00adder\u200bung"],
  ["Wan\u200dder", "Wanderung"],
  ["विश्व", "विश्\u200dववट"],
  ["dal lake", "Dal\u00a0Lake"],
])("'%s' is found in '%s'", (search, text) => {
  expect(containsText(search, [null, text])).toBe(true);
});

test("search is a substring in any case, and no pattern", () => {
  expect(containsText("DAL", ["First light on Dal Lake"])).toBe(true);
  expect(containsText("d.l", ["Dal"])).toBe(false);
  expect(containsText("%", ["Dal"])).toBe(false);
  expect(containsText("", [])).toBe(true);
});

const post = (title: string, day: string, category = "food", tags: string[] = []) => ({
  title,
  category,
  tags,
  excerpt: `About ${title}`,
  publishedAt: new Date(day),
});

describe("stories", () => {
  const posts = [
    post("Tea", "2025-09-01", "food", ["trams"]),
    post("Émigré", "2025-10-01", "people"),
    post("boats", "2025-08-01", "people"),
  ];
  const titles = (query: Partial<ListQuery>) =>
    filterPosts([...posts], { ...nothing, ...query }).map((post) => post.title);

  test("come newest first, unless asked otherwise", () => {
    expect(titles({})).toEqual(["Émigré", "Tea", "boats"]);
    expect(titles({ sort: "oldest" })).toEqual(["boats", "Tea", "Émigré"]);
    expect(titles({ sort: "a-z" })).toEqual(["boats", "Émigré", "Tea"]);
    expect(titles({ sort: "z-a" })).toEqual(["Tea", "Émigré", "boats"]);
    expect(titles({ sort: "rating" })).toEqual(titles({}));
  });

  test("are found by title, excerpt and tag, within the category", () => {
    expect(titles({ q: "TRAM" })).toEqual(["Tea"]);
    expect(titles({ q: "about b" })).toEqual(["boats"]);
    expect(titles({ q: "a", category: "people" })).toEqual(["Émigré", "boats"]);
    expect(titles({ q: "tea", category: "people" })).toEqual([]);
  });
});

describe("destinations", () => {
  const destination = (name: string, category: string, rating: number, region = "South India") => ({
    name,
    category,
    rating,
    region,
    description: "",
    state: "",
    createdAt: new Date("2025-08-01"),
  });
  const destinations = [
    destination("Whole stars", "Beach", 5),
    destination("Tenths", "Trek Place", 47),
    destination("Own label", "Coastal Destination", 30, "West India"),
    destination("Spot", "Tourist Spot", 12),
  ];
  const names = (query: Partial<ListQuery>) =>
    filterDestinations([...destinations], { ...nothing, ...query }).map(({ name }) => name);

  test("come with the highest rating first; 5 or less counts as whole stars", () => {
    expect(names({})).toEqual(["Whole stars", "Tenths", "Own label", "Spot"]);
  });

  test.each([
    ["Mountain Destination", ["Tenths"]],
    ["Beach Location", ["Whole stars"]],
    ["Coastal Destination", ["Whole stars", "Own label"]],
    ["Natural Wonder", ["Spot"]],
    ["Cultural Hub", []],
  ])("%s finds its stored categories and its own label", (category, found) => {
    expect(names({ category })).toEqual(found);
  });

  test("a region narrows further", () => {
    expect(names({ category: "Coastal Destination", region: "West India" })).toEqual(["Own label"]);
  });
});

test("places of the same rating come newest first", () => {
  const items = [{ at: 1 }, { at: 3 }, { at: 2 }];
  const order = compareBy<{ at: number }>(
    "rating",
    String,
    (item) => item.at,
    () => 4,
  );
  expect(items.sort(order).map((item) => item.at)).toEqual([3, 2, 1]);
});
