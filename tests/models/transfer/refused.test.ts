import { mkdtempSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { exportToFolder } from "~/portable/transfer/export-folder.server";
import { importFrom } from "~/portable/transfer/import.server";
import { env } from "~/utils/env.server";
import { drawn } from "../../support/pictures/picture-fixtures";
import { dumpDatabase } from "../../support/records/database";
import { type Files, folderWith, MARK, refusal, zipWith } from "../../support/records/import-files";

let photograph: Buffer;

beforeAll(async () => {
  photograph = await drawn(40, 30).jpeg().toBuffer();
});

const post = (yaml: string) => ({ ...MARK, "letters/tea/letter.yaml": yaml });

describe("a folder is refused", () => {
  test.each<[string, Files, string]>([
    ["that is not whole", { "home.yaml": "heroTitle: Tea\n" }, "export.yaml is missing"],
    [
      "of a newer program",
      { "export.yaml": "format: 2\n" },
      "export.yaml, line 1, format: A newer program",
    ],
    [
      "with YAML that breaks off",
      post('title: "Tea\n'),
      "letters/tea/letter.yaml, line 2: Missing closing",
    ],
    [
      "with a field that is too long",
      post(`slug: tea\ntitle: ${"a".repeat(121)}\n`),
      "letters/tea/letter.yaml, line 2, title: Title is too long",
    ],
    [
      "with a field that there is not",
      post("title: Tea\n\ntitel: Tea\n"),
      "letters/tea/letter.yaml, line 3, titel: There is no such field.",
    ],
    [
      "with a word of no list",
      post("title: Tea\ncategory: tea\n"),
      "line 2, category: Category must be one of",
    ],
    ["with aliases", post("title: &a Tea\nexcerpt: *a\n"), "Anchors and aliases are not read"],
    [
      "without the record of a folder",
      { ...MARK, "letters/tea/letter.html": "<p>Tea" },
      "letters/tea: letter.yaml is missing",
    ],
    [
      "with an entry of a list",
      { ...MARK, "pins.yaml": "- name: Hampi\n  country: India\n- name: Agra\n" },
      "pins.yaml, line 3, 1.country: Country is required",
    ],
    [
      "that names a letter which is not there",
      post("title: Tea\nrelatedBlogPosts:\n  - coffee\n"),
      "line 3, relatedBlogPosts.0: There is no letter 'coffee'.",
    ],
    [
      "with two of one address",
      { ...post("title: Tea\nslug: tea\n"), "letters/two/letter.yaml": "title: Two\nslug: tea\n" },
      "Another file has /letters/tea already",
    ],
    [
      "without a photograph that is described",
      { ...MARK, "photographs/photographs.yaml": "\nsea.jpg: { alt: Sea }\n" },
      "photographs.yaml, line 2, sea.jpg: This photograph is missing.",
    ],
    ["with an empty file", post(""), "letters/tea/letter.yaml, line 1: This is empty: write its"],
    ["with words for fields", post("Tea\n"), "letter.yaml, line 1: This must be fields"],
    [
      "with an entry that is empty",
      { ...MARK, "moments.yaml": "- text: Tea.\n-\n" },
      "moments.yaml, line 2, 1: This is empty: write its fields",
    ],
    [
      "with a former address that is none",
      { ...MARK, "addresses.yaml": "letters:\n  bad slug!: tea\n" },
      "addresses.yaml, line 2, letters.bad slug!: Slug must be small letters",
    ],
    ...["./dawn.jpg", "dawn.jpg", "pictures/dawn.jpg", "./my dawn.jpg"].map(
      (path): [string, Files, string] => [
        `with a photograph at ${path}, which is not there`,
        post(`title: Tea\nfeaturedImage: ${path}\n`),
        `letters/tea/letter.yaml, line 2, featuredImage: There is no photograph at '${path}': write its path`,
      ],
    ),
    [
      "with an address that is none",
      post("title: Tea\nfeaturedImage: ftp://sea.example/dawn.jpg\n"),
      "featuredImage: Featured image must be a web address",
    ],
    [
      "with no text in UTF-8",
      { ...MARK, "home.yaml": Buffer.from([0x61, 0xff]) },
      "home.yaml: This is no text in UTF-8.",
    ],
  ])("%s", async (_, files, reason) => {
    const said = await refusal(folderWith(files));
    expect(said).toMatch(/^Nothing was changed\./);
    expect(said).toContain(reason);
  });

  test("with a link", async () => {
    const folder = folderWith(MARK);
    symlinkSync("/etc/passwd", join(folder, "home.yaml"));
    expect(await refusal(folder)).toContain("home.yaml: This is a link or a device");
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
    const file = await zipWith({ ...MARK, "aa/home.yaml": "heroTitle: Tea\n" });
    const bytes = readFileSync(file).toString("latin1").replaceAll("aa/home", "../home");
    writeFileSync(file, bytes, "latin1");
    expect(await refusal(file)).toMatch(/invalid relative path|cannot be read/);
  });

  test("with a link", async () => {
    const file = await zipWith(MARK, (zip) =>
      zip.addBuffer(Buffer.from("/etc/passwd"), "home.yaml", { mode: 0o120777 }),
    );
    expect(await refusal(file)).toContain("home.yaml: This is a link or a device");
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
    const path = `letters/${"a".repeat(300)}/letter.yaml`;
    const said = await refusal(await zipWith({ ...MARK, [path]: "title: Tea\n" }));
    expect(said).toBe(
      `Nothing was changed.\n${path}: This name is too long for the disk: shorten it.`,
    );
  });

  test("that is no export, by its own name", async () => {
    const file = await zipWith({ "home.yaml": "heroTitle: Tea\n" });
    expect(await refusal(file)).toBe(
      `Nothing was changed.\n${file}: This is no whole export: export.yaml is missing.`,
    );
  });

  test("that breaks off, that is damaged, and that is none", async () => {
    const file = await zipWith(
      { ...MARK, "home.yaml": "heroTitle: Tea in the morning\n" },
      () => {},
    );
    const whole = readFileSync(file);
    writeFileSync(file, whole.subarray(0, whole.length - 30));
    expect(await refusal(file)).toContain(`${file}: This is no ZIP archive, or breaks off`);
    // In the packed bytes of its first file, behind a header of 30 bytes and the name.
    whole[30 + "export.yaml".length + 3] = 0;
    writeFileSync(file, whole);
    expect(await refusal(file)).toMatch(/export\.yaml: /);
    writeFileSync(file, "tea");
    expect(await refusal(file)).toContain(`${file}: This is no ZIP archive, or breaks off`);
  });
});

test("an archive that packs one folder, in any script, is read as that folder", async () => {
  const file = await zipWith({
    "यात्रा/export.yaml": "format: 1\n",
    "यात्रा/letters/चाय/letter.yaml":
      "title: चाय\nfeaturedImage: ./%E0%A4%9A%E0%A4%BE%E0%A4%AF.jpg\n",
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
    "_/export.yaml": "format: 1\n",
    "_/moments.yaml": "- { text: Fog. }\n",
  });
  writeFileSync(file, readFileSync(file, "latin1").replaceAll("_/", "./"), "latin1");
  expect((await importFrom(file)).added.get("moments")).toBe(1);
});

test("what is there already stays as it is", async () => {
  const files = {
    ...MARK,
    "home.yaml": "heroTitle: Tea\n",
    "settings.yaml": "siteName: Tea\n",
    "letters/tea/letter.yaml": "slug: tea\ntitle: Tea\n",
    "places/agra/place.yaml": "slug: agra\nname: Agra\nisCurrentLocation: true\n",
    "albums/boats/album.yaml":
      "title: Boats\nmedia:\n  - { type: link, url: https://boats.example }\n",
    "pages/visa/page.yaml": "slug: visa\ntitle: Visa\n",
    "pages/tips/page.yaml": "slug: tips\nlead: Slowly\n",
    "pins.yaml": "- { name: Agra, country: India, pinType: current }\n",
    "moments.yaml": "- { text: Rain. }\n",
    "questions.yaml": "- { question: Why?, answer: Because. }\n",
    "replies.yaml": "- { title: Thanks, text: Thank you. }\n",
    "journey.yaml": "currentLocation: Agra\ncurrentLocationDescription: By the river.\n",
    "addresses.yaml": "letters: { chai: tea }\n",
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
    "moment Rain.",
    "pin Agra, India",
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
  ).rejects.toThrow("is a file");
  const empty = mkdtempSync(join(env.DATA_DIR, "empty-"));
  await exportToFolder(empty, { withSubscribers: false });
  expect(readFileSync(join(empty, "export.yaml"), "utf8")).toBe("format: 1\n");
});
