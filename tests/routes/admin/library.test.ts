import { beforeEach, describe, expect, test } from "vitest";
import { findPicture, listPictures } from "~/models/collections/library/picture-library.server";
import { createPin } from "~/models/road/pins/pin.server";
import { action, loader } from "~/routes/admin/media/list";
import { addRows, emptyLibrary, libraryOwner } from "../../support/pictures/library";
import { drawn, PHONE_EXIF, received } from "../../support/pictures/picture-fixtures";

const { open, post } = await libraryOwner();
const HAMPI = { lat: 15.335, lng: 76.46 };
const AT_HAMPI = { latitude: 15.335, longitude: 76.46 };

const shown = async (search: string) => {
  const { pictures, ...rest } = await open(loader, `/admin/media${search}`);
  return { ids: pictures.map(({ id }) => id), ...rest };
};

const select = (intent: string, ids: string[], fields: Record<string, string> = {}) =>
  post(
    action,
    [
      ["intent", intent],
      ...ids.map((id): [string, string] => ["selected", id]),
      ...Object.entries(fields),
    ],
    { path: "/admin/media?q=tea&page=2" },
  );

const messageOf = ({ data }: { data: unknown }) => (data as { message: string }).message;

beforeEach(emptyLibrary);

describe("the grid", () => {
  test("has 48 pictures a page, newest first, and no page beyond the last", async () => {
    const ids = addRows(...Array.from({ length: 50 }, () => ({}))).reverse();
    const first = await shown("");
    expect(first).toMatchObject({ ids: ids.slice(0, 48), total: 50, page: 1, pages: 2 });
    expect((await shown("?page=2")).ids).toEqual(ids.slice(48));
    for (const page of ["3", "0", "-1", "1.5", "two"]) {
      await expect(shown(`?page=${page}`), page).rejects.toMatchObject({ init: { status: 404 } });
    }
  });

  test("an empty library is a page, the first and only one", async () => {
    expect(await shown("")).toMatchObject({ ids: [], total: 0, pages: 1 });
    await expect(shown("?page=2")).rejects.toMatchObject({ init: { status: 404 } });
  });

  test("is searched by words, place and date, and narrowed to what is unused or not described", async () => {
    createPin({ name: "Hampi Bazaar", country: "India", coordinates: HAMPI });
    const [boat = "", stones = "", used = ""] = addRows(
      { alt: "A boat", title: "Backwater", takenAt: new Date("2025-09-03T12:30:00Z") },
      { ...AT_HAMPI, fileName: "IMG_77.HEIC" },
      { alt: "A lamp" },
    );
    createPin({ name: "Lamp", country: "India", images: [`/media/${used}-40.jpg`] });
    const found = async (search: string) => (await shown(search)).ids;
    for (const q of ["BOAT", "backwater", "2025-09-03", "Sep 3, 2025"]) {
      expect(await found(`?q=${encodeURIComponent(q)}`), q).toEqual([boat]);
    }
    for (const q of ["hampi", "img_77"]) expect(await found(`?q=${q}`), q).toEqual([stones]);
    expect(await found("?unused=1")).toEqual([stones, boat]);
    expect(await found("?undescribed=1")).toEqual([stones]);
    expect(await found("?unused=1&undescribed=1&q=boat")).toEqual([]);
  });
});

describe("an upload", () => {
  test("takes files in, in the order chosen, and names each that it cannot", async () => {
    const files = [
      received(
        await drawn(50, 40, "#111111").jpeg().withExif(PHONE_EXIF).toBuffer(),
        "one.jpg",
        "files",
      ),
      received("words", "notes.txt", "files"),
      { field: "files", name: "huge.jpg", path: null },
      received(await drawn(50, 40, "#222222").png().toBuffer(), "two.png", "files"),
    ];
    const answer = await post(action, { intent: "upload" }, { files });
    expect(answer.status).toBe(200);
    expect(answer.data).toMatchObject({
      about: "upload",
      message: "2 pictures came in; 2 files did not come in.",
      refused: [
        { name: "notes.txt", message: expect.stringContaining("no picture") },
        { name: "huge.jpg", message: "This file is too large: at most 40 MB." },
      ],
    });
    expect(listPictures().map(({ fileName }) => fileName)).toEqual(["two.png", "one.jpg"]);
  });

  test("of what is all well leads to the library; of nothing, or nothing good, back to the form", async () => {
    const file = async () =>
      received(await drawn(50, 40, "#333333").png().toBuffer(), "a.png", "files");
    const fine = await post(action, { intent: "upload" }, { files: [await file()] });
    expect([fine.status, fine.headers.get("Location")]).toEqual([303, "/admin/media"]);
    const none = await post(action, { intent: "upload" }, { files: [] });
    expect([none.status, messageOf(none)]).toEqual([
      400,
      "Choose pictures first, then press Upload.",
    ]);
    const bad = { files: [received("words", "notes.txt", "files")] };
    expect((await post(action, { intent: "upload" }, bad)).status).toBe(400);
  });
});

