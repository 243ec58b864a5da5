import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { createCollection, findCollection } from "~/models/collections/collection.server";
import { findPicture, listPictures } from "~/models/collections/library/picture-library.server";
import { addMedia } from "~/models/collections/medium.server";
import { createDestination, findDestination } from "~/models/destinations/destination.server";
import { pictureIdOf } from "~/models/pictures/picture-name";
import { findPost } from "~/models/posts/post.server";
import { createPin, findPin } from "~/models/road/pins/pin.server";
import { getHomeContent, updateHomeContent } from "~/models/texts/home-content.server";
import { action as deletePictures, loader as deletion } from "~/routes/admin/media/delete";
import { action as describePictures, loader as undescribed } from "~/routes/admin/media/describe";
import { action as edit, loader as picture } from "~/routes/admin/media/edit";
import { action as replace } from "~/routes/admin/media/replace";
import { addRows, emptyLibrary, libraryOwner } from "../../support/pictures/library";
import { drawn, PHONE_EXIF, received } from "../../support/pictures/picture-fixtures";
import { addPicture } from "../../support/pictures/pictures";
import { createPost } from "../../support/records/saved";
import { visit } from "../../support/requests/pages";
import { send } from "../../support/requests/routes";

const { cookie, open, post } = await libraryOwner();

beforeEach(emptyLibrary);

/** A picture that stands everywhere a picture can stand. */
async function usedEverywhere(background: string) {
  const url = await addPicture(await drawn(64, 48, background).png().toBuffer(), {
    alt: "The well",
  });
  const text = `<p>Before.</p><figure><img src="${url}"><figcaption>Well</figcaption></figure><p>After.</p>`;
  const post = createPost({ title: "Wells", content: text, featuredImage: url });
  const place = createDestination({
    name: `Well ${background}`,
    detailedDescription: text,
    featuredImage: url,
  });
  const pin = createPin({ name: "Well", country: "India", images: ["/a.jpg", url] });
  const collection = createCollection({ title: "Wells", coverImage: url });
  addMedia({ collectionId: collection.id, type: "photo", url });
  updateHomeContent({ heroBackgroundImage: url });
  const read = () => ({
    letter: findPost({ id: post.id }, "owner"),
    place: place.ok ? findDestination({ id: place.item.id }, "owner") : null,
    pin: findPin(pin.id, "owner"),
    collection: findCollection(collection.id, "owner"),
    home: getHomeContent(),
  });
  return { id: pictureIdOf(url) ?? "", url, text, read };
}

const fileOf = (id: string) => join(process.env.DATA_DIR ?? "", "media", "originals", id);

