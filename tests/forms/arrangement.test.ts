import { beforeAll, describe, expect, test } from "vitest";
import { MAKE_COVER, ORDER_BY_TIME } from "~/forms/intents";
import { readArrangement } from "~/forms/records/arrangement.server";
import { createCollection, findCollection } from "~/models/collections/collection.server";
import { addMedia, updateMedia } from "~/models/collections/medium.server";
import { action } from "~/routes/admin/collections/arrange";
import { drawn } from "../support/pictures/picture-fixtures";
import { addPicture } from "../support/pictures/pictures";
import { ownerForms } from "../support/requests/owner-forms";

let owner: Awaited<ReturnType<typeof ownerForms>>;
beforeAll(async () => {
  owner = await ownerForms();
});

/** A collection of photos whose addresses end with these letters. */
function album(letters: string) {
  const { id } = createCollection({ title: `Album ${letters}` });
  const urls = [...letters].map((letter) => `/photos/${letter}.jpg`);
  for (const url of urls) addMedia({ collectionId: id, type: "photo", url });
  const media = () => findCollection(id, "owner")?.media ?? [];
  const shown = () =>
    media().map(({ url, caption }) => `${url.at(-5)}${caption ? ` ${caption}` : ""}`);
  return { id, media, shown };
}

/** A picture that a camera took then; its address. */
async function takenAt(time: string) {
  const exif = { IFD2: { DateTimeOriginal: time } };
  return addPicture(await drawn(40, 30).jpeg().withExif(exif).toBuffer());
}

type Rows = { id: string; version: number; caption?: string | null }[];

/** The rows of these media with these captions. */
function rowsAt(media: Rows, ...picked: [index: number, caption: string][]) {
  return picked.flatMap(([index, caption]) =>
    media.slice(index, index + 1).map((row) => ({ ...row, caption })),
  );
}

/** The order that a form asks for whose rows are a, b, c … with these numbers. */
function orderBy(places: string[]) {
  const form = new FormData();
  for (const [index, place] of places.entries()) {
    form.append("order", `${"abcdef"[index]} 1`);
    form.append("caption", "");
    form.append("place", place);
  }
  return readArrangement(form)
    .map(({ id }) => id)
    .join("");
}

test.each([
  ["as they stand", ["1", "2", "3"], "abc"],
  ["the other way round", ["3", "2", "1"], "cba"],
  ["the last first, by a number below all", ["1", "2", "3", "0"], "dabc"],
  ["the first last, by a number above all", ["99", "2", "3"], "bca"],
  ["one between two others", ["1", "2", "3", "1.5"], "adbc"],
  ["a number that another has, forwards", ["1", "2", "3", "2"], "adbc"],
  ["a number that another has, backwards", ["3", "2", "3", "4"], "bcad"],
  ["equal numbers in the former order", ["1", "2", "1", "1"], "cdab"],
  ["none where they were", ["", "2", "1", "x"], "cabd"],
  ["hardly any number", ["-1e3", "NaN", "Infinity", "-Infinity"], "abcd"],
])("places put media in order: %s", (_which, places, order) => {
  expect(orderBy(places)).toBe(order);
});

async function arrange(id: string, rows: Rows, besides: [string, string][] = []) {
  const fields: [string, string][] = rows.flatMap((row) => [
    ["order", `${row.id} ${row.version}`],
    ["caption", row.caption ?? ""],
  ]);
  return owner.post(action, [...fields, ...besides], { params: { id } });
}

