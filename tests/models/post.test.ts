import { describe, expect, test } from "vitest";
import { EVERYTHING } from "~/models/base/lists/list-query";
import { createDestination, findDestination } from "~/models/destinations/destination.server";
import { getNextPost } from "~/models/posts/neighbours.server";
import { newPostInput, postInput } from "~/models/posts/post";
import { deletePost, findPost, updatePost } from "~/models/posts/post.server";
import {
  listHomePosts,
  listPostsByIds,
  pageOfAdminPosts,
  pageOfPostCards,
} from "~/models/posts/post-lists.server";
import { postPage } from "~/pages/post-page.server";
import { planOf, statementsOf } from "../support/measures/statements";
import { setDatabaseClock } from "../support/records/database";
import { listFeaturedPosts, listPosts } from "../support/records/lists";
import { createPost } from "../support/records/saved";

const listCards = () => pageOfPostCards(EVERYTHING, 1)?.items ?? [];
const listAdminPosts = () => pageOfAdminPosts(EVERYTHING, 1)?.items ?? [];

const yesterday = new Date(Date.now() - 86_400_000);
const tomorrow = new Date(Date.now() + 86_400_000);

describe("status", () => {
  test.each([
    [true, yesterday, "live"],
    [true, tomorrow, "scheduled"],
    [true, null, "draft"],
    [false, yesterday, "hidden"],
    [false, null, "hidden"],
  ])("visible %s, published %s: %s", (isVisible, publishedAt, status) => {
    const post = createPost({
      title: `A ${status} letter`,
      isVisible,
      publishedAt,
      isFeatured: true,
    });
    const isPublic = status === "live";
    for (const list of [listCards(), listFeaturedPosts("public"), listHomePosts("", 99)]) {
      expect(list.some(({ id }) => id === post.id)).toBe(isPublic);
    }
    expect(listPostsByIds([post.id])).toHaveLength(isPublic ? 1 : 0);
    expect(listAdminPosts().find(({ id }) => id === post.id)?.status).toBe(status);
    for (const key of [{ id: post.id }, { slug: post.slug }]) {
      expect(findPost(key, "public")?.id).toBe(isPublic ? post.id : undefined);
      expect(findPost(key, "owner")?.id).toBe(post.id);
    }
  });
});

test("a scheduled letter is live for every verb as soon as its time has come", () => {
  const due = new Date(tomorrow.getTime() + 1000);
  const justBefore = new Date(due.getTime() - 1);
  const { id, slug } = createPost({ title: "To come", publishedAt: due, isFeatured: true });
  const destination = createDestination({ name: "Names it", relatedBlogPosts: [id] });
  const letter = createPost({ title: "Too", publishedAt: yesterday, relatedBlogPosts: [id] });
  const first = createPost({ title: "Before it", publishedAt: justBefore });
  const isThere = () => [
    findPost({ id }, "public") !== null,
    findPost({ slug }, "public") !== null,
    ...[listCards(), listPosts("public"), listFeaturedPosts("public"), listPostsByIds([id])].map(
      (list) => list.some((post) => post.id === id),
    ),
    getNextPost(first)?.id === id,
    listAdminPosts().find((post) => post.id === id)?.status === "live",
    destination.ok &&
      findDestination({ slug: destination.item.slug }, "public")?.relatedBlogPosts[0] === id,
    findPost({ id: letter.id }, "public")?.relatedBlogPosts[0] === id,
    postPage(letter).related?.[0]?.slug === slug,
  ];
  expect(new Set(isThere())).toEqual(new Set([false]));
  setDatabaseClock(justBefore);
  expect(new Set(isThere())).toEqual(new Set([false]));
  setDatabaseClock(due);
  expect(new Set(isThere())).toEqual(new Set([true]));
  setDatabaseClock(null);
  expect(new Set(isThere())).toEqual(new Set([false]));
});

test("what is live is found by an index", async () => {
  const { statements } = await statementsOf(() => {
    listCards();
    listPosts("public");
  });
  expect(statements).toHaveLength(2);
  for (const statement of statements) {
    const [step, ...further] = planOf(statement);
    expect(step).toBe(
      "SEARCH blog_posts USING INDEX blog_posts_published (is_visible=? AND published_at<?)",
    );
    // The related ones of each.
    for (const one of further) expect(one).not.toMatch(/^SCAN (blog|related)_posts/);
  }
});

test("a new letter has the specification's defaults", () => {
  expect(createPost({ title: "Bare" })).toMatchObject({
    slug: "bare",
    excerpt: "",
    category: "adventure",
    tags: [],
    readingTime: 5,
    isFeatured: false,
    isVisible: true,
    publishedAt: null,
    version: 1,
  });
});

