import { beforeAll, expect, test } from "vitest";
import { readSearchPage } from "~/models/search-page.server";
import { fc } from "../support/property";
import { createPost } from "../support/saved";

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

test("without a kind there are the first few of each, with a kind pages of 24", () => {
  expect(read("q=lighthouse")).toMatchObject({
    total: 25,
    pages: 1,
    groups: [{ kind: "letter", total: 25 }],
  });
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
  expect(read("")).toMatchObject({ total: 0, groups: [] });
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
