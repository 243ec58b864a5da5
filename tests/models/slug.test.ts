import { describe, expect, test } from "vitest";
import { createDestination, updateDestination } from "~/models/destination.server";
import { createPost, deletePost, updatePost } from "~/models/post.server";
import { findFormerSlug, uniqueSlug } from "~/models/slug.server";
import { slugify } from "~/utils/slug";

test.each([
  ["Delhi Streets: A Culinary Adventure", "delhi-streets-a-culinary-adventure"],
  ["  --Kanyakumari, Tamil Nadu!--  ", "kanyakumari-tamil-nadu"],
  ["Café at 2,850 m", "caf-at-2-850-m"],
  ["दिल्ली", "dilli"],
  ["केरल", "kerl"],
  ["!!!", "untitled"],
  ["", "untitled"],
  ["🚂", "steam-locomotive"],
])("%j becomes %j", (title, slug) => {
  expect(slugify(title)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(slugify(title)).toBe(slug);
});

describe("unique slugs", () => {
  test("a second and a third item get -2 and -3, and each keeps its own", () => {
    const slugs = [1, 2, 3].map(() => createPost({ title: "Rain" }));
    expect(slugs.map((post) => post.slug)).toEqual(["rain", "rain-2", "rain-3"]);
    const second = slugs[1];
    expect(uniqueSlug("post", "Rain", second?.id)).toBe("rain-2");
    expect(uniqueSlug("destination", "Rain")).toBe("rain");
  });

  test("an old address leads to the renamed item, through several names", () => {
    const { id } = createPost({ title: "Tea" });
    updatePost(id, { title: "Tea and trams" });
    updatePost(id, { title: "Trams and tea" });
    expect(findFormerSlug("post", "tea")).toBe(id);
    expect(findFormerSlug("post", "tea-and-trams")).toBe(id);
    expect(findFormerSlug("post", "trams-and-tea")).toBeNull();
    expect(findFormerSlug("destination", "tea")).toBeNull();
  });

  test("taking an old name back ends the redirect, and a new item does not get it", () => {
    const { id } = createPost({ title: "Fog" });
    updatePost(id, { title: "Mist" });
    updatePost(id, { title: "Fog" });
    expect(findFormerSlug("post", "fog")).toBeNull();
    expect(findFormerSlug("post", "mist")).toBe(id);
    expect(createPost({ title: "Mist" }).slug).toBe("mist-2");
    expect(findFormerSlug("post", "mist")).toBe(id);
  });

  test("deleting an item forgets its old addresses", () => {
    const { id } = createPost({ title: "Ferry" });
    updatePost(id, { title: "Boat" });
    expect(deletePost(id)).toBe(true);
    expect(findFormerSlug("post", "ferry")).toBeNull();
  });

  test("a change without a name leaves a destination's slug alone", () => {
    const made = createDestination({ name: "Gokarna" });
    const id = made.ok ? made.item.id : "";
    const changed = updateDestination(id, { description: "A quieter beach." });
    expect(changed.ok && changed.item.slug).toBe("gokarna");
  });
});
