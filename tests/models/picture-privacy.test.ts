import { readFileSync } from "node:fs";
import { join } from "node:path";
import exifr from "exifr";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { createCollection } from "~/models/collections/collection.server";
import { findPicture } from "~/models/collections/library/picture-library.server";
import { addMedia } from "~/models/collections/medium.server";
import { variantName, widthsOf } from "~/models/pictures/picture";
import { mediaFolder } from "~/models/pictures/picture-files.server";
import { pictureFormats, pictureIdOf } from "~/models/pictures/picture-name";
import { makeVariants } from "~/models/pictures/picture-variant.server";
import { drawn, PHONE_EXIF } from "../support/pictures/picture-fixtures";
import { addPicture } from "../support/pictures/pictures";
import { createPost } from "../support/records/saved";
import { visit } from "../support/requests/pages";

const XMP = `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="15,20.1N" exif:GPSLongitude="76,27.6E" exif:UserComment="SECRET-XMP"/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;

function segment(marker: number, content: Buffer) {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(content.length + 2);
  return Buffer.concat([Buffer.from([0xff, marker]), length, content]);
}

/** A JPEG with more segments behind its first marker, and more bytes behind its end. */
function wrapped(jpeg: Buffer, segments: Buffer[], behind = Buffer.of()) {
  return Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2), behind]);
}

const tagged = (width: number) => drawn(width, 60, "#0d6661").withExif(PHONE_EXIF).withXmp(XMP);

/** What phones, cameras and programs write, each with something that must not get out. */
const files: Record<string, () => Promise<Buffer>> = {
  "a JPEG with EXIF and XMP": () => tagged(401).jpeg().toBuffer(),
  "an iPhone's JPEG with a second picture behind it (MPF)": async () => {
    const second = await tagged(40).jpeg().toBuffer();
    const index = segment(0xe2, Buffer.from("MPF\0II*\0\x08\0\0\0SECRET-MPF"));
    return wrapped(await tagged(402).jpeg().toBuffer(), [index], second);
  },
  "a JPEG with IPTC, a comment and a profile": async () => {
    const iptc = segment(0xed, Buffer.from("Photoshop 3.0\0SECRET-IPTC"));
    const comment = segment(0xfe, Buffer.from("SECRET-COMMENT"));
    const jpeg = await drawn(403, 60).withIccProfile("p3").jpeg().toBuffer();
    return wrapped(jpeg, [iptc, comment]);
  },
  "a PNG": () => tagged(404).png().toBuffer(),
  "a WebP": () => tagged(405).webp().toBuffer(),
  "an AVIF": () => tagged(406).avif({ effort: 0 }).toBuffer(),
  "a HEIC": async () => readFileSync("tests/fixtures/phone.heic"),
};

const TRACES = /SECRET|Exif\0|adobe\.com|MPF\0|GPS|Photoshop|iPhone|acsp/;

const addresses = new Map<string, string>();
beforeAll(async () => {
  for (const [name, make] of Object.entries(files)) {
    addresses.set(name, await addPicture(await make(), { fileName: "SECRET-NAME.jpg" }));
  }
  const all = [...addresses.values()];
  const html = all.map((address) => `<figure><img src="${address}"></figure>`).join("");
  const publishedAt = new Date(Date.now() - 1000);
  createPost({ title: "Phones", content: html, featuredImage: all[0], publishedAt });
  const { id: collectionId } = createCollection({ title: "Phones", coverImage: all[1] });
  for (const url of all) addMedia({ collectionId, type: "photo", url });
});

describe.each(Object.keys(files))("%s", (name) => {
  test("is known to its owner, and no variant of it tells anything", async () => {
    const id = pictureIdOf(addresses.get(name)) ?? "";
    const picture = findPicture(id);
    if (!/IPTC/.test(name)) {
      expect(picture).toMatchObject({
        camera: "Apple iPhone 15",
        takenAt: new Date("2025-08-14T04:00:12Z"),
        coordinates: { lat: 15.335, lng: expect.closeTo(76.46) },
      });
    }
    const { width, height } = { width: 0, height: 0, ...picture };
    await makeVariants({ id, width, height });
    for (const each of widthsOf(width)) {
      for (const format of pictureFormats) {
        const bytes = readFileSync(join(mediaFolder, variantName(id, each, format)));
        expect(bytes.toString("latin1")).not.toMatch(TRACES);
        expect(await exifr.gps(bytes).catch(() => undefined)).toBeUndefined();
        const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
        expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined));
      }
    }
  });
});

test.each([
  "/letters/phones",
  "/letters",
  "/gallery",
  "/api/blog-posts",
  "/api/gallery",
  "/feed.xml",
  "/feed.json",
  "/sitemap.xml",
])("%s tells a reader no name, camera or place of a picture", async (path) => {
  const text = await (await visit(path)).text();
  expect(text).toMatch(/phones/i);
  expect(text).not.toMatch(/SECRET|iPhone|(?<!\d)15\.335|76\.46|takenAt|fileName/);
});
