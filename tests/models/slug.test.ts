import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { uniqueSlug } from "~/models/base/records/slug.server";
import { deleteForGood } from "~/models/bin/bin-deletion.server";
import {
  createDestination,
  findDestination,
  updateDestination,
} from "~/models/destinations/destination.server";
import { deletePost, findPost, updatePost } from "~/models/posts/post.server";
import { slugify } from "~/utils/words/slug";
import { db } from "~db/client.server";
import { destinations } from "~db/schema/destinations";
import { blogPosts } from "~db/schema/posts";
import { listBin } from "../support/records/bin";
import { createPost, got } from "../support/records/saved";

/** The id of the post that was once at this slug, and is elsewhere now. */
function movedFrom(slug: string) {
  const found = findPost({ slug }, "owner");
  return found && found.slug !== slug ? found.id : null;
}

test.each([
  ["Delhi Streets: A Culinary Adventure", "delhi-streets-a-culinary-adventure"],
  ["  --Kanyakumari, Tamil Nadu!--  ", "kanyakumari-tamil-nadu"],
  ["Café at 2,850 m", "cafe-at-2-850-m"],
  ["Cafe\u0301 de\u0301ja\u0300 vu", "cafe-deja-vu"],
  ["Łódź, Ærø, Đakovo, ısı: Straße ﬁn", "lodz-aero-dakovo-isi-strasse-fin"],
  ["Brahma\u00adgiri\u200b\u2060 \u200epeak\ufe0f", "brahmagiri-peak"],
  ["दिल्ली", "dilli"],
  ["केरल", "keral"],
  ["वाराणसी 2025", "varanasi-2025"],
  ["विश्\u200dववट", "visvavat"],
  ["बंगाल, ਪੰਜਾਬ, ಬೆಂಗಳೂರು", "bangal-panjab-bengaluru"],
  ["வாழ்க தமிழ்", "valka-tamil"],
  ["Day 5: தமிழ்நாடு arrives", "day-5-tamilnatu-arrives"],
  ["Москва: Кольский", "moskva-kolskiy"],
  ["東京 90°", "dongjing-90"],
  ["नमस्ते ½", "namaste-1-2"],
  ["\u200b", "untitled"],
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
    expect(movedFrom("tea")).toBe(id);
    expect(movedFrom("tea-and-trams")).toBe(id);
    expect(movedFrom("trams-and-tea")).toBeNull();
    expect(findDestination({ slug: "tea" }, "owner")).toBeNull();
  });

  test("taking an old name back ends the redirect, and a new item does not get it", () => {
    const { id } = createPost({ title: "Fog" });
    updatePost(id, { title: "Mist" });
    updatePost(id, { title: "Fog" });
    expect(movedFrom("fog")).toBeNull();
    expect(movedFrom("mist")).toBe(id);
    expect(createPost({ title: "Mist" }).slug).toBe("mist-2");
    expect(movedFrom("mist")).toBe(id);
  });

  test("deleting an item ends its addresses, and nothing new gets them while it lies in the bin", () => {
    const { id } = createPost({ title: "Ferry" });
    updatePost(id, { title: "Boat" });
    expect(deletePost(id)).toBeInstanceOf(Date);
    for (const slug of ["ferry", "boat"]) expect(findPost({ slug }, "owner")).toBeNull();
    expect(createPost({ title: "Ferry" }).slug).toBe("ferry-2");
    deleteForGood(listBin().map((entry) => entry.id));
    expect(createPost({ title: "Boat" }).slug).toBe("boat");
  });

  test("an item whose title stays keeps an address that another rule made", () => {
    const post = createPost({ title: "Café" });
    db.update(blogPosts).set({ slug: "caf" }).where(eq(blogPosts.id, post.id)).run();
    expect(got(updatePost(post.id, { title: "Café", excerpt: "Again" })).slug).toBe("caf");
    expect(got(updatePost(post.id, { title: "Café noir" })).slug).toBe("cafe-noir");
    const place = got(createDestination({ name: "Kāśī" }));
    db.update(destinations).set({ slug: "k" }).where(eq(destinations.id, place.id)).run();
    expect(got(updateDestination(place.id, { name: "Kāśī" })).slug).toBe("k");
    expect(movedFrom("caf")).toBe(post.id);
  });

  test("a change without a name leaves a destination's slug alone", () => {
    const made = createDestination({ name: "Gokarna" });
    const id = made.ok ? made.item.id : "";
    const changed = updateDestination(id, { description: "A quieter beach." });
    expect(changed.ok && changed.item.slug).toBe("gokarna");
  });
});
