import { expect, test } from "vitest";
import { updatePost } from "~/models/posts/post.server";
import { publicVersion } from "~/pages/site/public-version.server";
import { listPosts } from "../support/records/lists";
import { createPost } from "../support/records/saved";

const SOON_MS = 400;

test("a scheduled post that becomes live is another version at that moment, a hidden one is none", async () => {
  const dueAt = new Date(Date.now() + SOON_MS);
  const later = new Date(dueAt.getTime() + 60_000);
  createPost({ title: "Hidden", publishedAt: dueAt, isVisible: false });
  createPost({ title: "Later", publishedAt: later });
  const withoutIt = publicVersion();
  const post = createPost({ title: "Soon", publishedAt: dueAt });
  const before = publicVersion();
  expect(before).not.toBe(withoutIt);
  expect(publicVersion()).toBe(before);
  expect(Date.now()).toBeLessThan(dueAt.getTime());
  await expect.poll(() => publicVersion(), { timeout: 5_000, interval: 5 }).not.toBe(before);
  expect(Date.now()).toBeGreaterThanOrEqual(dueAt.getTime());
  expect(listPosts("public").map(({ title }) => title)).toContain("Soon");
  const live = publicVersion();
  expect(publicVersion()).toBe(live);
  updatePost(post.id, { title: "Now" });
  expect(publicVersion()).not.toBe(live);
});
