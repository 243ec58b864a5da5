import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { importPicture } from "~/models/collections/library/picture-intake.server";
import { findPicture } from "~/models/collections/library/picture-library.server";
import { formatsOf, heightAt, offeredFormats, variantName } from "~/models/pictures/picture";
import { dayTaken, timeSourceOf } from "~/models/pictures/picture-day";
import { workingFile } from "~/models/pictures/picture-files.server";
import { PictureError } from "~/models/pictures/picture-problem";
import { serveVariant } from "~/models/pictures/picture-variant.server";
import { enqueue } from "~/models/pictures/task-queue.server";
import { memoryOf } from "~/picture-process/task-memory";
import { loader } from "~/routes/media";
import {
  drawn,
  fileOf,
  pngHeader,
  received,
  saysSize,
  tiffWith,
} from "../support/pictures/picture-fixtures";
import { api } from "../support/requests/api";
import { apiOwner } from "../support/requests/api-owner";

let cookie = "";
beforeAll(async () => {
  ({ cookie } = await apiOwner());
});

async function take(bytes: Buffer) {
  const answer = await api("POST", "/api/media", { cookie, files: [received(bytes)] });
  return { status: answer.status, ...answer.body };
}

/** The variant itself, as soon as it is made. */
function variant(id: string, width: number, format: "jpg" | "webp" | "avif") {
  const look = async () => {
    const served = await serveVariant(variantName(id, width, format));
    if (!served || served.isStopgap) throw new Error("The variant is not there.");
    return served;
  };
  return vi.waitFor(look, { timeout: 15_000, interval: 100 });
}

test("of several pictures in a HEIC the primary one is shown", async () => {
  const { id, width } = await take(readFileSync("tests/fixtures/second-is-primary.heic"));
  const { channels } = await sharp((await variant(id, width, "jpg")).bytes).stats();
  const [red = 0, green = 0, blue = 0] = channels.map(({ mean }) => mean);
  expect(red, "the first is blue, the third green").toBeGreaterThan(green + blue + 100);
});

describe("a raw photograph that begins like TIFF", () => {
  test.each<[string, [number, number, number][]]>([
    ["DNG by its version", [[50_706, 1, 0x0000_0401]]],
    ["a preview before the picture itself, as NEF and ARW have it", [[254, 4, 1]]],
    ["a colour filter array", [[262, 3, 32_803]]],
    ["linear light", [[262, 3, 34_892]]],
    ["the coding of a maker", [[259, 3, 65_535]]],
  ])("is refused in words: %s", async (_, tags) => {
    const { status, message } = await take(await tiffWith(tags));
    expect(status).toBe(415);
    expect(message).toContain("Raw photographs");
  });

  test.each(["II*\0\x10\0\0\0CR\x02\0", "IIRO\x08\0\0\0", "IIU\0\x18\0\0\0", "FUJIFILMCCD-RAW "])(
    "is refused in the same words by its signature: %j",
    async (start) => {
      const { status, message } = await take(Buffer.from(start.padEnd(64, "\0"), "latin1"));
      expect([status, message]).toEqual([415, expect.stringContaining("Raw photographs")]);
    },
  );

  test("is told from a TIFF, which is taken in", async () => {
    expect(await take(await tiffWith([]))).toMatchObject({ status: 201, width: 32, height: 24 });
  });
});

/** Black and white lines of one pixel: whatever is smaller or larger for a moment becomes grey. */
function lines(width: number, height: number) {
  const data = Buffer.alloc(width * height, 255);
  for (let row = 0; row < height; row += 2) data.fill(0, row * width, (row + 1) * width);
  return sharp(data, { raw: { width, height, channels: 1 } });
}

async function contrast(bytes: Buffer) {
  const { channels } = await sharp(bytes).greyscale().stats();
  return channels[0]?.stdev ?? 0;
}

