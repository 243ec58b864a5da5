import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { importFrom } from "~/portable/transfer/import/import.server";
import { db } from "~db/client.server";
import { pictures } from "~db/schema/pictures";
import { blogPosts } from "~db/schema/posts";
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

beforeEach(() => {
  db.delete(blogPosts).run();
  db.delete(pictures).run();
});

const apart = (text: string) => text.normalize("NFD");

/** The ZIP with the flags taken away that say of its names that they are in UTF-8, as a Mac's Finder writes them. */
async function zipWithoutFlags(files: Files) {
  const file = await zipWith(files);
  const bytes = readFileSync(file);
  for (const [signature, at] of [
    ["PK\u0003\u0004", 6],
    ["PK\u0001\u0002", 8],
  ] as const) {
    for (
      let found = bytes.indexOf(signature);
      found >= 0;
      found = bytes.indexOf(signature, found + 1)
    )
      bytes.writeUInt16LE(bytes.readUInt16LE(found + at) & ~0x0800, found + at);
  }
  writeFileSync(file, bytes);
  return file;
}

/** A letter with this photograph in its text, which calls it so. */
function letter(
  photographName: string,
  html: string,
  { around = "", featuredImage = null as string | null } = {},
): Files {
  const fields = { slug: "tea", title: "Tea", excerpt: "x" };
  return {
    [`${around}export.json`]: MARK["export.json"],
    [`${around}letters/tea/letter.json`]: json({ ...fields, featuredImage }),
    [`${around}letters/tea/letter.html`]: html,
    [`${around}letters/tea/${photographName}`]: photograph,
  };
}

const content = () => db.select({ content: blogPosts.content }).from(blogPosts).get()?.content;

test("an export that a Mac has packed again comes whole", async () => {
  const files = {
    ...letter(apart("Zürich am See.jpg"), '<img src="./Z%C3%BCrich%20am%20See.jpg">', {
      around: "My journey/",
    }),
    "My journey/photographs.json": json({ "letters/tea/Zürich am See.jpg": { alt: "Lake" } }),
    "My journey/.DS_Store": "x",
    "__MACOSX/My journey/._export.json": "x",
  };
  const { notes } = await importFrom(await zipWithoutFlags(files));
  expect(notes).toEqual([]);
  expect(content()).toMatch(/^<img src="\/media\/[0-9a-f]{16}-40.jpg">$/);
  expect(db.select({ alt: pictures.alt }).from(pictures).all()).toEqual([{ alt: "Lake" }]);
});

test.each([
  ["on the disk", apart("café.jpg"), "café.jpg", "café.jpg"],
  ["in JSON", "café.jpg", apart("café.jpg"), "café.jpg"],
  ["in a text", "café.jpg", "café.jpg", apart("café.jpg")],
])("a letter and its mark may stand apart %s", async (_, onDisk, inJson, inText) => {
  const files = {
    ...letter(onDisk, `<img src="./${inText}">`),
    "photographs.json": json({ [`letters/tea/${inJson}`]: { alt: "Tea" } }),
  };
  await importFrom(folderWith(files));
  expect(content()).toContain("/media/");
  expect(db.select({ alt: pictures.alt }).from(pictures).all()).toEqual([{ alt: "Tea" }]);
});

test("a folder of an album may be named with its marks apart", async () => {
  const files = {
    ...MARK,
    [`albums/${apart("café")}/album.json`]: json({ id: "cafe", title: "Café" }),
    "places/hampi/place.json": json({ slug: "hampi", name: "Hampi", relatedGalleryId: "cafe" }),
  };
  const { added } = await importFrom(folderWith(files));
  expect(Object.fromEntries(added)).toMatchObject({ albums: 1, places: 1 });
});

test("two names that are one are refused", async () => {
  const files = { ...letter("café.jpg", "x"), [`letters/tea/${apart("café.jpg")}`]: photograph };
  expect(await refusal(folderWith(files))).toContain("There are two of this name: keep one.");
});

test.each(["dal lake.jpg", "tea (1) [a].jpg", "100% sure.jpg", "Straße.jpg", "चाय १.jpg"])(
  "a photograph called %s is found, in a field as in the text",
  async (name) => {
    const html = `<figure><img src="./${name}" alt="x"></figure>`;
    await importFrom(folderWith(letter(name, html, { featuredImage: `./${name}` })));
    expect(content()).toMatch(/src="\/media\/[0-9a-f]{16}-40.jpg"/);
    const row = db.select({ image: blogPosts.featuredImage }).from(blogPosts).get();
    expect(row?.image).toMatch(/^\/media\//);
  },
);

describe("an export of another program is called by its name", () => {
  const ghost = '{"db":[{"meta":{},"data":{"posts":[]}}]}';
  const wordpress =
    '<?xml version="1.0"?>\n<!-- generator="WordPress/6.5" -->\n<rss version="2.0"></rss>';
  test.each<[string, Files]>([
    ["Jekyll", { "_posts/2025-08-05-day-1.md": "x", "_config.yml": "x" }],
    ["Jekyll", { "blog/_posts/2025-08-05-day-1.md": "x" }],
    ["Jekyll", { "_posts/2025-08-05-day-1.md": "x" }],
    ["Polarsteps", { "trip/india_1/trip.json": "{}", "user/user.json": "{}" }],
    ["Polarsteps", { "trip/india_1/trip.json": "{}" }],
    ["Polarsteps", { "trip/india_1/trip.json": "{}", "trip/nepal_2/trip.json": "{}" }],
    ["Ghost", { "my.ghost.2025.json": ghost }],
    ["WordPress", { "my.WordPress.2025.xml": wordpress }],
  ])("%s, of %o", async (program, files) => {
    expect(await refusal(folderWith(files))).toContain(program);
    expect(await refusal(await zipWith(files))).toContain(program);
    const [name = ""] = Object.keys(files);
    const [top = "", ...below] = name.split("/");
    if (below.length === 2 || top === "_posts") {
      expect(await refusal(join(folderWith(files), top))).toContain(program);
    }
    const file = join(folderWith(files), name);
    if (/\.(?:json|xml)$/.test(name) && !name.includes("/")) {
      expect(await refusal(file)).toContain(program);
    }
  });

  test("whose films are larger than any of our files", async () => {
    const file = await zipWith({
      "trip/a/trip.json": "{}",
      "trip/a/b.mp4": Buffer.alloc(21_000_000),
    });
    expect(await refusal(file)).toContain("Polarsteps");
  });

  test("and any other folder is what it was", async () => {
    expect(await refusal(folderWith({ "a.json": "{}" }))).toContain("export.json is missing");
  });
});
