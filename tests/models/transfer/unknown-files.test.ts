import { beforeAll, describe, expect, test } from "vitest";
import { importFrom } from "~/portable/transfer/import/import.server";
import { drawn } from "../../support/pictures/picture-fixtures";
import {
  type Files,
  folderWith,
  json,
  MARK,
  refusal,
  zipWith,
} from "../../support/records/import-files";

let photograph: Buffer;

beforeAll(async () => {
  photograph = await drawn(40, 30).jpeg().toBuffer();
});

const letter = { ...MARK, "letters/tea/letter.json": json({ title: "Tea" }) };

describe("a file that no export holds is named, and nothing is imported", () => {
  test.each<[string, Files, string]>([
    [
      "a text in Markdown",
      { "letters/tea/letter.md": "# Tea" },
      "letters/tea/letter.md: Markdown is not read: save this text as HTML in letter.html, or without any marks in letter.txt.",
    ],
    [
      "a place's text in Markdown",
      { "places/agra/place.json": json({ name: "Agra" }), "places/agra/place.markdown": "# Agra" },
      "places/agra/place.markdown: Markdown is not read: save this text as HTML in place.html",
    ],
    [
      "a text with another ending",
      { "letters/tea/letter.htm": "<p>Tea" },
      "letters/tea/letter.htm: This is no file of an export. Beside the photographs there can be letter.json, letter.html and letter.txt: rename this file",
    ],
    [
      "a text in capitals",
      { "letters/tea/Letter.HTML": "<p>Tea" },
      "letters/tea/Letter.HTML: This is no file of an export.",
    ],
    [
      "the text of an album, which has none",
      { "albums/tea/album.json": json({ title: "Tea" }), "albums/tea/album.html": "<p>Tea" },
      "albums/tea/album.html: This is no file of an export. Beside the photographs there can be album.json: rename",
    ],
    [
      "a text beside the folders of the letters",
      { "letters/loose.md": "# Tea" },
      "letters/loose.md: This is no file of an export. Each record has a folder of its own",
    ],
    ["a list of another name", { "pin.json": "[]" }, "pin.json: This is no file"],
    [
      "a folder of another name",
      { "letterz/my-first/letter.json": "{}", "letterz/my-first/letter.html": "Tea" },
      "letterz: This is no folder of an export. Its folders are pages, albums, letters, places and photographs",
    ],
    [
      "a folder within a letter's",
      { "letters/tea/seaside/words.txt": "Tea" },
      "letters/tea/seaside: An export has no folder here: put its files one folder up",
    ],
  ])("%s", async (_, files, reason) => {
    for (const path of [
      folderWith({ ...letter, ...files }),
      await zipWith({ ...letter, ...files }),
    ]) {
      const [first, ...told] = (await refusal(path)).split("\n");
      expect(first).toBe("Nothing was changed.");
      expect(told).toEqual([expect.stringContaining(reason)]);
    }
  });
});

test("what systems leave is passed over", async () => {
  const { notes } = await importFrom(
    folderWith({
      ...MARK,
      "Thumbs.db": "",
      "letters/Desktop.ini": "",
      "letters/.DS_Store": "",
      "letters/tea/letter.json": json({ title: "Tea" }),
      "letters/tea/letter.txt": "Tea.",
      "letters/tea/._letter.txt": "",
      "letters/tea/@eaDir/letter.txt": "",
    }),
  );
  expect(notes).toEqual([]);
});

test("a record without a text, and a photograph that nothing shows, are said", async () => {
  const { notes } = await importFrom(
    folderWith({
      ...letter,
      "letters/tea/cup.jpg": photograph,
      "letters/chai/letter.json": json({ title: "Chai", featuredImage: "./../tea/cup.jpg" }),
      "letters/chai/letter.txt": "Chai.",
      "places/agra/place.json": json({ name: "Agra" }),
      "places/agra/taj.jpg": await drawn(50, 30).jpeg().toBuffer(),
      "photographs/sea.jpg": await drawn(60, 30).jpeg().toBuffer(),
    }),
  );
  expect(notes).toEqual([
    "letters/tea has no text.",
    "places/agra has no text.",
    "places/agra/taj.jpg is in the library, and no text or record shows it.",
  ]);
});