describe("a tall picture", () => {
  test.each([
    ["PNG", 300, 6_000],
    ["PNG", 120, 17_000],
    ["TIFF", 500, 5_000],
  ] as const)(
    "that is a %s of %d × %d stays as sharp and as high as it is",
    async (kind, width, height) => {
      const picture = lines(width, height);
      const bytes = await (kind === "PNG" ? picture.png() : picture.tiff()).toBuffer();
      const { id } = await take(bytes);
      const served = await variant(id, width, "jpg");
      expect(await sharp(served.bytes).metadata()).toMatchObject({ width, height });
      expect(await contrast(served.bytes)).toBeGreaterThan(110);
    },
  );

  test("that is wider than any variant is made smaller in proportion", async () => {
    const { id } = await importPicture(fileOf(await drawn(2_600, 5_200).png().toBuffer()));
    const served = await variant(id, 320, "webp");
    expect(await sharp(served.bytes).metadata()).toMatchObject({ width: 320, height: 640 });
  });

  test.each([
    ["an ordinary one", { width: 4_000, height: 3_000 }, ["avif", "webp", "jpg"]],
    ["a screenshot of many pages", { width: 1_080, height: 12_000 }, ["webp", "jpg"]],
    ["one that is higher than WebP", { width: 400, height: 16_400 }, ["jpg"]],
    ["one that is so in its widest variant", { width: 3_000, height: 25_000 }, ["jpg"]],
    ["a panorama", { width: 30_000, height: 1_500 }, ["avif", "webp", "jpg"]],
  ])("%s comes in the formats that can hold it", (_, size, formats) => {
    expect(formatsOf(size)).toEqual(formats);
    expect(offeredFormats(size).length).toBeGreaterThan(0);
  });

  test("is the same at each view, cached for good, and has no address in what cannot hold it", async () => {
    const { id } = await take(await drawn(40, 16_400).jpeg().toBuffer());
    const ask = (name: string) =>
      loader({
        params: { name },
        request: new Request(`http://127.0.0.1/media/${name}`),
        context: {},
      });
    for (let view = 0; view < 2; view++) {
      const answer = await ask(variantName(id, 40, "jpg"));
      expect(answer.headers.get("Cache-Control")).toContain("immutable");
    }
    expect((await ask(variantName(id, 40, "webp"))).status).toBe(404);
    expect((await ask(variantName(id, 40, "avif"))).status).toBe(404);
  });

  test("of whatever size that is taken has memory for each of its variants", async () => {
    const file = fileOf(await drawn(16, 16).jpeg().toBuffer());
    for (const size of [
      { width: 2_048, height: 48_000 },
      { width: 2_048, height: 16_383 },
      { width: 2_560, height: 4_882 },
      { width: 1_500, height: 65_500 },
    ]) {
      const [width, height] = [Math.min(size.width, 2_048), heightAt(2_048, size)];
      for (const format of formatsOf(size)) {
        const task = {
          kind: "encode",
          file,
          workingFile: file,
          width,
          height,
          format,
          to: "",
        } as const;
        expect(await memoryOf(task), `${width} × ${height} ${format}`).toBeLessThan(460_000_000);
      }
    }
  });

  test("that no format holds is refused in words", async () => {
    const { status, message } = await take(await drawn(4, 66_000).png().toBuffer());
    expect([status, message]).toEqual([400, expect.stringContaining("too tall")]);
  });
});