describe("a picture's form", () => {
  test("saves what is typed, and leaves the seconds of a time that was not touched", async () => {
    const takenAt = new Date("2025-08-14T04:00:12Z");
    const [id = ""] = addRows({ takenAt });
    const fields = {
      version: "1",
      alt: "Granite and a river",
      title: "Hampi",
      takenAt: "2025-08-14T09:30",
      "coordinates.lat": "15.33",
      "coordinates.lng": "76.46",
      focusX: "20",
      focusY: "85",
    };
    const sent = { params: { id }, path: `/admin/media/${id}?q=ham&unused=1&odd=1` };
    const saved = await post(edit, fields, sent);
    expect([saved.status, saved.headers.get("Location")]).toEqual([
      303,
      "/admin/media?q=ham&unused=1",
    ]);
    expect(findPicture(id)).toMatchObject({
      alt: "Granite and a river",
      title: "Hampi",
      takenAt,
      focusX: 20,
      focusY: 85,
      coordinates: { lat: 15.33, lng: 76.46 },
      version: 2,
    });
    expect((await post(edit, { ...fields, title: "Other" }, sent)).status).toBe(409);
    const moved = { ...fields, version: "2", takenAt: "2025-08-14T09:31" };
    await post(edit, moved, sent);
    expect(findPicture(id)?.takenAt).toEqual(new Date("2025-08-14T04:01:00Z"));
    await post(edit, { version: "3", alt: "", focusX: "", focusY: "", takenAt: "" }, sent);
    expect(findPicture(id)).toMatchObject({ alt: "", focusX: 50, focusY: 50, takenAt: null });
  });

  test("says by which zone a time was read, and which one is a guess by the name", async () => {
    const fileName = "PXL_20250805_071234567.jpg";
    const takenAt = new Date("2025-08-05T07:12:34Z");
    const camera = "Google Pixel 9";
    const textOf = async (id = "") => (await visit(`/admin/media/${id}`, { cookie })).text();
    const [guessed] = addRows({ takenAt, fileName, camera, takenGuess: takenAt });
    expect(await textOf(guessed)).toContain("The date is a guess, from the file’s name.");
    expect(await textOf(guessed)).toContain("Date taken, a guess");
    const [said, entered] = addRows(
      { takenAt, fileName, camera },
      { takenAt, fileName, camera, takenGuess: new Date("2025-08-05T07:12:35Z") },
    );
    for (const id of [said, entered]) {
      const sure = await textOf(id);
      expect(sure).not.toContain("a guess");
      expect(sure).toContain("its clock was read in Asia/Kolkata");
    }
  });

  test("shows and takes the time of the camera's own clock", async () => {
    const takenAt = new Date("2025-09-15T04:30:12Z");
    const [id = ""] = addRows({ takenAt, takenOffset: -300, fileName: "clock.jpg" });
    const form = await (await visit(`/admin/media/${id}`, { cookie })).text();
    expect(form).toContain('value="2025-09-14T23:30"');
    expect(form).toContain("UTC−05:00");
    const library = await (await visit("/admin/media", { cookie })).text();
    expect(library).toContain("Sep 14, 2025");
    const enter = (version: string, time: string) =>
      post(edit, { version, takenAt: time }, { params: { id } });
    await enter("1", "2025-09-14T23:30");
    expect(findPicture(id)?.takenAt).toEqual(takenAt);
    await enter("2", "2025-09-14T23:40");
    expect(findPicture(id)?.takenAt).toEqual(new Date("2025-09-15T04:40:00Z"));
  });

  test("by the camera's own clock no other time was saved meanwhile", async () => {
    const [id = ""] = addRows({ takenAt: new Date("2025-09-15T04:30:12Z"), takenOffset: -300 });
    const enter = async (version: string, takenAt: string) => {
      const body = new URLSearchParams({ version, title: "Hampi", takenAt });
      return (await visit(`/admin/media/${id}`, { cookie, body })).text();
    };
    await enter("1", "2025-09-14T23:30");
    const [same, other] = [
      await enter("1", "2025-09-14T23:30"),
      await enter("1", "2025-09-14T23:40"),
    ];
    const meanwhile = /Saved meanwhile:[^/]*<time[^>]*>Sep 15, 2025, 10:00 Asia\/Kolkata</;
    expect(meanwhile.test(same)).toBe(false);
    expect(meanwhile.test(other)).toBe(true);
  });

  test("comes back with what is wrong, and is a 404 without its picture", async () => {
    const [id = ""] = addRows({});
    const wrong = await post(edit, { alt: "x".repeat(301), focusX: "101" }, { params: { id } });
    expect(wrong.status).toBe(400);
    expect(wrong.data).toMatchObject({
      result: { error: { alt: [expect.stringContaining("300")], focusX: [expect.anything()] } },
    });
    expect((await post(edit, { alt: "x" }, { params: { id: "none" } })).status).toBe(404);
    expect(await open(picture, "/admin/media/none", "none")).toMatchObject({
      init: { status: 404 },
    });
  });

  test("offers the name of the place near by as a title, and saves nothing by that", async () => {
    createPin({
      name: "Pushkar, Rajasthan",
      country: "India",
      coordinates: { lat: 26.49, lng: 74.55 },
    });
    const [id = ""] = addRows({ latitude: 26.5, longitude: 74.55 });
    const { data } = await open(picture, `/admin/media/${id}`, id);
    expect(data.picture?.near).toEqual({ name: "Pushkar", km: expect.closeTo(1.1, 1) });
    const answer = await post(edit, { intent: "name-place", alt: "Typed" }, { params: { id } });
    expect(answer.data).toMatchObject({
      result: { initialValue: { title: "Pushkar", alt: "Typed" } },
    });
    expect(findPicture(id)).toMatchObject({ title: "", version: 1 });
  });
});

