import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { findPost } from "~/models/posts/post.server";
import { drawn, PHONE_EXIF, received } from "../support/pictures/picture-fixtures";
import { api } from "../support/requests/api";
import { apiOwner, ids } from "../support/requests/api-owner";

let owner: Awaited<ReturnType<typeof apiOwner>>;
beforeAll(async () => {
  owner = await apiOwner();
});

async function take(bytes: Buffer | string, name?: string) {
  return api("POST", "/api/media", { cookie: owner.cookie, files: [received(bytes, name)] });
}

async function taken(background: string) {
  const { body } = await take(await drawn(90, 60, background).png().toBuffer());
  return body;
}

const call = (method: string, path: string, json?: object) =>
  api(method, path, { cookie: owner.cookie, json });

test("the focus is set by its two numbers, and null brings the automatic one back", async () => {
  const { id, focusX, focusY } = await taken("#4488cc");
  const path = `/api/media/${id}`;
  const set = await call("PUT", path, { focusX: 7, focusY: 93 });
  expect(set.body).toMatchObject({ focusX: 7, focusY: 93 });
  expect((await call("PUT", path, { alt: "Water" })).body).toMatchObject({ focusX: 7, focusY: 93 });
  const back = await call("PUT", path, { focusX: null, focusY: null });
  expect(back.body).toMatchObject({ focusX, focusY, alt: "Water" });
});

describe("a picture that is sent", () => {
  test("is answered with its record and address, and the second time with the same", async () => {
    const bytes = await drawn(60, 40).jpeg().withExif(PHONE_EXIF).toBuffer();
    const first = await take(bytes, "IMG_2041.HEIC.jpg");
    expect(first.status).toBe(201);
    expect(first.headers.get("Location")).toBe(`/api/media/${first.body.id}`);
    expect(first.body).toMatchObject({
      url: `/media/${first.body.id}-60.jpg`,
      width: 60,
      height: 40,
      bytes: bytes.length,
      alt: "",
      takenAt: "2025-08-14T04:00:12.000Z",
      coordinates: { lat: 15.335, lng: expect.closeTo(76.46) },
      camera: "Apple iPhone 15",
      fileName: "IMG_2041.HEIC.jpg",
      uses: [],
    });
    const again = await take(bytes, "other.jpg");
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await call("GET", `/api/media/${first.body.id}`)).body).toEqual(first.body);
  });

  test.each([
    ["text", "no picture", 415],
    ["nothing", "", 415],
    ["a drawing", '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 415],
  ])("is refused when it is %s", async (_name, bytes, status) => {
    const answer = await take(bytes);
    expect(answer.status).toBe(status);
  });

  test("is refused when it is cut short or too large, and nothing of it is listed", async () => {
    const before = (await call("GET", "/api/media")).body.length;
    const whole = await drawn(900, 900).jpeg().toBuffer();
    expect((await take(whole.subarray(0, whole.length / 2))).status).toBe(400);
    const tooLarge = { field: "file", name: "big.jpg", path: null };
    const answer = await api("POST", "/api/media", { cookie: owner.cookie, files: [tooLarge] });
    expect([answer.status, answer.body.message]).toEqual([
      413,
      "This file is too large: at most 40 MB.",
    ]);
    expect((await api("POST", "/api/media", { cookie: owner.cookie })).status).toBe(400);
    expect((await call("GET", "/api/media")).body).toHaveLength(before);
  });
});

