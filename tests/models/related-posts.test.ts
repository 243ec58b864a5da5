import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { createDestination, findDestination } from "~/models/destinations/destination.server";
import { versionPage } from "~/models/find/versions/version-page.server";
import { restoreVersion } from "~/models/find/versions/version-restore.server";
import { listVersions } from "~/models/find/versions/versions.server";
import { deletePost, findPost, createPost as save, updatePost } from "~/models/posts/post.server";
import { OFFERED_POSTS } from "~/models/posts/related";
import { suggestPosts } from "~/models/posts/related.server";
import { postPage } from "~/pages/post-page.server";
import { db } from "~db/client.server";
import { blogPosts } from "~db/schema/posts";
import { dumpDatabase } from "../support/records/database";
import { listFeaturedPosts, listPosts } from "../support/records/lists";
import { createPost, got } from "../support/records/saved";

const yesterday = new Date(Date.now() - 86_400_000);
const tomorrow = new Date(Date.now() + 86_400_000);

beforeEach(() => {
  for (const table of ["destinations", "blog_posts"]) {
    db.run(sql`delete from ${sql.identifier(table)}`);
  }
});

function letters(...titles: string[]) {
  return titles.map((title) => createPost({ title, publishedAt: yesterday }).id);
}

const relatedOf = (id: string) => findPost({ id }, "owner")?.relatedBlogPosts;

describe("the letters that a letter names as related", () => {
  test("are none at first, and stand in the owner's order", () => {
    const [one, two, three] = letters("One", "Two", "Three") as [string, string, string];
    expect(relatedOf(one)).toEqual([]);
    const { id } = createPost({ title: "Names them", relatedBlogPosts: [three, one] });
    expect(relatedOf(id)).toEqual([three, one]);
    got(updatePost(id, { relatedBlogPosts: [two, three, one] }));
    expect(relatedOf(id)).toEqual([two, three, one]);
    expect(got(updatePost(id, { excerpt: "Else" })).relatedBlogPosts).toEqual([two, three, one]);
    expect(got(updatePost(id, { relatedBlogPosts: null })).relatedBlogPosts).toEqual([]);
    // It is one's own list: who is named names nobody by it.
    expect([one, two, three].map(relatedOf)).toEqual([[], [], []]);
  });

  test("are others, and are there", () => {
    const [one = "", two = ""] = letters("One", "Two");
    const before = dumpDatabase();
    const wrong = (message: string) => ({
      ok: false,
      fieldErrors: { relatedBlogPosts: [expect.stringContaining(message)] },
    });
    expect(updatePost(one, { relatedBlogPosts: [two, one] })).toMatchObject(wrong("itself"));
    expect(updatePost(one, { relatedBlogPosts: [two, "none"] })).toMatchObject(wrong("no longer"));
    expect(save({ title: "Three", relatedBlogPosts: ["none"] })).toMatchObject(wrong("no longer"));
    const own = crypto.randomUUID();
    expect(save({ title: "Four", relatedBlogPosts: [own] }, own)).toMatchObject(wrong("itself"));
    expect(dumpDatabase()).toBe(before);
    deletePost(two);
    expect(updatePost(one, { relatedBlogPosts: [two] })).toMatchObject(wrong("no longer"));
  });

  test("are offered to every item, but for the item itself", () => {
    const [one = "", two = ""] = letters("One", "Two");
    const idsOf = (items: { id: string }[]) => items.map(({ id }) => id).sort();
    expect(idsOf(suggestPosts(one, []).posts)).toEqual([two]);
    expect(idsOf(suggestPosts("", []).posts)).toEqual([one, two].sort());
    expect(suggestPosts("", []).isWhole).toBe(true);
  });

  test("are offered first where they are named, then the newest, however many there are", () => {
    const [first = "", second = ""] = letters("Cardamom hills", "Tea hills");
    db.update(blogPosts).set({ createdAt: yesterday }).run();
    letters(...Array.from({ length: OFFERED_POSTS + 5 }, (_, number) => `Later ${number}`));
    const { posts, isWhole } = suggestPosts("", [second, "gone", first]);
    expect(posts.slice(0, 2).map(({ title }) => title)).toEqual(["Tea hills", "Cardamom hills"]);
    expect(posts).toHaveLength(2 + OFFERED_POSTS);
    expect(isWhole).toBe(false);
    const found = suggestPosts(first, [second], "HILLS");
    expect(found.posts.map(({ id }) => id)).toEqual([second]);
    expect(found.isWhole).toBe(false);
    expect(suggestPosts("", [], "cardamom").posts.map(({ id }) => id)).toEqual([first]);
    expect(suggestPosts("", [first], "nowhere").posts.map(({ id }) => id)).toEqual([first]);
  });

  test("are named to the public as far as they are out, by places too", () => {
    const [live = ""] = letters("Live");
    const relatedBlogPosts = [
      createPost({ title: "Draft" }).id,
      createPost({ title: "Scheduled", publishedAt: tomorrow }).id,
      live,
      createPost({ title: "Hidden", publishedAt: yesterday, isVisible: false }).id,
    ];
    const state = { publishedAt: yesterday, isFeatured: true, relatedBlogPosts };
    const { id } = createPost({ title: "Names them", ...state });
    const place = got(createDestination({ name: "Hampi", relatedBlogPosts }));
    const asSeen = (audience: "owner" | "public") => [
      findPost({ id }, audience),
      ...[listPosts(audience), listFeaturedPosts(audience)].map((list) =>
        list.find((post) => post.id === id),
      ),
      listPosts(audience, ["id", "relatedBlogPosts"]).find((post) => post.id === id),
      findDestination({ id: place.id }, audience),
    ];
    for (const item of asSeen("owner")) expect(item?.relatedBlogPosts).toEqual(relatedBlogPosts);
    for (const item of asSeen("public")) expect(item?.relatedBlogPosts).toEqual([live]);
  });

  test("are shown on its page in their order, for the owner no others; without any there is nothing", () => {
    const [one = "", two = ""] = letters("One", "Two");
    const draft = createPost({ title: "Draft" }).id;
    const post = createPost({ title: "Names them", relatedBlogPosts: [two, draft, one] });
    expect(postPage(post).related?.map(({ title }) => title)).toEqual(["Two", "One"]);
    const without = createPost({ title: "Names one", relatedBlogPosts: [draft] });
    expect(postPage(without)).not.toHaveProperty("related");
  });
});

describe("versions", () => {
  test("hold them, and tell them by their titles", () => {
    const [one = "", two = ""] = letters("One", "Two");
    const { id } = createPost({ title: "Names them", relatedBlogPosts: [one] });
    const of = { kind: "post", recordId: id } as const;
    got(updatePost(id, { relatedBlogPosts: [one] }));
    expect(listVersions(of)).toEqual([]);
    got(updatePost(id, { relatedBlogPosts: [two, one] }));
    expect(listVersions(of)).toMatchObject([{ number: 2, texts: { relatedBlogPosts: [one] } }]);
    expect(versionPage(of, 2)?.changes).toMatchObject([
      {
        label: "Related stories",
        readable: [
          { kind: "added", text: "Two\n" },
          { kind: "same", text: "One\n" },
        ],
      },
    ]);
  });

  test("bring them back, but for those that are gone", () => {
    const [kept = "", gone = ""] = letters("Kept", "Gone");
    const { id } = createPost({ title: "Names them", relatedBlogPosts: [gone, kept] });
    got(updatePost(id, { relatedBlogPosts: [] }));
    deletePost(gone);
    got(restoreVersion({ kind: "post", recordId: id }, 1));
    expect(relatedOf(id)).toEqual([kept]);
  });
});
