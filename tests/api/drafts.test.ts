import { expect, test } from "vitest";
import { contentVersion } from "~db/client.server";
import { api } from "../support/requests/api";
import { apiOwner } from "../support/requests/api-owner";

const { cookie, make } = await apiOwner();

const live = { publishedAt: "2025-08-01T04:00:00Z", content: "Out." };

test("a draft begins at the story's version, counts its own saves and leaves the story as it is", async () => {
  const story = await make("/api/blog-posts", { title: "Out", ...live });
  const path = `/api/blog-posts/${story.id}/draft`;
  const before = contentVersion();
  expect((await api("GET", path, { cookie })).status).toBe(404);
  const first = await api("PUT", path, { cookie, json: { content: "Better.", version: 1 } });
  expect(first).toMatchObject({
    status: 200,
    body: { id: story.id, title: "Out", content: "Better.", version: 2, baseVersion: 1 },
  });
  const second = await api("PUT", path, { cookie, json: { title: "", version: 2 } });
  expect(second.body).toMatchObject({ title: "", content: "Better.", version: 3 });
  expect((await api("GET", path, { cookie })).body).toEqual(second.body);
  const older = await api("PUT", path, { cookie, json: { title: "Late", version: 2 } });
  expect(older).toMatchObject({ status: 409, body: { version: 3 } });
  const read = await api("GET", `/api/blog-posts/${story.slug}`);
  expect(read.body).toMatchObject({ title: "Out", content: "Out.", version: 1 });
  expect(contentVersion()).toBe(before);
});

test("a draft is forgotten, and not with the story's own change", async () => {
  const story = await make("/api/blog-posts", { title: "Two", ...live });
  const path = `/api/blog-posts/${story.id}/draft`;
  await api("PUT", path, { cookie, json: { excerpt: "Kept" } });
  await api("PUT", `/api/blog-posts/${story.id}`, { cookie, json: { title: "Three" } });
  expect((await api("GET", path, { cookie })).body).toMatchObject({
    excerpt: "Kept",
    title: "Two",
  });
  expect((await api("DELETE", path, { cookie })).status).toBe(204);
  expect((await api("DELETE", path, { cookie })).status).toBe(404);
  expect((await api("GET", path, { cookie })).status).toBe(404);
});

test.each([
  [{ category: "none" }, "category"],
  [{ content: "x".repeat(200_001) }, "content"],
  [{ tags: "a" }, "tags"],
])("a draft with %j is refused", async (json, field) => {
  const story = await make("/api/blog-posts", { title: "Bad input" });
  const path = `/api/blog-posts/${story.id}/draft`;
  const { status, body } = await api("PUT", path, { cookie, json });
  expect(status).toBe(400);
  expect(Object.keys(body.errors)).toEqual([field]);
  expect((await api("GET", path, { cookie })).status).toBe(404);
});

test("a draft is the owner's, and of a story that there is", async () => {
  const story = await make("/api/blog-posts", { title: "Hers", ...live });
  for (const method of ["GET", "PUT", "DELETE"]) {
    const json = method === "PUT" ? { title: "Mine" } : undefined;
    const path = `/api/blog-posts/${story.id}/draft`;
    expect((await api(method, path, { json })).status).toBe(401);
    const nowhere = `/api/blog-posts/${crypto.randomUUID()}/draft`;
    expect((await api(method, nowhere, { json, cookie })).status).toBe(404);
  }
});
