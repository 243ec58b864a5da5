import { expect, test } from "vitest";
import { api } from "../support/requests/api";
import { apiOwner, ids } from "../support/requests/api-owner";

const { cookie, make } = await apiOwner();

test("the media of a collection: added, counted, changed, deleted, and hidden with it", async () => {
  const collection = await make("/api/gallery", { title: "Trains" });
  const add = (json: object) =>
    make("/api/gallery/media", { collectionId: collection.id, ...json });
  const photo = await add({ type: "photo", url: "/media/train.webp", caption: "Late" });
  const video = await add({ type: "youtube", url: "https://youtu.be/dQw4w9WgXcQ" });
  expect([photo.sortOrder, video.sortOrder]).toEqual([0, 1]);
  const { body } = await api("GET", `/api/gallery/${collection.id}`);
  expect(body.mediaCount).toBe(2);
  expect(ids(body.media)).toEqual([photo.id, video.id]);
  expect((await api("GET", photo.address)).body.caption).toBe("Late");

  const path = `/api/gallery/media/${photo.id}`;
  const changed = await api("PUT", path, { json: { caption: "", sortOrder: 5 }, cookie });
  expect(changed.body).toMatchObject({ url: "/media/train.webp", caption: null, sortOrder: 5 });
  expect(changed.body.version).toBe(2);
  const stale = await api("PUT", path, { json: { caption: "Mine", version: 1 }, cookie });
  expect(stale).toMatchObject({ status: 409, body: { version: 2 } });
  const wrong = await api("PUT", path, { json: { type: "youtube" }, cookie });
  expect(wrong.status).toBe(400);
  await api("PUT", `/api/gallery/${collection.id}`, { json: { isVisible: false }, cookie });
  expect((await api("GET", path)).status).toBe(404);
  expect((await api("GET", path, { cookie })).status).toBe(200);
  expect((await api("DELETE", path, { cookie })).status).toBe(204);
  expect((await api("DELETE", path, { cookie })).status).toBe(404);
  expect((await api("PUT", path, { json: {}, cookie })).status).toBe(404);
  const lost = await api("POST", "/api/gallery/media", {
    json: { collectionId: "none", type: "photo", url: "/media/a.webp" },
    cookie,
  });
  expect(lost.body.errors.collectionId).toBeDefined();
});
