import { describe, expect, test } from "vitest";
import { api } from "../support/requests/api";
import { apiOwner, ids } from "../support/requests/api-owner";

const { cookie, make } = await apiOwner();
const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString();

describe("destinations", () => {
  test("what is hidden is not named as related to the public", async () => {
    const live = await make("/api/blog-posts", { title: "Seen", publishedAt: YESTERDAY });
    const draft = await make("/api/blog-posts", { title: "Unseen" });
    const gallery = await make("/api/gallery", { title: "Unseen", isVisible: false });
    const made = await make("/api/destinations", {
      name: "Related",
      relatedBlogPosts: [draft.id, live.id],
      relatedGalleryId: gallery.id,
    });
    expect(made).toMatchObject({
      relatedBlogPosts: [draft.id, live.id],
      relatedGalleryId: gallery.id,
    });
    const shown = { relatedBlogPosts: [live.id], relatedGalleryId: null };
    expect((await api("GET", "/api/destinations/related")).body).toMatchObject(shown);
    const inList = (await api("GET", "/api/destinations?q=related")).body;
    expect(inList).toEqual([expect.objectContaining(shown)]);
    await api("PUT", `/api/gallery/${gallery.id}`, { json: { isVisible: true }, cookie });
    const { body } = await api("GET", "/api/destinations/related");
    expect(body.relatedGalleryId).toBe(gallery.id);
    await api("DELETE", `/api/gallery/${gallery.id}`, { cookie });
    await api("DELETE", `/api/blog-posts/${live.id}`, { cookie });
    const left = (await api("GET", "/api/destinations/related", { cookie })).body;
    expect(left).toMatchObject({ relatedBlogPosts: [draft.id], relatedGalleryId: null });
  });

  test("only one is the current location", async () => {
    const first = await make("/api/destinations", { name: "First", isCurrentLocation: true });
    const second = await make("/api/destinations", { name: "Second", isCurrentLocation: true });
    const { body } = await api("GET", "/api/destinations");
    expect(
      ids(body.filter((place: { isCurrentLocation: boolean }) => place.isCurrentLocation)),
    ).toEqual([second.id]);
    await api("PUT", `/api/destinations/${first.id}`, {
      json: { isCurrentLocation: true },
      cookie,
    });
    expect((await api("GET", `/api/destinations/${second.slug}`)).body.isCurrentLocation).toBe(
      false,
    );
  });

  test("a list filters by stored categories, by the public filter's labels and by region", async () => {
    const made = await make("/api/destinations", {
      name: "Zzz",
      category: "Beach",
      region: "West India",
    });
    for (const query of [
      "category=Beach",
      "category=Beach+Location",
      "category=Coastal+Destination",
      "region=West+India",
      "q=zZz",
    ]) {
      expect(ids((await api("GET", `/api/destinations?${query}`)).body)).toEqual([made.id]);
    }
  });

  test("a reference to nothing is refused", async () => {
    for (const json of [{ relatedGalleryId: "none" }, { relatedBlogPosts: ["none"] }]) {
      const { status, body } = await api("POST", "/api/destinations", {
        json: { name: "A", ...json },
        cookie,
      });
      expect(status).toBe(400);
      expect(Object.keys(body.errors)).toEqual(Object.keys(json));
    }
  });
});
