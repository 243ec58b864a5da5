import { describe, expect, test } from "vitest";
import { unneededUrls } from "~/offline/kept-items";
import { fittingUrl } from "~/offline/page-pictures";
import { olderHalf, tooOldToStay } from "~/worker/bounded-store";
import { freshSeconds, mayBeStale } from "~/worker/freshness";
import { isKeepable, isPagePath, pageAddress, pageOfData } from "~/worker/keepable";
import { nearestVariant } from "~/worker/pictures";
import { documentRedirect, documentRedirectAfterPost } from "~/worker/single-fetch";
import { isTile } from "~/worker/tiles";

const SITE = "https://journey.example";
const url = (path: string) => new URL(path, SITE);

describe("what leaves when there is too much", () => {
  const entries = [
    { url: "middle", bytes: 40, at: 2 },
    { url: "newest", bytes: 50, at: 3 },
    { url: "oldest", bytes: 30, at: 1 },
  ];

  test.each([
    [200, []],
    [120, []],
    [119, ["oldest"]],
    [90, ["oldest"]],
    [60, ["middle", "oldest"]],
    [0, ["newest", "middle", "oldest"]],
  ])("of 120 bytes with room for %i", (maxBytes, expected) => {
    expect(tooOldToStay(entries, maxBytes).map((entry) => entry.url)).toEqual(expected);
  });

  test("on a full device the older half, and at least one", () => {
    expect(olderHalf(entries).map((entry) => entry.url)).toEqual(["oldest", "middle"]);
    expect(olderHalf(entries.slice(0, 1))).toHaveLength(1);
    expect(olderHalf([])).toEqual([]);
  });
});

describe("how long a tile may be used", () => {
  const now = Date.parse("2026-01-01T00:00:00Z");
  test.each([
    [{ "cache-control": "max-age=600" }, 600],
    [{ "cache-control": "public, max-age=600", age: "200" }, 400],
    [{ "cache-control": "max-age=600", age: "900" }, 0],
    [{ "cache-control": "no-store, max-age=600" }, 0],
    [{ "cache-control": "no-cache" }, 0],
    [{ expires: "Thu, 01 Jan 2026 00:01:00 GMT" }, 60],
    [{ expires: "Wed, 31 Dec 2025 00:00:00 GMT" }, 0],
    [{ expires: "0" }, 0],
    [{}, 0],
  ])("%j", (headers, expected) => {
    expect(freshSeconds(new Headers(headers), now)).toBe(expected);
  });

  test("an old one stands in unless its headers forbid it", () => {
    expect(mayBeStale(new Headers({ "cache-control": "max-age=1" }))).toBe(true);
    expect(mayBeStale(new Headers({ "cache-control": "max-age=1, must-revalidate" }))).toBe(false);
  });

  test.each([
    ["https://tile.openstreetmap.org/5/22/14.png", true],
    ["https://tiles.example/base/12/2890/1847@2x.webp", true],
    ["https://photos.example/2025/08/dal-lake.jpg", false],
    ["https://photos.example/a/b/c.png", false],
  ])("%s", (address, expected) => {
    expect(isTile(new URL(address))).toBe(expected);
  });
});

describe("which pages are kept", () => {
  test.each([
    ["/", true],
    ["/letters/first-light", true],
    ["/admin", false],
    ["/admin/posts/new", false],
    ["/administration", true],
    ["/api/blog-posts", false],
    ["/unsubscribe/secret", false],
    ["/subscription/secret", false],
    ["/newsletter/confirm/secret", false],
    ["/preview/secret", false],
    ["/previews", true],
    ["/healthz", false],
    ["/feed.xml", false],
    ["/__manifest", false],
  ])("%s", (path, expected) => {
    expect(isPagePath(path)).toBe(expected);
  });

  test.each([
    ["public, max-age=0, s-maxage=60", 200, true],
    ["public, no-cache", 200, true],
    ["private, no-store", 200, false],
    ["public, no-store", 200, false],
    ["no-cache", 200, false],
    ["public", 404, false],
    ["public", 500, false],
    ["public", 206, false],
  ])("%s with %i", (caching, status, expected) => {
    const response = new Response("", { status, headers: { "Cache-Control": caching } });
    expect(isKeepable(response)).toBe(expected);
  });

  test("one address for all spellings", () => {
    expect(pageAddress(url("/letters?utm_source=x#end"))).toBe(`${SITE}/letters`);
    expect(pageAddress(url("/letters?sort=a-z&q=rain"))).toBe(`${SITE}/letters?q=rain&sort=a-z`);
    expect(pageAddress(url("/offline?from=/about"))).toBe(`${SITE}/offline`);
  });

  test.each([
    ["/_root.data", "/"],
    ["/letters.data?q=rain&_routes=root", "/letters?q=rain"],
    ["/letters", null],
  ])("data of %s", (address, expected) => {
    const page = pageOfData(url(address));
    expect(page && page.pathname + page.search).toBe(expected);
  });

  test("a way out of the document, as Remix writes it", async () => {
    const [kind, fields, ...values] = await documentRedirect("/about").json();
    expect(kind).toEqual(["SingleFetchRedirect", 1]);
    expect(fields).toEqual({ _2: 3, _4: 5, _6: 7, _8: 9, _10: 7 });
    expect(values.slice(0, 2)).toEqual(["redirect", "/about"]);
    const [after] = await documentRedirectAfterPost("/about").json();
    expect(after).toEqual({ _1: 2, _3: 4, _5: 6, _7: 8, _9: 6 });
  });
});

describe("pictures", () => {
  const id = "0123456789abcdef";
  const at = (width: number, name = id) => `${SITE}/media/${name}-${width}.avif`;

  test("another width stands in, the nearest first", () => {
    const kept = [at(320), at(1280), at(640, "fedcba9876543210"), `${SITE}/about`];
    expect(nearestVariant(at(960), kept)).toBe(at(1280));
    expect(nearestVariant(at(400), kept)).toBe(at(320));
    expect(nearestVariant(at(640, "aaaaaaaaaaaaaaaa"), kept)).toBeNull();
    expect(nearestVariant(`${SITE}/images/portrait.jpg`, kept)).toBeNull();
  });

  test.each([
    ["/a-320.webp 320w, /a-640.webp 640w", 500, "/a-640.webp"],
    ["/a-640.webp 640w, /a-320.webp 320w", 300, "/a-320.webp"],
    ["/a-320.webp 320w", 2000, "/a-320.webp"],
    ["/plain.jpg", 640, "/plain.jpg"],
    ["", 640, null],
  ])("of %j for %i pixels", (srcSet, width, expected) => {
    expect(fittingUrl(srcSet, width)).toBe(expected);
  });

  test("removing one item leaves what another needs", () => {
    expect(unneededUrls(["/a", "/b"], [{ urls: ["/b", "/c"] }])).toEqual(["/a"]);
  });
});
