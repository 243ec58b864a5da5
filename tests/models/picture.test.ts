import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, describe, expect, test, vi } from "vitest";
import {
  objectPosition,
  pairShares,
  srcSet,
  variantName,
  widthsOf,
} from "~/models/pictures/picture";
import { viewPicture, viewPictures } from "~/models/pictures/picture.server";
import { parseVariantName, pictureIdOf } from "~/models/pictures/picture-name";
import { PictureError } from "~/models/pictures/picture-problem";
import { makeMissingVariants, serveVariant } from "~/models/pictures/picture-variant.server";
import { loader } from "~/routes/media";
import { contentVersion } from "~db/client.server";
import { addPicture } from "../support/pictures/pictures";
import { createPost } from "../support/records/saved";
import { expectConsoleError } from "../support/runner/console";
import { PATIENCE } from "../support/runner/patience";

const media = join(process.env.DATA_DIR ?? "", "media");

function draw(width: number, height: number, background = "#f97316") {
  return sharp({ create: { width, height, channels: 3, background } });
}

async function addDrawn(width: number, height: number, background?: string, alt?: string) {
  const address = await addPicture(await draw(width, height, background).png().toBuffer(), { alt });
  return { address, id: pictureIdOf(address) ?? "" };
}

function request(name: string) {
  const url = `http://127.0.0.1/media/${name}`;
  return loader({ params: { name }, request: new Request(url), context: {} });
}

test("a new picture leaves every kept page as it is; one that a letter has waited for does not", async () => {
  const waitedFor = await draw(31, 17).png().toBuffer();
  const id = createHash("sha256").update(waitedFor).digest("hex").slice(0, 16);
  createPost({ title: "Waits", content: `<img src="/media/${id}-31.jpg">` });
  const before = contentVersion();
  await addDrawn(17, 31);
  expect(contentVersion()).toBe(before);
  await addPicture(waitedFor);
  expect(contentVersion()).not.toBe(before);
});

describe("names of variants", () => {
  test.each([
    [9, [9]],
    [300, [300]],
    [320, [320]],
    [1000, [320, 640, 768, 960, 1000]],
    [2048, [320, 640, 768, 960, 1280, 2048]],
    [6000, [320, 640, 768, 960, 1280, 2048]],
  ])("a picture %d wide has the widths %j", (original, widths) => {
    expect(widthsOf(original)).toEqual(widths);
  });

  test("are read back", () => {
    const name = variantName("0123456789abcdef", 640, "webp");
    expect(parseVariantName(name)).toEqual({ id: "0123456789abcdef", width: 640, format: "webp" });
    expect(pictureIdOf(`/media/${name}`)).toBe("0123456789abcdef");
  });

  test.each([
    "originals/0123456789abcdef",
    "0123456789abcdef",
    "../site.db",
    "0123456789abcdef-640.svg",
    "0123456789ABCDEF-640.jpg",
    "0123456789abcdef-640.jpg.br",
    "0123456789abcdef-99999.jpg",
    "",
  ])("%j is none", async (name) => {
    expect(parseVariantName(name)).toBeNull();
    expect(await serveVariant(name)).toBeNull();
    expect((await request(name)).status).toBe(404);
  });

  test("an outside address is no picture of ours", () => {
    expect(pictureIdOf("https://example.com/media/0123456789abcdef-640.jpg")).toBeNull();
    expect(pictureIdOf(null)).toBeNull();
  });
});