describe("the automatic focus", () => {
  /** Grey but for a red spot near its top right corner, and with the focus given elsewhere. */
  async function spotted() {
    const spot = await drawn(60, 60, "#e0403a").png().toBuffer();
    const bytes = await drawn(600, 300, "#777777")
      .composite([{ input: spot, left: 500, top: 30 }])
      .png()
      .toBuffer();
    return pictureIdOf(await addPicture(bytes, { focus: { x: 10, y: 90 } })) ?? "";
  }

  test("comes back where the form leaves the focus empty", async () => {
    const id = await spotted();
    await post(edit, { version: "1", focusX: "", focusY: "" }, { params: { id } });
    expect(findPicture(id)?.focusX).toBeGreaterThan(70);
    expect(findPicture(id)?.focusY).toBeLessThan(30);
    await post(edit, { version: "2", focusX: "33", focusY: "" }, { params: { id } });
    expect(findPicture(id)?.focusX).toBe(33);
    expect(findPicture(id)?.focusY).toBeLessThan(30);
  });

  test("is the middle of a picture whose original is missing", async () => {
    const [id = ""] = addRows({ focusX: 10, focusY: 90 });
    await post(edit, { version: "1", focusX: "", focusY: "" }, { params: { id } });
    expect(findPicture(id)).toMatchObject({ focusX: 50, focusY: 50 });
  });
});

describe("the original", () => {
  test("leaves to the owner alone, whole, under its own name", async () => {
    const bytes = await drawn(50, 40, "#654321").jpeg().withExif(PHONE_EXIF).toBuffer();
    const id = pictureIdOf(await addPicture(bytes, { fileName: 'Hämpi "1"\r\n/..jpg' })) ?? "";
    const path = `/admin/media/${id}/original`;
    const answer = await send("GET", path, { cookie });
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "private, no-store",
      "content-disposition":
        "attachment; filename=\"H_mpi _1____..jpg\"; filename*=UTF-8''H%C3%A4mpi%20_1____..jpg",
    });
    await expect(send("GET", path)).rejects.toMatchObject({ status: 303 });
    expect((await send("GET", "/admin/media/none/original", { cookie })).status).toBe(404);
    expect((await send("GET", "/admin/media/..%2F..%2Fsite.db/original", { cookie })).status).toBe(
      404,
    );
  });

  test("has a name of its own by its bytes where none was sent", async () => {
    const id = pictureIdOf(await addPicture(await drawn(50, 40, "#765432").png().toBuffer())) ?? "";
    const { headers } = await send("GET", `/admin/media/${id}/original`, { cookie });
    expect(headers.get("Content-Type")).toBe("image/png");
    expect(headers.get("Content-Disposition")).toContain(`filename="${id}.png"`);
  });
});

describe("replacing", () => {
  test("puts the new picture everywhere, with the words of the old one, which goes", async () => {
    const { id, text, url, read } = await usedEverywhere("#445566");
    const file = received(
      await drawn(80, 60, "#556677").png().toBuffer(),
      "new.png",
      "replacement",
    );
    const answer = await post(replace, {}, { params: { id }, files: [file] });
    const [next] = listPictures();
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      `/admin/media/${next?.id}`,
    ]);
    expect(next).toMatchObject({ fileName: "new.png", alt: "The well" });
    const address = next?.url ?? "";
    const content = text.replace(url, address);
    expect(read()).toMatchObject({
      letter: { content, featuredImage: address, version: 3 },
      place: { detailedDescription: content, featuredImage: address },
      pin: { images: ["/a.jpg", address] },
      collection: { coverImage: address, media: [{ url: address }] },
      home: { heroBackgroundImage: address },
    });
    expect(next?.uses).toHaveLength(6);
    expect([findPicture(id), existsSync(fileOf(id))]).toEqual([null, false]);
  });

  test("needs another picture, and one to replace", async () => {
    const bytes = await drawn(64, 48, "#667788").png().toBuffer();
    const id = pictureIdOf(await addPicture(bytes)) ?? "";
    const problemOf = async (files: ReturnType<typeof received>[], of = id) => {
      const answer = await post(replace, {}, { params: { id: of }, files });
      return [answer.status, (answer.data as { problem: string }).problem];
    };
    const sent = (content: Buffer | string) => [received(content, "a", "replacement")];
    expect(await problemOf([])).toEqual([400, "Choose a picture first."]);
    expect(await problemOf(sent("words"))).toEqual([400, expect.stringContaining("no picture")]);
    expect(await problemOf(sent(bytes))).toEqual([400, expect.stringContaining("very same")]);
    expect(await problemOf(sent(bytes), "none")).toEqual([400, expect.stringContaining("deleted")]);
    expect(findPicture(id)).toMatchObject({ version: 1 });
  });
});

