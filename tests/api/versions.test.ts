import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { findPost, updatePost } from "~/models/posts/post.server";
import { db } from "~db/client.server";
import { versions } from "~db/schema/versions";
import { createPost } from "../support/records/saved";
import { api } from "../support/requests/api";
import { signedInOwner } from "../support/requests/owner";

const cookie = await signedInOwner();

function makePost() {
  const { id, updatedAt } = createPost({
    title: "Rain",
    content: "One.",
    publishedAt: new Date(0),
  });
  updatePost(id, { title: "More rain", content: "Two.", isVisible: false });
  return { id, path: `/api/blog-posts/${id}/versions`, savedAt: updatedAt.toISOString() };
}

test("the versions of a post are listed, and read one by one", async () => {
  const { path, savedAt } = makePost();
  const listed = await api("GET", path, { cookie });
  expect(listed.headers.get("Cache-Control")).toBe("private, no-store");
  const version = { number: 1, savedAt, isReadable: true };
  expect(listed.body).toEqual([{ ...version, title: "Rain" }]);
  const { status, body } = await api("GET", `${path}/1`, { cookie });
  expect(status).toBe(200);
  expect(body).toMatchObject({ ...version, values: { title: "Rain", content: "One." } });
  expect(body.values).not.toHaveProperty("isVisible");
  expect(body.values).not.toHaveProperty("publishedAt");
});

test("one is restored, which answers with the post", async () => {
  const { id, path } = makePost();
  const { status, body } = await api("POST", `${path}/1/restore`, { cookie });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    id,
    title: "Rain",
    slug: expect.stringMatching(/^rain/),
    content: "One.",
    version: 3,
  });
  expect(body.isVisible).toBe(false);
  const listed = await api("GET", path, { cookie });
  expect(listed.body.map(({ title }: { title: string }) => title)).toEqual(["More rain", "Rain"]);
});

test("what can no longer be read is listed as such, and not restored", async () => {
  const { id, path, savedAt } = makePost();
  db.update(versions).set({ values: '{"title":' }).where(eq(versions.recordId, id)).run();
  const before = findPost({ id }, "owner");
  const version = { number: 1, savedAt, isReadable: false };
  expect((await api("GET", path, { cookie })).body).toEqual([{ ...version, title: null }]);
  expect((await api("GET", `${path}/1`, { cookie })).body).toEqual({ ...version, values: null });
  const refused = await api("POST", `${path}/1/restore`, { cookie });
  expect(refused.status).toBe(400);
  expect(refused.body.message).toContain("can no longer be read");
  expect(findPost({ id }, "owner")).toEqual(before);
});

test("what is not there is a 404", async () => {
  const { path } = makePost();
  for (const [method, address] of [
    ["GET", "/api/blog-posts/none/versions"],
    ["GET", "/api/blog-posts/none/versions/1"],
    ["GET", `${path}/2`],
    ["GET", `${path}/x`],
    ["POST", `${path}/2/restore`],
    ["POST", "/api/blog-posts/none/versions/1/restore"],
  ] as const) {
    expect((await api(method, address, { cookie })).status, address).toBe(404);
  }
});
