import { mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { exportToFolder } from "~/portable/transfer/export-folder.server";
import { importFrom } from "~/portable/transfer/import/import.server";
import { env } from "~/utils/env.server";
import { drawn } from "../../support/pictures/picture-fixtures";
import { dumpDatabase } from "../../support/records/database";
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

const post = (fields: unknown) => ({ ...MARK, "letters/tea/letter.json": json(fields) });

describe("a folder is refused", () => {
  test.each<[string, Files, string]>([
    ["that is not whole", { "home.json": "{}" }, "export.json is missing"],
    ["of a newer program", { "export.json": '{ "format": 3 }' }, "format: A newer program"],
    ["of an older program", { "export.json": '{ "format": 1 }' }, "format: An older program"],
    [
      "with JSON that breaks off",
      { ...MARK, "letters/tea/letter.json": '{ "title": "Tea' },
      "letters/tea/letter.json: This is no JSON: ",
    ],
    [
      "with JSON that no program can walk through",
      { ...MARK, "home.json": "[".repeat(200_000) + "]".repeat(200_000) },
      "home.json: Its brackets are nested deeper",
    ],
    [
      "with a field that is too long",
      post({ slug: "tea", title: "a".repeat(121) }),
      "letters/tea/letter.json, title: Title is too long",
    ],
    [
      "with a word of no list",
      post({ title: "Tea", category: "tea" }),
      "category: Category must be one of",
    ],
    [
      "without the record of a folder",
      { ...MARK, "letters/tea/letter.html": "<p>Tea" },
      "letters/tea: letter.json is missing",
    ],
    [
      "with an entry of a list",
      { ...MARK, "pins.json": json([{ name: "Hampi", country: "India" }, { name: "Agra" }]) },
      "pins.json, 1.country: Country must be text.",
    ],
    [
      "that names a letter which is not there",
      post({ title: "Tea", relatedBlogPosts: ["coffee"] }),
      "relatedBlogPosts.0: There is no letter with the id 'coffee'.",
    ],
    [
      "that names a place which is not there",
      post({ title: "Tea", publishWhenLeft: "agra" }),
      "publishWhenLeft: There is no place with the id 'agra'.",
    ],
    [
      "with two of one address",
      {
        ...post({ title: "Tea", slug: "tea" }),
        "letters/two/letter.json": json({ title: "Two", slug: "tea" }),
      },
      "Another file has /letters/tea already",
    ],
    [
      "with two of one id",
      {
        ...post({ title: "Tea", id: "tea" }),
        "letters/two/letter.json": json({ title: "Two", id: "tea" }),
      },
      "letters/two/letter.json, id: Another one has this id.",
    ],
    [
      "without a photograph that is described",
      { ...MARK, "photographs.json": json({ "photographs/sea.jpg": { alt: "Sea" } }) },
      "photographs.json, photographs/sea.jpg: This photograph is missing.",
    ],
    [
      "with an empty file",
      { ...MARK, "letters/tea/letter.json": "" },
      "letter.json: This is no JSON",
    ],
    ["with words for fields", post("Tea"), "letter.json: This must be fields"],
    [
      "with an entry that is empty",
      { ...MARK, "moments.json": json([{ text: "Tea." }, null]) },
      "moments.json, 1: This must be fields",
    ],
    [
      "with a former address that is none",
      { ...MARK, "addresses.json": json({ letters: { "bad slug!": "tea" } }) },
      "addresses.json, letters.bad slug!: Slug must be small letters",
    ],
    ...["./dawn.jpg", "dawn.jpg", "pictures/dawn.jpg", "./my dawn.jpg"].map(
      (path): [string, Files, string] => [
        `with a photograph at ${path}, which is not there`,
        post({ title: "Tea", featuredImage: path }),
        "letters/tea/letter.json, featuredImage: Featured image must be a web address",
      ],
    ),
    [
      "with an address that is none",
      post({ title: "Tea", featuredImage: "ftp://sea.example/dawn.jpg" }),
      "featuredImage: Featured image must be a web address",
    ],
    [
      "with no text in UTF-8",
      { ...MARK, "home.json": Buffer.from([0x61, 0xff]) },
      "home.json: This is no text in UTF-8.",
    ],
  ])("%s", async (_, files, reason) => {
    const said = await refusal(folderWith(files));
    expect(said).toMatch(/^Nothing was changed\./);
    expect(said).toContain(reason);
  });

  test("with a link", async () => {
    const folder = folderWith(MARK);
    symlinkSync("/etc/passwd", join(folder, "home.json"));
    expect(await refusal(folder)).toContain("home.json: This is a link or a device");
  });

  test("with a photograph that is none, and those before it go again", async () => {
    const folder = folderWith({
      ...MARK,
      "photographs/a.jpg": photograph,
      "photographs/b.jpg": "tea",
    });
    expect(await refusal(folder)).toContain("photographs/b.jpg: ");
  });

  test("that is not there", async () => {
    expect(await refusal("/nowhere")).toContain("There is no such folder or file");
  });
});

describe("a ZIP archive is refused", () => {
  test("whose file leads out of it", async () => {
    const file = await zipWith({ ...MARK, "aa/home.json": json({ heroTitle: "Tea" }) });
    const bytes = readFileSync(file).toString("latin1").replaceAll("aa/home", "../home");
    writeFileSync(file, bytes, "latin1");
    expect(await refusal(file)).toMatch(/invalid relative path|cannot be read/);
  });

  test("with a link", async () => {
    const file = await zipWith(MARK, (zip) =>
      zip.addBuffer(Buffer.from("/etc/passwd"), "home.json", { mode: 0o120777 }),
    );
    expect(await refusal(file)).toContain("home.json: This is a link or a device");
  });

  test("with zeros that fill a disk", async () => {
    const zeros = Buffer.alloc(5_000_000);
    expect(await refusal(await zipWith({ ...MARK, "letters/a/letter.txt": zeros }))).toContain(
      "unpacks to far more",
    );
    const many = Buffer.alloc(45_000_000);
    expect(await refusal(await zipWith({ ...MARK, "photographs/a.jpg": many }))).toContain(
      "too large: at most 40 MB",
    );
  });

  test.each(["letters/tea/letter.html", "letters/tea/letter.html/x.txt"])(
    "in which %s is a file and a folder at once",
    async (first) => {
      const paths = ["letters/tea/letter.html", "letters/tea/letter.html/x.txt"];
      const files = [first, ...paths.filter((path) => path !== first)].map((path) => [path, "Tea"]);
      const said = await refusal(await zipWith({ ...MARK, ...Object.fromEntries(files) }));
      expect(said).toMatch(/: A file and a folder have the same name: keep one\.$/);
    },
  );

  test("with a name that no disk takes", async () => {
    const path = `letters/${"a".repeat(300)}/letter.json`;
    const said = await refusal(await zipWith({ ...MARK, [path]: "{}" }));
    expect(said).toBe(
      `Nothing was changed.\n${path}: This name is too long for the disk: shorten it.`,
    );
  });

  test("that is no export, by its own name", async () => {
    const file = await zipWith({ "home.json": "{}" });
    expect(await refusal(file)).toBe(
      `Nothing was changed.\n${file}: This is no whole export: export.json is missing.`,
    );
  });

  test("that breaks off, that is damaged, and that is none", async () => {
    const file = await zipWith(
      { ...MARK, "home.json": json({ heroTitle: "Tea in the morning" }) },
      () => {},
    );
    const whole = readFileSync(file);
    writeFileSync(file, whole.subarray(0, whole.length - 30));
    expect(await refusal(file)).toContain(`${file}: This is no ZIP archive, or breaks off`);
    // In the packed bytes of its first file, behind a header of 30 bytes and the name.
    whole[30 + "export.json".length + 3] = 0;
    writeFileSync(file, whole);
    expect(await refusal(file)).toMatch(/export\.json: /);
    writeFileSync(file, "tea");
    expect(await refusal(file)).toContain(`${file}: This is no ZIP archive, or breaks off`);
  });
});

test("an archive that packs one folder, in any script, is read as that folder", async () => {
  const file = await zipWith({
    "यात्रा/export.json": MARK["export.json"],
    "यात्रा/letters/चाय/letter.json": json({
      title: "चाय",
      featuredImage: "./%E0%A4%9A%E0%A4%BE%E0%A4%AF.jpg",
    }),
    "यात्रा/letters/चाय/letter.txt": "चाय",
    "यात्रा/letters/चाय/चाय.jpg": photograph,
    "यात्रा/.DS_Store": "",
    "__MACOSX/._यात्रा": "",
  });
  const { added, left, notes } = await importFrom(file);
  expect([added.get("letters"), added.get("photographs"), left, notes]).toEqual([1, 1, [], []]);
  // Without a slug it may be another letter of this title; the photograph is known by its bytes.
  const again = await importFrom(file);
  expect(again.left).toEqual(["letters/चाय/चाय.jpg"]);
});

test("an archive whose paths begin with ./ is read as any other", async () => {
  // The package that writes archives takes no such path.
  const file = await zipWith({
    "_/export.json": MARK["export.json"],
    "_/moments.json": json([{ text: "Fog." }]),
  });
  writeFileSync(file, readFileSync(file, "latin1").replaceAll("_/", "./"), "latin1");
  expect((await importFrom(file)).added.get("moments")).toBe(1);
});

test("what is there already stays as it is", async () => {
  const files = {
    ...MARK,
    "home.json": json({ heroTitle: "Tea" }),
    "settings.json": json({ siteName: "Tea" }),
    "letters/tea/letter.json": json({ slug: "tea", title: "Tea" }),
    "places/agra/place.json": json({ slug: "agra", name: "Agra", isCurrentLocation: true }),
    "albums/boats/album.json": json({
      id: "boats",
      title: "Boats",
      media: [{ type: "link", url: "https://boats.example" }],
    }),
    "pages/visa/page.json": json({ slug: "visa", title: "Visa" }),
    "pages/tips/page.json": json({ slug: "tips", lead: "Slowly" }),
    "pins.json": json([{ id: "agra", name: "Agra", country: "India", pinType: "current" }]),
    "moments.json": json([{ id: "rain", text: "Rain." }]),
    "questions.json": json([{ question: "Why?", answer: "Because." }]),
    "replies.json": json([{ title: "Thanks", text: "Thank you." }]),
    "journey.json": json({
      currentLocation: "Agra",
      currentLocationDescription: "By the river.",
    }),
    "addresses.json": json({ letters: { chai: "tea" } }),
  };
  const folder = folderWith(files);
  await importFrom(folder);
  const before = dumpDatabase(["content_version"]);
  const { added, left } = await importFrom(folder);
  expect([...added.values()].filter(Boolean)).toEqual([]);
  expect(left.sort()).toEqual([
    "/letters/tea",
    "/places/agra",
    "/tips",
    "/visa",
    "albums/boats",
    "moment rain",
    "pin agra",
    "question Why?",
    "reply Thanks",
    "the home page's texts",
    "the settings",
    "where the traveller is",
  ]);
  expect(dumpDatabase(["content_version"])).toBe(before);
});

test("a folder that is not empty is not written into", async () => {
  const folder = folderWith({ "notes.txt": "Mine." });
  await expect(exportToFolder(folder, { withSubscribers: false })).rejects.toThrow("is not empty");
  await expect(
    exportToFolder(join(folder, "notes.txt"), { withSubscribers: false }),
  ).rejects.toThrow("not a directory");
  const empty = mkdtempSync(join(env.DATA_DIR, "empty-"));
  await exportToFolder(empty, { withSubscribers: false });
  expect(JSON.parse(readFileSync(join(empty, "export.json"), "utf8"))).toEqual({ format: 2 });
});
