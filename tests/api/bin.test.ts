import { expect, test } from "vitest";
import { db } from "~db/client.server";
import { bin } from "~db/schema/bin";
import { addRows } from "../support/pictures/library";
import { api } from "../support/requests/api";
import { apiOwner, ids } from "../support/requests/api-owner";

const { cookie, make } = await apiOwner();
const call = (method: string, path: string) => api(method, path, { cookie });
const entries = async () => (await call("GET", "/api/bin")).body;

const created: [kind: string, title: string, list: string, json: object, form: string][] = [
  ["post", "Rain", "/api/blog-posts", { title: "Rain" }, "/admin/posts"],
  ["destination", "Hampi", "/api/destinations", { name: "Hampi" }, "/admin/places"],
  ["pin", "Leh", "/api/travel-pins", { name: "Leh", country: "India" }, "/admin/pins"],
  ["collection", "Boats", "/api/gallery", { title: "Boats" }, "/admin/gallery"],
];

test.each(created)("a %s goes into the bin, is listed there and comes back", async (...one) => {
  const [kind, title, list, json, form] = one;
  const { address, ...record } = await make(list, json);
  const { id: recordId } = record;
  expect((await call("DELETE", `${list}/${recordId}`)).status).toBe(204);
  expect((await call("GET", address)).status).toBe(404);
  const [entry] = await entries();
  expect(entry).toMatchObject({ kind, recordId, title });
  expect(Object.keys(entry).sort()).toEqual(
    ["deletedAt", "expiresAt", "id", "kind", "recordId", "title"].sort(),
  );
  const days = (Date.parse(entry.expiresAt) - Date.parse(entry.deletedAt)) / 86_400_000;
  expect(days).toBe(30);
  const restored = await call("POST", `/api/bin/${entry.id}/restore`);
  expect(restored).toMatchObject({
    status: 200,
    body: { kind, recordId, title, path: `${form}/${recordId}` },
  });
  expect((await call("GET", address)).body).toEqual(record);
  expect((await call("POST", `/api/bin/${entry.id}/restore`)).status).toBe(404);
  expect((await call("DELETE", `/api/bin/${entry.id}`)).status).toBe(404);
});

test("media and pictures do the same; what cannot come back yet is a 409 that says why", async () => {
  const [picture = ""] = addRows({ title: "Steps" });
  const { id: collectionId } = await make("/api/gallery", { title: "Ghats" });
  const url = `/media/${picture}-40.jpg`;
  const medium = await make("/api/gallery/media", { collectionId, type: "photo", url });
  expect((await call("DELETE", `/api/gallery/media/${medium.id}`)).status).toBe(204);
  expect((await call("DELETE", `/api/media/${picture}`)).status).toBe(204);
  expect((await call("DELETE", `/api/gallery/${collectionId}`)).status).toBe(204);
  const [collectionEntry, pictureEntry, mediumEntry] = await entries();
  expect([collectionEntry, pictureEntry, mediumEntry].map(({ kind }) => kind)).toEqual([
    "collection",
    "picture",
    "medium",
  ]);
  const restore = ({ id }: { id: string }) => call("POST", `/api/bin/${id}/restore`);
  for (const [first, words] of [
    [collectionEntry, "restore “Ghats” first"],
    [pictureEntry, "restore “Steps” first"],
  ]) {
    const refused = await restore(mediumEntry);
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain(words);
    expect((await restore(first)).status).toBe(200);
  }
  const path = `/admin/gallery/${collectionId}/media/${medium.id}`;
  expect((await restore(mediumEntry)).body).toMatchObject({ kind: "medium", path });
});

test("deleted for good it is gone, and nobody but the owner sees or does any of it", async () => {
  const { id, address } = await make("/api/blog-posts", { title: "Secret of hers" });
  await call("DELETE", `/api/blog-posts/${id}`);
  const [{ id: entryId }] = await entries();
  for (const [method, path] of [
    ["GET", "/api/bin"],
    ["POST", `/api/bin/${entryId}/restore`],
    ["DELETE", `/api/bin/${entryId}`],
  ] as const) {
    const refused = await api(method, path);
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      401,
      expect.not.stringContaining("Secret of hers"),
    ]);
  }
  expect(ids(await entries())).toContain(entryId);
  expect(await call("DELETE", `/api/bin/${entryId}`)).toMatchObject({ status: 204 });
  expect(ids(await entries())).not.toContain(entryId);
  expect((await call("POST", `/api/bin/${entryId}/restore`)).status).toBe(404);
  expect((await call("GET", address)).status).toBe(404);
  expect(db.select({ id: bin.id }).from(bin).all()).toEqual([]);
});
