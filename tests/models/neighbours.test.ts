import { beforeEach, expect, test } from "vitest";
import { getFirstPost, getNextPost, getPreviousPost } from "~/models/posts/neighbours.server";
import { db } from "~db/client.server";
import { blogPosts } from "~db/schema/posts";
import { planOf, statementsOf } from "../support/measures/statements";
import { createPost } from "../support/records/saved";

const day = (number: number) => new Date(Date.UTC(2025, 7, number));
const tomorrow = new Date(Date.now() + 86_400_000);

beforeEach(() => {
  db.delete(blogPosts).run();
});

function add(title: string, publishedAt: Date | null, isVisible = true) {
  return createPost({ title, publishedAt, isVisible });
}

function addRoad() {
  // Not in the order of the road, with two of the same day.
  const [goa, srinagar] = [add("Goa", day(20)), add("Srinagar", day(1))];
  const twins = [add("Delhi", day(9)), add("Agra", day(9))];
  add("Hidden", day(8), false);
  add("Scheduled", tomorrow);
  add("Draft", null);
  return { srinagar, goa, twins };
}

test("each letter leads to the one that came out after it, and back, and none is left out", () => {
  const { srinagar, goa, twins } = addRoad();
  expect(getFirstPost()?.slug).toBe("srinagar");
  const road = [srinagar];
  const all = [srinagar, goa, ...twins];
  for (let next = getNextPost(srinagar); next; next = getNextPost(road.at(-1) ?? srinagar)) {
    const found = all.find(({ id }) => id === next?.id);
    if (!found || road.includes(found)) throw new Error(`The road leads to ${next.title}.`);
    expect(getPreviousPost(found)?.slug).toBe(road.at(-1)?.slug);
    road.push(found);
  }
  expect(road).toHaveLength(all.length);
  expect(road.at(-1)).toBe(goa);
  expect(getPreviousPost(srinagar)).toBeNull();
});

test.each([
  ["scheduled", tomorrow],
  ["draft", null],
])("a %s letter comes after all that are out", (_status, publishedAt) => {
  addRoad();
  const post = add("Not yet", publishedAt);
  expect(getNextPost(post)).toBeNull();
  expect(getPreviousPost(post)?.slug).toBe("goa");
});

test("without letters there is no first one", () => {
  expect(getFirstPost()).toBeNull();
});

test("neighbours are found by the index of dates, from the letter's own date on", async () => {
  const { goa } = addRoad();
  const { statements } = await statementsOf(() => {
    getNextPost(goa);
    getPreviousPost(goa);
    getFirstPost();
  });
  const plans = statements.map((statement) => planOf(statement)[0]);
  const search = "SEARCH blog_posts USING INDEX blog_posts_published";
  expect(plans).toEqual([
    `${search} (is_visible=? AND (published_at,created_at)>(?,?) AND published_at<?)`,
    `${search} (is_visible=? AND (published_at,created_at)<(?,?))`,
    `${search} (is_visible=? AND published_at<?)`,
  ]);
});