describe("a small file that takes much memory to open", () => {
  const RGBA_16_INTERLACED = [16, 6, 0, 0, 1];
  const hostile: Record<string, () => Promise<Buffer> | Buffer> = {
    "an interlaced PNG": () => pngHeader(9_990, 9_990, RGBA_16_INTERLACED),
    "an AVIF": async () =>
      saysSize(await drawn(64, 64).avif({ effort: 0 }).toBuffer(), 9_000, 9_000),
    "an AVIF of 10 bits": async () =>
      saysSize(await drawn(64, 64).avif({ effort: 0, bitdepth: 10 }).toBuffer(), 5_000, 5_000),
    "a HEIC": () => saysSize(readFileSync("tests/fixtures/phone.heic"), 9_900, 9_900),
    "a progressive JPEG": async () => {
      const bytes = await drawn(16, 16)
        .jpeg({ progressive: true, chromaSubsampling: "4:4:4" })
        .toBuffer();
      const frame = bytes.indexOf(Buffer.from([0xff, 0xc2]));
      bytes.writeUInt16BE(9_999, frame + 5);
      bytes.writeUInt16BE(9_999, frame + 7);
      return bytes;
    },
  };

  test.each(Object.entries(hostile))("is refused by its header, in words: %s", async (_, make) => {
    const { status, message } = await take(await make());
    expect([status, message]).toEqual([400, expect.stringContaining("takes more memory")]);
  });

  test("that is not too much has a copy that takes less, of which its variants are made", async () => {
    const { id } = await importPicture(
      fileOf(await drawn(2_300, 2_300).avif({ effort: 0 }).toBuffer()),
    );
    expect(existsSync(workingFile(id))).toBe(true);
    const served = await variant(id, 320, "webp");
    expect(await sharp(served.bytes).metadata()).toMatchObject({ width: 320, height: 320 });
  });

  test("is told from a large one that is read line by line", async () => {
    const file = fileOf(pngHeader(9_990, 9_990, [8, 2, 0, 0, 0]));
    await expect(
      memoryOf({ kind: "measure", file, fileName: "", workingFile: file, timeZone: "UTC" }),
    ).resolves.toBe(0);
  });
});

describe("the date of taking", () => {
  type Exif = Record<string, Record<string, string>>;
  const takenBy = async (fileName: string, exif: Exif) => {
    const bytes = await drawn(9, 9, `#${Math.random().toString(16).slice(2, 8).padEnd(6, "0")}`)
      .withExif(exif)
      .jpeg()
      .toBuffer();
    const { id } = await importPicture(fileOf(bytes), { fileName });
    return findPicture(id);
  };
  const taken = async (exif: Exif) => {
    const picture = await takenBy("", exif);
    return picture && { at: picture.takenAt?.toISOString() ?? null, day: dayTaken(picture) };
  };
  const EMPTY = [
    "0000:00:00 00:00:00",
    "    :  :     :  :  ",
    "1970:01:01 00:00:00",
    "2025:13:40 10:00:00",
  ];

  test.each(EMPTY)("where it is %j is the next good one", async (empty) => {
    expect(
      await taken({ IFD2: { DateTimeOriginal: empty, DateTimeDigitized: "2025:03:04 10:00:00" } }),
    ).toEqual({ at: "2025-03-04T04:30:00.000Z", day: "2025-03-04" });
    expect(
      await taken({
        IFD0: { DateTime: "2025:03:05 10:00:00" },
        IFD2: { DateTimeOriginal: empty, DateTimeDigitized: empty },
      }),
    ).toEqual({ at: "2025-03-05T04:30:00.000Z", day: "2025-03-05" });
    expect(
      await taken({
        IFD2: { DateTimeOriginal: empty },
        IFD3: { GPSDateStamp: "2025:03:06", GPSTimeStamp: "10/1 0/1 0/1" },
      }),
    ).toEqual({ at: "2025-03-06T10:00:00.000Z", day: "2025-03-06" });
    expect(await taken({ IFD2: { DateTimeOriginal: empty } })).toEqual({ at: null, day: null });
  });

  test("is the satellites', the place's, and at last a guess by the name", async () => {
    const clock = { DateTimeOriginal: "2025:08:05 12:35:41" };
    const satellites = { GPSDateStamp: "2025:08:05", GPSTimeStamp: "11/1 35/1 40/1" };
    expect(await taken({ IFD2: clock, IFD3: satellites })).toMatchObject({
      at: "2025-08-05T11:35:41.000Z",
    });
    expect(
      await taken({
        IFD2: clock,
        IFD3: {
          GPSLatitude: "40/1 43/1 0/1",
          GPSLatitudeRef: "N",
          GPSLongitude: "74/1 0/1 0/1",
          GPSLongitudeRef: "W",
        },
      }),
    ).toEqual({ at: "2025-08-05T16:35:41.000Z", day: "2025-08-05" });
  });

  test.each([
    ["IMG-20250805-WA0001.jpg", "2025-08-05T06:30:00.000Z", "name"],
    ["PXL_20250805_093012345.jpg", "2025-08-05T09:30:12.000Z", "name"],
    ["20250805_101112.jpg", "2025-08-05T04:41:12.000Z", "name"],
    ["IMG_1234.jpg", undefined, null],
  ])("is a guess by the name %s, also of a camera that says no time", async (fileName, at, by) => {
    const picture = await takenBy(fileName, { IFD0: { Make: "Camera" } });
    expect(picture?.takenAt?.toISOString()).toBe(at);
    expect(picture?.camera).toBe("Camera");
    expect(picture && timeSourceOf(picture)).toBe(by);
  });

  test("is no guess where the camera says the very time of the name", async () => {
    const clock = { DateTimeOriginal: "2025:08:05 10:11:12" };
    const picture = await takenBy("20250805_101112.jpg", { IFD2: clock });
    expect(picture?.takenAt?.toISOString()).toBe("2025-08-05T04:41:12.000Z");
    expect(picture && timeSourceOf(picture)).toBe("site");
  });

  test.each(["+05:30", "-08:00", "+13:00", "+00:00"])(
    "is the day of the photograph's own zone, %s",
    async (zone) => {
      for (const time of ["00:10:00", "23:30:00"]) {
        const found = await taken({
          IFD2: { DateTimeOriginal: `2025:09:14 ${time}`, OffsetTimeOriginal: zone },
        });
        expect(found?.day, time).toBe("2025-09-14");
      }
    },
  );
});