test("in the admin's list drafts lie on top, then what is scheduled, then what is out", () => {
  const titles = ["Out", "To come", "Kept"];
  const [out, toCome, kept] = [yesterday, tomorrow, null].map((publishedAt, index) =>
    createPost({ title: `${titles[index]} on the admin area`, publishedAt }),
  );
  const own = [out?.id, toCome?.id, kept?.id];
  const order = listAdminPosts().filter(({ id }) => own.includes(id));
  expect(order.map(({ id }) => id)).toEqual([kept?.id, toCome?.id, out?.id]);
});

test("a list reads only the fields asked for", () => {
  createPost({ title: "Long", content: "x".repeat(1000), publishedAt: yesterday });
  expect(Object.keys(listPosts("public", ["id", "title"])[0] ?? {})).toEqual(["id", "title"]);
  expect(listCards()[0]).not.toHaveProperty("content");
});

describe("a change", () => {
  test("of some fields leaves the others", () => {
    const post = createPost({ title: "Rain", excerpt: "Wet.", tags: ["rain"], readingTime: 9 });
    const result = updatePost(post.id, { isVisible: false });
    expect(result).toMatchObject({
      ok: true,
      item: { slug: "rain", excerpt: "Wet.", tags: ["rain"], readingTime: 9, isVisible: false },
    });
  });

  test("to null clears what is optional", () => {
    const post = createPost({
      title: "Clear",
      excerpt: "Some.",
      tags: ["a"],
      youtubeVideoUrl: "https://youtu.be/aqz-KE-bpKQ",
      publishedAt: yesterday,
    });
    const cleared = { excerpt: null, tags: null, youtubeVideoUrl: null, publishedAt: null };
    expect(updatePost(post.id, cleared)).toMatchObject({
      item: { excerpt: "", tags: [], youtubeVideoUrl: null, publishedAt: null },
    });
  });

  test("of the title moves the letter, and the old address knows the new one", () => {
    const { id } = createPost({ title: "First name" });
    updatePost(id, { title: "Second name" });
    expect(findPost({ slug: "first-name" }, "owner")?.slug).toBe("second-name");
    expect(findPost({ slug: "first-name" }, "public")).toBeNull();
    deletePost(id);
    expect(findPost({ slug: "first-name" }, "owner")).toBeNull();
  });

  test("over a newer one is refused", () => {
    const post = createPost({ title: "Twice" });
    expect(updatePost(post.id, { excerpt: "one", version: 1 })).toMatchObject({ ok: true });
    expect(updatePost(post.id, { excerpt: "two", version: 1 })).toMatchObject({
      kind: "stale",
      newer: { excerpt: "one", version: 2 },
    });
    expect(findPost({ id: post.id }, "owner")?.excerpt).toBe("one");
  });

  test("of what is gone is refused", () => {
    expect(updatePost("nobody", { excerpt: "x" })).toEqual({ ok: false, kind: "missing" });
    expect(deletePost("nobody")).toBeNull();
  });
});

test("the home page shows the preferred letter first, then the featured, then the newest", () => {
  for (const { id } of listAdminPosts()) deletePost(id);
  const at = (day: number) => new Date(Date.UTC(2025, 8, day));
  createPost({ title: "Newest", publishedAt: at(9) });
  createPost({ title: "Featured", publishedAt: at(2), isFeatured: true });
  createPost({ title: "Preferred", publishedAt: at(1) });
  const titles = listHomePosts("preferred", 3).map((post) => post.title);
  expect(titles).toEqual(["Preferred", "Featured", "Newest"]);
});

describe("input", () => {
  test.each([
    [{}, "title"],
    [{ title: "   " }, "title"],
    [{ title: "x".repeat(121) }, "title"],
    [{ title: "x", excerpt: "x".repeat(501) }, "excerpt"],
    [{ title: "x", content: "x".repeat(200_001) }, "content"],
    [{ title: "x", category: "trains" }, "category"],
    [{ title: "x", readingTime: 1.5 }, "readingTime"],
    [{ title: "x", tags: Array(51).fill("a") }, "tags"],
    [{ title: "x", featuredImage: "javascript:alert(1)" }, "featuredImage"],
    [{ title: "x", featuredImage: "//evil.example/x.jpg" }, "featuredImage"],
    [{ title: "x", instagramPostUrl: "ftp://example.com" }, "instagramPostUrl"],
    [{ title: "x", publishedAt: "the day after" }, "publishedAt"],
  ])("%j is refused at %s", (input, field) => {
    const result = newPostInput.safeParse(input);
    expect(result.error?.issues[0]?.path[0]).toBe(field);
  });

  test("a local date and time is read in Asia/Kolkata", () => {
    const { publishedAt } = postInput.parse({ publishedAt: "2025-08-01T09:30" });
    expect(publishedAt?.toISOString()).toBe("2025-08-01T04:00:00.000Z");
  });
});