describe("what is selected", () => {
  const takenAt = new Date("2025-08-14T04:00:12Z");

  test.each([
    [{ hours: "5", minutes: "30", direction: "later" }, "2025-08-14T09:30:12.000Z"],
    [{ hours: "5", minutes: "30", direction: "earlier" }, "2025-08-13T22:30:12.000Z"],
    [{ hours: "", minutes: "1", direction: "earlier" }, "2025-08-14T03:59:12.000Z"],
  ])("has its clock shifted by %o, and nothing else has", async (shift, expected) => {
    const [dated = "", undated = "", other = ""] = addRows({ takenAt }, {}, { takenAt });
    const answer = await select("shift-clocks", [dated, undated], shift);
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      "/admin/media?q=tea&page=2",
    ]);
    expect(findPicture(dated)).toMatchObject({ takenAt: new Date(expected), version: 2 });
    expect(findPicture(undated)).toMatchObject({ takenAt: null, version: 1 });
    expect(findPicture(other)).toMatchObject({ takenAt, version: 1 });
  });

  test.each([
    [{ hours: "", minutes: "", direction: "later" }, "Say by how many hours"],
    [{ hours: "0", minutes: "0", direction: "later" }, "Say by how many hours"],
    [{ hours: "-1", minutes: "x", direction: "later" }, "Hours must be a whole number"],
    [{ hours: "1", minutes: "", direction: "sideways" }, "Choose later or earlier."],
  ])(
    "stays as it is when %o is asked for, and comes back selected and typed",
    async (shift, words) => {
      const [id = ""] = addRows({ takenAt });
      const answer = await select("shift-clocks", [id], shift);
      expect(answer.status).toBe(400);
      expect(messageOf(answer)).toContain(words);
      expect(answer.data).toMatchObject({ entered: { selected: [id], ...shift } });
      expect(findPicture(id)).toMatchObject({ takenAt, version: 1 });
    },
  );

  test("is put where a known place is, and titled after it where it has no title", async () => {
    const pin = createPin({
      name: "Gokarna, Karnataka",
      country: "India",
      coordinates: { lat: 14.55, lng: 74.32 },
    });
    const [plain = "", titled = ""] = addRows({}, { title: "Mine" });
    await select("set-place", [plain, titled], { place: `pin:${pin.id}` });
    expect(findPicture(plain)?.coordinates).toEqual({ lat: 14.55, lng: 74.32 });
    await select("name-place", [plain, titled]);
    expect([findPicture(plain)?.title, findPicture(titled)?.title]).toEqual(["Gokarna", "Mine"]);
    expect((await select("set-place", [plain], { place: "pin:none" })).status).toBe(400);
    expect((await select("name-place", [titled])).status).toBe(400);
  });

  test("has to be something", async () => {
    for (const intent of ["shift-clocks", "set-place", "name-place", "delete"]) {
      const answer = await select(intent, []);
      expect([answer.status, messageOf(answer)], intent).toEqual([
        400,
        "Select the pictures first.",
      ]);
    }
    expect((await select("unheard-of", ["a"])).status).toBe(400);
  });

  test("is asked about before it is deleted", async () => {
    const [one = "", two = ""] = addRows({}, {});
    const answer = await select("delete", [one, two]);
    expect([answer.status, answer.headers.get("Location")]).toEqual([
      303,
      `/admin/media/delete?q=tea&page=2&selected=${one}&selected=${two}`,
    ]);
    expect(listPictures()).toHaveLength(2);
  });
});
