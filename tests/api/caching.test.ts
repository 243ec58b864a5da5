import { describe, expect, test } from "vitest";
import { updateJourney } from "~/models/road/journey/journey.server";
import { api } from "../support/requests/api";
import { signedInOwner } from "../support/requests/owner";

const cookie = await signedInOwner();
updateJourney({});

describe("caching", () => {
  const publicReads = [
    "/api/home-content",
    "/api/journey",
    "/api/journey/stats",
    "/api/travel-pins",
    "/api/blog-posts?fields=slug",
    "/api/blog-posts/featured",
    "/api/destinations",
    "/api/gallery",
  ];

  test.each(publicReads)("%s may be kept for the public, and never for the owner", async (path) => {
    const open = await api("GET", path);
    expect(open.headers.get("Cache-Control")).toBe(
      "public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400",
    );
    expect(open.headers.get("Vary")).toBe("Cookie");
    const tag = open.headers.get("ETag") ?? "";
    expect(tag).toMatch(/^"[\w-]{22}"$/);
    for (const match of [tag, `"other", W/${tag}`, "*"]) {
      const unchanged = await api("GET", path, { headers: { "If-None-Match": match } });
      expect(unchanged).toMatchObject({ status: 304, body: undefined });
      expect(unchanged.headers.get("ETag")).toBe(tag);
    }
    for (const match of ['"other"', '"other", *']) {
      expect((await api("GET", path, { headers: { "If-None-Match": match } })).status).toBe(200);
    }
    expect((await api("HEAD", path)).headers.get("ETag")).toBe(tag);

    const own = await api("GET", path, { cookie, headers: { "If-None-Match": tag } });
    expect(own.status).toBe(200);
    expect(own.headers.get("Cache-Control")).toBe("private, no-store");
    expect(own.headers.get("ETag")).toBeNull();
  });
});
