import { beforeAll, describe, expect, test } from "vitest";
import { createDestination } from "~/models/destinations/destination.server";
import { updateJourney } from "~/models/road/journey/journey.server";
import { checkPost, type PostTexts } from "~/pages/publish-check.server";
import { expectLinear, sizesUpTo } from "../support/measures/growth";
import { addRows } from "../support/pictures/library";
import { createPost } from "../support/records/saved";

const good: PostTexts = {
  title: "The last tea before the pass",
  excerpt: "A stove, a dog, and snow until noon.",
  content: "<p>It snowed.</p><h2>Noon</h2><p>It thawed.</p><h3>One</h3>",
  featuredImage: "https://example.com/tea.jpg",
};

beforeAll(() => {
  updateJourney({ currentLocation: "Kochi, Kerala, India" });
  createPost({ title: "Out already", publishedAt: new Date("2025-08-01T00:00:00Z") });
  createPost({ title: "Not out yet" });
  createDestination({ name: "Munnar" });
});

const messagesFor = (letter: Partial<PostTexts>) =>
  checkPost({ ...good, ...letter }).map(({ message }) => message);

test("of a letter that lacks nothing there is nothing to say", () => {
  expect(checkPost(good)).toEqual([]);
});

const picture = (alt = "") => `<figure><img src="https://example.com/a.jpg"${alt}></figure>`;

describe("a careful friend says", () => {
  test.each<[string, Partial<PostTexts>, RegExp, string]>([
    ["a long title", { title: "x".repeat(61) }, /61 characters/, "title"],
    ["no picture", { featuredImage: " " }, /no featured image/, "featuredImage"],
    ["no excerpt", { excerpt: "" }, /no excerpt/, "excerpt"],
    ["a picture without words", { content: picture() }, /no description/, "content"],
    ["blank words", { content: picture(' alt=" "') }, /no description/, "content"],
    [
      "a heading that jumps",
      { content: "<h2>A</h2><h4>B <b>c</b></h4>" },
      /'B {1,2}c' jumps/,
      "content",
    ],
    ["a first heading too deep", { content: "<h3>Deep</h3>" }, /'Deep' jumps/, "content"],
    [
      "a letter that is gone",
      { content: '<a href="/letters/none">x</a>' },
      /\/letters\/none/,
      "content",
    ],
    [
      "one that is not out",
      { content: '<a href="/blog/not-out-yet#a">x</a>' },
      /not-out-yet/,
      "content",
    ],
    [
      "a place that is gone",
      { content: '<a href="/journey/atlantis">x</a>' },
      /atlantis/,
      "content",
    ],
    ["where she is", { content: "<p>In KOCHI today.</p>" }, /names Kochi/, "content"],
    ["where she is, in the title", { title: "Kochi" }, /names Kochi/, "title"],
  ])("%s", (_, letter, message, field) => {
    const findings = checkPost({ ...good, ...letter });
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ message: expect.stringMatching(message), field });
  });

  test.each([
    { title: "x".repeat(60) },
    { content: picture(' alt="A stove"') },
    { content: "<h2>A</h2><h3>B</h3><h2>C</h2>" },
    { content: '<a href="/letters/out-already">x</a><a href="/journey/munnar">y</a>' },
    { content: '<a href="/about">x</a><a href="https://example.com/letters/none">y</a>' },
    { content: "<p>The Kochiites of the North</p>" },
  ])("nothing of %j", (letter) => {
    expect(messagesFor(letter)).toEqual([]);
  });

  test("each kind once, however often it is found, with the way to the first", () => {
    const content = `${picture().repeat(3)}<h4>Far</h4><h2>A</h2><h4>Off</h4><a href="/letters/none">x</a><a href="/blog/gone">y</a>`;
    expect(
      checkPost({ ...good, content }).map(({ message, spot }) => [message, spot?.text]),
    ).toEqual([
      [
        "3 pictures have no description for those who do not see them.",
        "https://example.com/a.jpg",
      ],
      ["2 headings jump a level: the one before each is missing.", "Far"],
      ["2 links lead to what readers cannot open.", "/letters/none"],
    ]);
  });

  test("where the spot is", () => {
    const content = `${picture()}<h4>Far</h4><a href="/letters/none">x</a>`;
    expect(checkPost({ ...good, content }).map(({ spot }) => spot)).toEqual([
      { kind: "picture", text: "https://example.com/a.jpg" },
      { kind: "heading", text: "Far" },
      { kind: "link", text: "/letters/none" },
    ]);
  });
});

test("a picture that the library describes needs no words in the text", () => {
  const [described = "", bare = ""] = addRows({ alt: "A lake" }, { alt: "" });
  const content = (id: string) => `<img src="/media/${id}-2048.jpg" alt="">`;
  expect(messagesFor({ content: content(described) })).toEqual([]);
  expect(messagesFor({ content: content(bare) })).toHaveLength(1);
});

test("pictures that are no longer in the library are said to be missing", () => {
  const [there = ""] = addRows({ alt: "A lake" });
  const gone = "/media/0123456789abcdef-2048.jpg";
  const content = `<img src="${gone}" alt="A pass"><img src="/media/${there}-2048.jpg" alt="">`;
  expect(checkPost({ ...good, content, featuredImage: gone })).toEqual([
    {
      field: "featuredImage",
      message: "The featured image is no longer in the library: choose another.",
    },
    {
      field: "content",
      message: "A picture of the text is no longer in the library: readers see that it is missing.",
      spot: { kind: "picture", text: gone },
    },
  ]);
});

test.each([
  ["pictures", '<img src="/media/0123456789abcdef-2048.jpg">'],
  ["links", '<a href="/letters/none">x</a>'],
  ["headings", "<h4>x</h4>"],
  ["open tags", "<div>"],
  ["the place's name", "Kochi "],
])("many %s are looked at in linear time, and told of briefly", async (_, piece) => {
  const content = (size: number) => piece.repeat(Math.ceil(size / piece.length));
  const check = (text: string) => checkPost({ ...good, content: text });
  expect(check(content(200_000)).length).toBeLessThanOrEqual(30);
  await expectLinear(content, check, sizesUpTo(200_000, 3_000));
});