describe("a collection's media", () => {
  test("get the order and the captions of one form", async () => {
    const { id, media, shown } = album("abc");
    const rows = rowsAt(media(), [2, "Last"], [0, "First"], [1, ""]);
    expect((await arrange(id, rows)).status).toBe(303);
    expect(shown()).toEqual(["c Last", "a First", "b"]);
  });

  test("are put in the order in which they were taken; those that do not know it come last", async () => {
    const { id } = createCollection({ title: "Album of a day" });
    const add = (url: string) => addMedia({ collectionId: id, type: "photo", url });
    const later = await takenAt("2025:08:14 18:00:00");
    const earlier = await takenAt("2025:08:14 06:00:00");
    for (const url of ["/photos/x.jpg", later, "/photos/y.jpg", earlier]) add(url);
    const media = () => findCollection(id, "owner")?.media ?? [];
    await arrange(id, media(), [["intent", ORDER_BY_TIME]]);
    expect(media().map(({ url }) => url)).toEqual([
      earlier,
      later,
      "/photos/x.jpg",
      "/photos/y.jpg",
    ]);
  });

  test("go where their numbers say, and captions go along", async () => {
    const { id, media, shown } = album("abc");
    const entered = media().map((row, index) => ({ ...row, caption: `${index}` }));
    const places = ["3", "1", "2"].map((place): [string, string] => ["place", place]);
    expect((await arrange(id, entered, places)).status).toBe(303);
    expect(shown()).toEqual(["b 1", "c 2", "a 0"]);
  });

  test("keep the order of a form that is refused", async () => {
    const { id, media, shown } = album("ab");
    const rows = media().map((row) => ({ ...row, caption: "x".repeat(301) }));
    const places = ["2", "1"].map((place): [string, string] => ["place", place]);
    const { status, data } = await arrange(id, rows, places);
    expect(status).toBe(400);
    const back = (data as { rows: Rows }).rows.map((row) => row.id);
    expect(back).toEqual(rows.map((row) => row.id).toReversed());
    expect(shown()).toEqual(["a", "b"]);
  });

  test("keep a caption that somebody else saved meanwhile, until the form is sent again", async () => {
    const { id, media, shown } = album("ab");
    const rows = media().map((row) => ({ ...row, caption: "Mine" }));
    updateMedia(rows[1]?.id ?? "", { caption: "Theirs" });
    const refused = await arrange(id, rows);
    expect(refused.status).toBe(409);
    expect(shown()).toEqual(["a", "b Theirs"]);
    const reply = refused.data as { rows: Rows; message: string };
    expect(reply.message).toContain("“Theirs”");
    expect((await arrange(id, reply.rows)).status).toBe(303);
    expect(shown()).toEqual(["a Mine", "b Mine"]);
  });

  test("that came meanwhile go to the end, and those that are gone are left out", async () => {
    const { id, media, shown } = album("abc");
    const gone = { id: crypto.randomUUID(), version: 1, caption: "Gone" };
    await arrange(id, [gone, ...rowsAt(media(), [2, ""], [1, ""])]);
    expect(shown()).toEqual(["c", "b", "a"]);
  });

  test("a caption that is too long is refused, and nothing is lost", async () => {
    const { id, media, shown } = album("ab");
    const rows = media().map((row) => ({ ...row, caption: "x".repeat(301) }));
    const { status, data } = await arrange(id, rows);
    expect(status).toBe(400);
    expect((data as { rows: Rows }).rows.map(({ caption }) => caption?.length)).toEqual([301, 301]);
    expect(shown()).toEqual(["a", "b"]);
  });
});

describe("ticked media", () => {
  test("go to another collection, and what is typed is saved", async () => {
    const from = album("abc");
    const to = album("xy");
    const rows = from.media().map((row) => ({ ...row, caption: row.url.at(-5) ?? "" }));
    const ticked = [rows[2], rows[0]].map((row): [string, string] => ["selected", row?.id ?? ""]);
    await arrange(from.id, rows, [...ticked, ["to", to.id], ["intent", "move-to"]]);
    expect(from.shown()).toEqual(["b b"]);
    expect(to.shown()).toEqual(["x", "y", "c c", "a a"]);
    const nowhere = await arrange(
      to.id,
      to.media().map((row) => ({ ...row, caption: row.caption ?? "" })),
      [
        ["selected", to.media()[0]?.id ?? ""],
        ["to", ""],
        ["intent", "move-to"],
      ],
    );
    expect(nowhere.status).toBe(400);
    expect(to.shown()).toHaveLength(4);
  });

  test("are deleted from this collection, and from no other", async () => {
    const { id, media, shown } = album("abc");
    const other = album("z");
    const rows = media().map((row) => ({ ...row, caption: "" }));
    const ticked = [rows[1]?.id, other.media()[0]?.id].map((one): [string, string] => [
      "selected",
      one ?? "",
    ]);
    await arrange(id, rows, [...ticked, ["intent", "delete"]]);
    expect(shown()).toEqual(["a", "c"]);
    expect(other.shown()).toEqual(["z"]);
  });

  test("one becomes the cover", async () => {
    const { id, media } = album("ab");
    const rows = media().map((row) => ({ ...row, caption: "" }));
    await arrange(id, rows, [["cover", rows[1]?.id ?? ""]]);
    expect(findCollection(id, "owner")?.coverImage).toBe("/photos/b.jpg");
    await arrange(id, media(), [
      ["selected", rows[0]?.id ?? ""],
      ["intent", MAKE_COVER],
    ]);
    expect(findCollection(id, "owner")?.coverImage).toBe("/photos/a.jpg");
  });
});