describe("a picture that is added", () => {
  test("keeps its size, words and a small placeholder", async () => {
    const { address, id } = await addDrawn(800, 500, "#0d6661", "A lake at dawn");
    expect(address).toBe(`/media/${id}-800.jpg`);
    const view = viewPicture(address);
    expect(view).toMatchObject({
      id,
      src: address,
      width: 800,
      height: 500,
      alt: "A lake at dawn",
    });
    expect(view?.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(view?.placeholder?.length).toBeLessThan(600);
    expect(srcSet({ id, width: 800 }, "avif")).toBe(
      [320, 640, 768, 800].map((width) => `/media/${id}-${width}.avif ${width}w`).join(", "),
    );
  });

  test("stands upright and tells nothing about where it was taken", async () => {
    const exif = { IFD0: { Make: "Secret" }, IFD3: { GPSLatitude: "34/1 5/1 0/1" } };
    const bytes = await draw(40, 20)
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const address = await addPicture(bytes);
    const variant = await serveVariant(address.slice("/media/".length));
    const metadata = await sharp(variant?.bytes).metadata();
    expect(metadata).toMatchObject({ width: 20, height: 40 });
    expect(metadata.exif).toBeUndefined();
    expect(metadata.orientation).toBeUndefined();
  });

  test("is the same picture the second time, with the first words", async () => {
    const first = await addDrawn(50, 50, "#123456", "First");
    const second = await addDrawn(50, 50, "#123456", "Second");
    expect(second).toEqual(first);
    expect(viewPicture(first.address)?.alt).toBe("First");
  });

  test.each([
    ["text", Buffer.from("not a picture")],
    ["nothing", Buffer.alloc(0)],
    ["SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ])("is refused when it is %s", async (_kind, bytes) => {
    await expect(addPicture(bytes)).rejects.toThrow(PictureError);
  });

  test("is refused when it is cut short", async () => {
    const whole = await draw(900, 900).jpeg().toBuffer();
    await expect(addPicture(whole.subarray(0, whole.length / 2))).rejects.toThrow(PictureError);
  });
});

describe("variants", () => {
  let id = "";
  beforeAll(async () => {
    ({ id } = await addDrawn(1400, 70, "#1d1b33"));
  });

  test.each([
    ["avif", "heif", "image/avif"],
    ["webp", "webp", "image/webp"],
    ["jpg", "jpeg", "image/jpeg"],
  ] as const)("come as %s, and are kept", async (format, found, type) => {
    const name = variantName(id, 640, format);
    const response = await request(name);
    expect(response.headers.get("Content-Type")).toBe(type);
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ format: found, width: 640, height: 32 });
    expect(readFileSync(join(media, name))).toEqual(bytes);
  });

  test("are made once for all who ask at the same time", async () => {
    const name = variantName(id, 960, "webp");
    const [first, second] = await Promise.all([serveVariant(name), serveVariant(name)]);
    expect(first?.bytes).toEqual(second?.bytes);
    expect(readdirSync(media).filter((file) => file.startsWith(`${name}.`))).toEqual([]);
  });

  test("exist only at the widths of the picture, and of known pictures", async () => {
    expect(await serveVariant(variantName(id, 700, "jpg"))).toBeNull();
    expect(await serveVariant(variantName(id, 2048, "jpg"))).toBeNull();
    expect(await serveVariant(variantName("0000000000000000", 640, "jpg"))).toBeNull();
  });

  test("an empty file left by a power cut is made anew", async () => {
    const name = variantName(id, 320, "jpg");
    writeFileSync(join(media, name), "");
    expect((await serveVariant(name))?.bytes.length).toBeGreaterThan(100);
    await vi.waitFor(
      () => expect(readFileSync(join(media, name)).length).toBeGreaterThan(100),
      PATIENCE,
    );
  });

  test("a broken or missing original gives 404, never a failure", async () => {
    const broken = await addDrawn(500, 500, "#b3261e");
    const original = join(media, "originals", broken.id);
    writeFileSync(original, "broken");
    expect((await request(variantName(broken.id, 320, "jpg"))).status).toBe(404);
    expectConsoleError(`The original of picture ${broken.id} is broken`);
    rmSync(original);
    const response = await request(variantName(broken.id, 320, "jpg"));
    expect(response.status).toBe(404);
    expect(await response.text()).toBe("There is no such picture.\n");
    writeFileSync(original, await draw(500, 500, "#b3261e").png().toBuffer());
  });

  test("the missing ones are all made", async () => {
    await makeMissingVariants();
    const files = readdirSync(media).filter((file) => file.startsWith(id));
    expect(files).toHaveLength(widthsOf(1400).length * 3);
  });
});

test("views are by address; outside pictures have an address only", async () => {
  const { address } = await addDrawn(60, 40, "#445566", "Ours");
  const outside = "https://example.com/a.jpg";
  const views = viewPictures([address, outside, null, undefined, ""]);
  expect([...views.keys()]).toEqual([address, outside]);
  expect(views.get(outside)).toEqual({ src: outside, alt: "" });
  expect(views.get(address)?.alt).toBe("Ours");
});

describe("the focus of a picture", () => {
  const red = { create: { width: 60, height: 60, channels: 3, background: "#e0403a" } } as const;

  async function withSpot(width: number, height: number, left: number, top: number) {
    const spot = await sharp(red).png().toBuffer();
    return draw(width, height, "#777777")
      .composite([{ input: spot, left, top }])
      .png()
      .toBuffer();
  }

  test.each([
    ["a wide", 600, 300],
    ["a square", 400, 400],
    ["a tall", 300, 600],
  ])("is found where the eye goes first in %s one", async (_, width, height) => {
    const view = viewPicture(await addPicture(await withSpot(width, height, width - 100, 40)));
    expect(view?.focusX).toBeGreaterThan(70);
    expect(view?.focusY).toBeLessThan(30);
  });

  test("is the given one where there is one", async () => {
    const focus = { x: 12, y: 88 };
    const view = viewPicture(await addPicture(await withSpot(500, 300, 400, 50), { focus }));
    expect(view).toMatchObject({ focusX: 12, focusY: 88 });
    expect(view && objectPosition(view)).toBe("12% 88%");
  });

  test("is not said where it is the middle, or not known", () => {
    expect(objectPosition({ src: "https://example.test/a.jpg", alt: "" })).toBeUndefined();
    expect(objectPosition({ src: "/a", alt: "", focusX: 50, focusY: 50 })).toBeUndefined();
  });
});

test("pictures in pairs fill their rows at one height, and a last one has its own", () => {
  const aspects = [1.5, 0.75, 1.5, 1.5, 0.8];
  const shares = pairShares(aspects);
  expect(shares[0]).toBeCloseTo(2 / 3);
  expect(shares.map((share, index) => share / (aspects[index] ?? 1))).toEqual(
    [2 / 4.5, 2 / 4.5, 1 / 3, 1 / 3, 1.25].map((ratio) => expect.closeTo(ratio)),
  );
});
