import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { deleteEndedPreviews } from "~/models/posts/preview-link.server";
import { contentVersion, db } from "~db/client.server";
import { previews } from "~db/schema/posts";
import { createPost } from "../support/records/saved";
import { api } from "../support/requests/api";
import { signedInOwner } from "../support/requests/owner";
import { SITE } from "../support/requests/routes";

const cookie = await signedInOwner();
const DAY_MS = 86_400_000;

const pathOf = (id: string) => `/api/blog-posts/${id}/previews`;
const draftPath = () => pathOf(createPost({ title: "Not yet" }).id);
const create = (path: string, json?: object) => api("POST", path, { cookie, json });

test("a link is made, its address told once, and it stays a secret in the table", async () => {
  const path = draftPath();
  const before = contentVersion();
  const { status, body, headers } = await create(path);
  expect(status).toBe(201);
  expect(headers.get("Location")).toBe(`${path}/${body.id}`);
  expect(headers.get("Cache-Control")).toBe("private, no-store");
  const [, token = ""] = new RegExp(`^${SITE}/preview/([\\w-]{43})$`).exec(body.url) ?? [];
  expect(token).not.toBe("");
  expect(Math.abs(Date.parse(body.expiresAt) - Date.now() - 7 * DAY_MS)).toBeLessThan(DAY_MS / 24);
  expect(JSON.stringify(db.select().from(previews).all())).not.toContain(token);
  const listed = await api("GET", path, { cookie });
  expect(listed.body).toEqual([
    { id: body.id, createdAt: expect.any(String), expiresAt: body.expiresAt },
  ]);
  expect(contentVersion()).toBe(before);
});

test.each([
  ["days", { days: 30 }, 30 * DAY_MS],
  ["an end", { expiresAt: new Date(Date.now() + 2 * DAY_MS).toISOString() }, 2 * DAY_MS],
  ["nothing", {}, 7 * DAY_MS],
])("it ends as %s says", async (_, json, expected) => {
  const { body } = await create(draftPath(), json);
  expect(Math.abs(Date.parse(body.expiresAt) - Date.now() - expected)).toBeLessThan(DAY_MS / 24);
});

test.each([
  { days: 0 },
  { days: 91 },
  { days: "soon" },
  { expiresAt: "soon" },
  { expiresAt: new Date(0).toISOString() },
  { expiresAt: new Date(Date.now() + 91 * DAY_MS).toISOString() },
])("%j is refused", async (json) => {
  const path = draftPath();
  const { status, body } = await create(path, json);
  expect(status).toBe(400);
  expect(Object.keys(body.errors)).toEqual(Object.keys(json));
  expect((await api("GET", path, { cookie })).body).toEqual([]);
});

test("a body that is sent must be JSON", async () => {
  const path = draftPath();
  const form = { "Content-Type": "application/x-www-form-urlencoded" };
  // So a server may call an empty body.
  expect((await api("POST", path, { cookie, body: "", headers: form })).status).toBe(201);
  expect((await api("POST", path, { cookie, body: "days=3", headers: form })).status).toBe(415);
  expect(
    (await api("POST", path, { cookie, body: "x".repeat(1_000_001), headers: form })).status,
  ).toBe(415);
  const json = { "Content-Type": "application/json" };
  expect((await api("POST", path, { cookie, body: "[]", headers: json })).status).toBe(400);
});

test("one that is ended runs no longer", async () => {
  const path = draftPath();
  const { body } = await create(path);
  const other = draftPath();
  expect((await api("DELETE", `${other}/${body.id}`, { cookie })).status).toBe(404);
  expect((await api("DELETE", `${path}/${body.id}`, { cookie })).status).toBe(204);
  expect((await api("DELETE", `${path}/${body.id}`, { cookie })).status).toBe(404);
  expect((await api("GET", path, { cookie })).body).toEqual([]);
});

test("twenty run at a time, and those whose time is over are swept", async () => {
  const { id } = createPost({ title: "For many" });
  for (let count = 0; count < 20; count += 1) await create(pathOf(id), { days: 1 });
  const refused = await create(pathOf(id));
  expect(refused.status).toBe(400);
  expect(refused.body.message).toContain("20 links");
  vi.useFakeTimers({ now: Date.now() + DAY_MS + 1_000, toFake: ["Date"] });
  expect((await api("GET", pathOf(id), { cookie })).body).toEqual([]);
  expect((await create(pathOf(id))).status).toBe(201);
  vi.useRealTimers();
  expect(db.select().from(previews).where(eq(previews.postId, id)).all()).toHaveLength(1);
  vi.useFakeTimers({ now: Date.now() + 90 * DAY_MS, toFake: ["Date"] });
  deleteEndedPreviews();
  vi.useRealTimers();
  expect(db.select().from(previews).all()).toEqual([]);
});

test("a post that is not there has none", async () => {
  expect((await api("GET", pathOf("none"), { cookie })).status).toBe(404);
  expect((await create(pathOf("none"))).status).toBe(404);
  expect((await api("DELETE", `${pathOf("none")}/none`, { cookie })).status).toBe(404);
});