describe("the library", () => {
  test("is the owner's alone", async () => {
    const { id } = await taken("#101010");
    for (const [method, path] of [
      ["GET", "/api/media"],
      ["GET", `/api/media/${id}`],
      ["PUT", `/api/media/${id}`],
      ["DELETE", `/api/media/${id}`],
      ["POST", "/api/media"],
    ] as const) {
      expect((await api(method, path, method === "PUT" ? { json: {} } : {})).status).toBe(401);
    }
  });

  test("is found by words, by date, by what is not described and by what is used nowhere", async () => {
    const { id } = await taken("#202020");
    const change = {
      alt: "Ghats at dusk",
      takenAt: "2025-09-03T18:00",
      coordinates: { lat: 25.3, lng: 83 },
    };
    const changed = await call("PUT", `/api/media/${id}`, change);
    expect(changed.body).toMatchObject({
      alt: "Ghats at dusk",
      takenAt: "2025-09-03T12:30:00.000Z",
      version: 2,
    });
    await owner.make("/api/travel-pins", {
      name: "Varanasi",
      country: "India",
      coordinates: { lat: 25.32, lng: 83.01 },
    });
    const find = async (query: string) => ids((await call("GET", `/api/media?${query}`)).body);
    for (const words of ["GHATS", "2025-09-03", "Sep 3, 2025", "varanasi"]) {
      expect(await find(`q=${encodeURIComponent(words)}`), words).toEqual([id]);
    }
    expect(await find("q=nowhere")).toEqual([]);
    expect(await find("undescribed=1")).not.toContain(id);
    expect(await find("unused=1")).toContain(id);
    expect((await call("GET", "/api/media?fields=id,alt")).body[0]).toEqual({
      id: expect.any(String),
      alt: expect.any(String),
    });
  });

  test("says a newer version, and clears what is optional", async () => {
    const { id } = await taken("#303030");
    await call("PUT", `/api/media/${id}`, { title: "One", takenAt: "2025-09-03T18:00" });
    expect((await call("PUT", `/api/media/${id}`, { title: "Two", version: 1 })).status).toBe(409);
    const cleared = await call("PUT", `/api/media/${id}`, {
      title: "",
      takenAt: null,
      coordinates: null,
    });
    expect(cleared.body).toMatchObject({
      title: "",
      takenAt: null,
      coordinates: { lat: 0, lng: 0 },
    });
    expect((await call("PUT", "/api/media/0000000000000000", {})).status).toBe(404);
  });
});

describe("a picture that is used", () => {
  test("says where, is deleted only on purpose, and leaves no trace and no hole", async () => {
    const { id, url } = await taken("#404040");
    const content = `<p>Before.</p><figure><img src="${url}"></figure><p>After.</p>`;
    const letter = await owner.make("/api/blog-posts", {
      title: "In use",
      content,
      featuredImage: url,
    });
    const pin = await owner.make("/api/travel-pins", {
      name: "In use",
      country: "India",
      images: [url, "/a.jpg"],
    });
    const collection = await owner.make("/api/gallery", { title: "In use", coverImage: url });
    const photo = await owner.make("/api/gallery/media", {
      collectionId: collection.id,
      type: "photo",
      url,
      caption: "Lake",
    });
    const { uses } = (await call("GET", `/api/media/${id}`)).body;
    expect(uses).toEqual([
      { kind: "letter", title: "In use", path: `/admin/posts/${letter.id}` },
      { kind: "pin", title: "In use", path: `/admin/pins/${pin.id}` },
      { kind: "collection", title: "In use", path: `/admin/gallery/${collection.id}` },
      { kind: "photo", title: "Lake", path: `/admin/gallery/${collection.id}/media/${photo.id}` },
    ]);
    const refused = await call("DELETE", `/api/media/${id}`);
    expect([refused.status, refused.body.uses]).toEqual([409, uses]);
    expect((await call("DELETE", `/api/media/${id}?anyway=1`)).status).toBe(204);
    expect(findPost({ id: letter.id }, "owner")).toMatchObject({
      featuredImage: null,
      content,
      version: 2,
    });
    expect((await call("GET", pin.address)).body.images).toEqual(["/a.jpg"]);
    expect((await call("GET", collection.address)).body).toMatchObject({
      coverImage: null,
      media: [],
    });
    expect((await call("GET", `/api/media/${id}`)).status).toBe(404);
    const media = join(process.env.DATA_DIR ?? "", "media");
    expect(existsSync(join(media, "originals", id)), "it waits in the bin").toBe(true);
    expect(existsSync(join(media, url.slice("/media/".length)))).toBe(false);
  });
});