describe("deleting several", () => {
  test("first says where they are used, then leaves letters their text and no hole", async () => {
    const { id, text, read } = await usedEverywhere("#778899");
    const [other = "", kept = ""] = addRows({}, {});
    const search = `?undescribed=1&selected=${id}&selected=${other}&selected=none`;
    const { data } = await open(deletion, `/admin/media/delete${search}`);
    expect(data.back).toBe("/admin/media?undescribed=1");
    expect(data.pictures.map((each) => [each.id, each.uses.map(({ kind }) => kind)])).toEqual([
      [id, ["letter", "place", "pin", "collection", "photo", "home"]],
      [other, []],
    ]);
    const answer = await post(
      deletePictures,
      [id, other, "none"].map((each): [string, string] => ["selected", each]),
      { path: `/admin/media/delete${search}` },
    );
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      "/admin/media?undescribed=1",
    ]);
    expect(listPictures().map((each) => each.id)).toEqual([kept]);
    expect(existsSync(fileOf(id)), "the original waits in the bin").toBe(true);
    expect(read()).toMatchObject({
      letter: { content: text, featuredImage: null },
      place: { featuredImage: null },
      pin: { images: ["/a.jpg"] },
      collection: { coverImage: null, media: [] },
      home: { heroBackgroundImage: null },
    });
    expect(await open(deletion, "/admin/media/delete?selected=none")).toMatchObject({
      init: { status: 404 },
    });
  });
});

describe("describing many", () => {
  const describeAll = (pairs: [id: string, alt: string][], path = "/admin/media/describe") =>
    post(
      describePictures,
      pairs.flatMap(([id, alt]): [string, string][] => [
        ["id", id],
        ["alt", alt],
      ]),
      { path },
    );

  test("shows twelve without words at a time, saves them at once and goes on to the next", async () => {
    addRows({ alt: "Described" });
    const ids = addRows(...Array.from({ length: 14 }, () => ({}))).reverse();
    const shown = async (path = "") =>
      (await open(undescribed, `/admin/media/describe${path}`)).pictures.map(({ id }) => id);
    expect(await shown()).toEqual(ids.slice(0, 12));
    expect(await shown("?page=2")).toEqual(ids.slice(12));
    const answer = await describeAll(
      ids.slice(0, 12).map((id, index) => [id, index === 3 ? "" : ` View ${index} `]),
    );
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/admin/media/describe"]);
    expect(await shown()).toEqual([ids[3], ...ids.slice(12)]);
    expect(findPicture(ids[0] ?? "")).toMatchObject({ alt: "View 0", version: 2 });
    expect(findPicture(ids[3] ?? "")).toMatchObject({ alt: "", version: 1 });
    await expect(shown("?page=2")).rejects.toMatchObject({ init: { status: 404 } });
  });

  test("stays on a later page as long as there is one", async () => {
    const ids = addRows(...Array.from({ length: 26 }, () => ({}))).reverse();
    const path = "/admin/media/describe?page=2";
    const pairs = ids.slice(12, 24).map((id): [string, string] => [id, "Seen"]);
    expect((await describeAll(pairs, path)).headers.get("Location")).toBe(path);
    expect(
      (
        await describeAll(
          [
            [ids[24] ?? "", "Seen"],
            [ids[25] ?? "", "Seen"],
          ],
          path,
        )
      ).headers.get("Location"),
    ).toBe("/admin/media/describe");
  });

  test("loses nothing where one is too long", async () => {
    const [one = "", two = ""] = addRows({}, {});
    const long = "x".repeat(301);
    const answer = await describeAll([
      [one, "A lamp"],
      [two, long],
    ]);
    expect(answer.status).toBe(400);
    expect(answer.data).toEqual({
      entered: { [one]: "A lamp", [two]: long },
      errors: { [two]: "Description is too long: at most 300 characters." },
      message: "Some descriptions are too long. Nothing is saved yet.",
    });
    expect(findPicture(one)).toMatchObject({ alt: "", version: 1 });
  });
});