test("a variant that cannot be made soon is 503 for whoever has nothing else to see", async () => {
  const { id } = await importPicture(fileOf(await drawn(33, 21).png().toBuffer()));
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
  const jobs = Array.from({ length: 100 }, () =>
    enqueue({ kind: "draw", svg, to: fileOf(crypto.randomUUID()) }, "reader"),
  );
  const name = variantName(id, 33, "jpg");
  const request = new Request(`http://127.0.0.1/media/${name}`);
  const answer = await loader({ params: { name }, request, context: {} });
  expect([answer.status, answer.headers.get("Retry-After")]).toEqual([503, "10"]);
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  await importPicture(fileOf(await drawn(34, 21).png().toBuffer()));
  await Promise.all(jobs.map(({ result }) => result));
  expect(await variant(id, 33, "jpg")).toMatchObject({ format: "jpg" });
});

describe("a JPEG that lacks its end", () => {
  const noise = { type: "gaussian", mean: 120, sigma: 30 } as const;
  const photograph = (width: number, progressive: boolean) =>
    sharp({ create: { width, height: 480, channels: 3, background: "#888", noise } })
      .jpeg({ progressive })
      .toBuffer();

  test.each([
    ["its end marker", 620, 2, false],
    ["some of its last lines", 630, 3_000, false],
    ["its end marker, progressive", 640, 2, true],
    ["some of its last scan", 650, 3_000, true],
  ])("is taken in with a word: %s", async (_, width, bytes, progressive) => {
    const whole = await photograph(width, progressive);
    const { status, id, endsEarly } = await take(whole.subarray(0, whole.length - bytes));
    expect({ status, endsEarly }).toEqual({ status: 201, endsEarly: true });
    const served = await variant(id, 320, "webp");
    expect(await sharp(served.bytes).metadata()).toMatchObject({ width: 320 });
  });

  test("is refused where much is missing", async () => {
    for (const progressive of [false, true]) {
      const whole = await photograph(660, progressive);
      const file = fileOf(whole.subarray(0, whole.length * 0.2));
      await expect(importPicture(file)).rejects.toThrow(PictureError);
    }
  });

  test("is told from one with more bytes behind its end", async () => {
    const bytes = Buffer.concat([await photograph(670, false), Buffer.from("SAMSUNG TRAILER")]);
    expect(await take(bytes)).toMatchObject({ status: 201, endsEarly: false });
  });
});
