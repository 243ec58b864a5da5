import { beforeAll, expect, test } from "vitest";
import { countedAddress } from "~/cache-policy";
import { searchPath } from "~/components/site/search/kinds";
import { createDestination } from "~/models/destinations/destination.server";
import { readAsked } from "~/models/find/search/search";
import { readSearchPage } from "~/models/find/search/search.server";
import { meta } from "~/routes/site/search";
import { expectLinear, sizesUpTo } from "../support/measures/growth";
import { createPost, got } from "../support/records/saved";
import { visit } from "../support/requests/pages";
import { SITE } from "../support/requests/routes";
import { fc } from "../support/runner/property";

const read = (query: string) => readSearchPage(new URLSearchParams(query));

beforeAll(() => {
  for (let number = 1; number <= 25; number += 1) {
    createPost({
      title: `Lighthouse ${number}`,
      content: "\u2068not a mark\u2069",
      publishedAt: new Date(Date.now() - number * 1000),
    });
  }
});

test("there are pages of 24, of all kinds and of one", () => {
  expect(read("q=lighthouse")).toMatchObject({
    total: 25,
    pages: 2,
    counts: { letter: 25, pin: 0 },
  });
  expect(read("q=lighthouse&page=2")).toMatchObject({ results: [{ kind: "letter" }] });
  const first = read("q=lighthouse&kind=letter");
  const second = read("q=lighthouse&kind=letter&page=2");
  expect(first).toMatchObject({ total: 25, pages: 2 });
  expect(typeof first === "object" && first?.results).toHaveLength(24);
  expect(typeof second === "object" && second?.results).toHaveLength(1);
});

test("what the address cannot mean is said", () => {
  expect(read("q=lighthouse&kind=story")).toBe("kind");
  for (const query of ["q=lighthouse&kind=letter&page=3", "q=x&page=2", "q=x&kind=pin&page=0"]) {
    expect(read(query), query).toBeNull();
  }
  expect(read("")).toMatchObject({ total: 0, results: [] });
});

test("a mark that stands in a text is none", () => {
  const found = read("q=mark&kind=letter");
  const [first] = (typeof found === "object" && found?.results) || [];
  expect(first?.snippet).toBe("not a \u2068mark\u2069");
});

const anything = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc
    .array(
      fc.constantFrom(
        '"',
        "'",
        "*",
        "(",
        ")",
        "NEAR",
        " OR ",
        "NOT",
        "title:",
        "^",
        "\0",
        "🙂",
        "व",
        "é",
        "lighthouse",
        "-",
      ),
      { maxLength: 60 },
    )
    .map((parts) => parts.join("")),
);

test("whatever is asked for is answered", () => {
  fc.assert(
    fc.property(anything, (q) => {
      const found = readSearchPage(new URLSearchParams({ q }));
      expect(found).toMatchObject({ total: expect.any(Number) });
    }),
    { numRuns: 200 },
  );
});

test("the browser reads in an address what the server is asked for", () => {
  const filling = fc.constantFrom(" ", "🙂", "x");
  fc.assert(
    fc.property(anything, filling, fc.nat(210), (start, filler, count) => {
      const q = `${start}${filler.repeat(count)}x`;
      const url = new URL(`${SITE}/search?${new URLSearchParams({ q, kind: "pin" })}`);
      const served = new URL(
        countedAddress(url, () => false),
        SITE,
      );
      const [asked, read] = [served, url].map((each) => searchPath(readAsked(each.searchParams)));
      expect(asked).toBe(read);
    }),
  );
});

async function page(query: string) {
  const answer = await visit(`/search${query}`);
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}

test("the page has its results in plain HTML", async () => {
  const { status, headers, html } = await page("?q=lighthouse");
  expect([status, headers.get("Cache-Control")]).toEqual([200, expect.stringContaining("public")]);
  expect(html).toContain("25 results for ‘lighthouse’");
  expect(html).toMatch(/<a [^>]*href="\/letters\/lighthouse-\d+"/);
  expect(html).toMatch(/<a [^>]*href="\/search\?q=lighthouse&amp;kind=letter"[^>]*>Letters 25</);
  expect(html).toMatch(/<form [^>]*method="get"[^>]*action="\/search#results"/);
});

test("no search engine is to list it, and its own address is that of the search alone", () => {
  const found = read("q=lighthouse&kind=letter&page=2&utm_source=mail");
  const matches = [{ id: "root", data: { origin: SITE } }];
  const described = meta({ data: found, matches } as unknown as Parameters<typeof meta>[0]);
  const href = `${SITE}/search?q=lighthouse&kind=letter&page=2`;
  expect(described).toContainEqual({ name: "robots", content: "noindex" });
  expect(described).toContainEqual({ tagName: "link", rel: "canonical", href });
});

test("what the address cannot mean has its status, and an empty search a page", async () => {
  expect((await page("?q=lighthouse&kind=story")).status).toBe(400);
  expect((await page("?q=lighthouse&kind=letter&page=3")).status).toBe(404);
  for (const query of ["", "?q=", "?q=+&kind="]) {
    const { status, html } = await page(query);
    expect(status).toBe(200);
    expect(html).toContain("Type a word, or the beginning of one.");
    expect(html).not.toContain("kind=letter");
  }
});

test("what is hidden, a draft or yet to come is neither found nor counted", async () => {
  const soon = new Date(Date.now() + 3_600_000);
  createPost({ title: "Quetzal draft", publishedAt: null });
  createPost({ title: "Quetzal to come", publishedAt: soon });
  createPost({ title: "Quetzal hidden", publishedAt: new Date(0), isVisible: false });
  got(createDestination({ name: "Quetzal valley", isVisible: false }));
  const none = await page("?q=quetzal");
  expect(none.html).toContain("Nothing found.");
  expect(none.html.match(/quetzal/gi)).toEqual(none.html.match(/quetzal/g));
  createPost({ title: "Quetzal seen", publishedAt: new Date(0) });
  expect((await page("?q=quetzal")).html).toContain("1 result for");
});

test("what is asked for is text", async () => {
  const { html } = await page(`?q=${encodeURIComponent('"><script>alert(1)</script>')}`);
  expect(html).not.toContain("<script>alert");
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
});

test("a search of any length costs no more than its length", async () => {
  const { html } = await page(`?q=${"lighthouse+".repeat(2_000)}`);
  expect(html.length).toBeLessThan((await page("?q=lighthouse")).html.length + 5_000);
  await expectLinear(
    (size) => new URLSearchParams({ q: "lighthuose ".repeat(size) }),
    readSearchPage,
    sizesUpTo(60_000),
  );
});
