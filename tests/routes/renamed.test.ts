import { expect, test } from "vitest";
import { createDestination, updateDestination } from "~/models/destinations/destination.server";
import { updatePost } from "~/models/posts/post.server";
import { createPost } from "../support/records/saved";
import { send } from "../support/requests/routes";

/** What a page's loader throws: a redirect, or the 404 as data. */
async function thrown(path: string) {
  const answer = await send("GET", path).catch((error: unknown) => error);
  if (answer instanceof Response) return [answer.status, answer.headers.get("Location")];
  return [(answer as { init?: { status?: number } }).init?.status, null];
}

test("an old address leads to the new one, and tells nothing of what is hidden", async () => {
  const post = createPost({ title: "Old letter", publishedAt: new Date(0) });
  updatePost(post.id, { title: "Secret letter" });
  const created = createDestination({ name: "Old place" });
  if (!created.ok) throw new Error("The place was refused.");
  const destination = created.item;
  updateDestination(destination.id, { name: "Secret place" });
  expect(await thrown("/letters/old-letter")).toEqual([301, "/letters/secret-letter"]);
  expect(await thrown("/blog/old-letter")).toEqual([301, "/letters/secret-letter"]);
  expect(await thrown("/journey/old-place")).toEqual([301, "/journey/secret-place"]);
  updatePost(post.id, { publishedAt: null });
  updateDestination(destination.id, { isVisible: false });
  for (const path of ["/letters/old-letter", "/blog/old-letter", "/journey/old-place"]) {
    expect(await thrown(path), path).toEqual([404, null]);
  }
});

test("an old address stays with the item that had it", async () => {
  const first = createPost({ title: "Two names", publishedAt: new Date(0) });
  updatePost(first.id, { title: "One name" });
  expect(createPost({ title: "Two names" }).slug).toBe("two-names-2");
  expect(await thrown("/letters/two-names")).toEqual([301, "/letters/one-name"]);
  updatePost(first.id, { title: "Two names" });
  expect(await thrown("/letters/one-name")).toEqual([301, "/letters/two-names"]);
});
