import { readdirSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { afterEach, describe, expect, test } from "vitest";
import { undoDeletion } from "~/models/bin/bin-restore.server";
import { updatePicture } from "~/models/collections/library/picture-library.server";
import {
  deletePictures,
  replacePicture,
} from "~/models/collections/library/picture-removal.server";
import {
  type IconName,
  iconAddress,
  iconLinks,
  iconsFolder,
  sweepIcons,
} from "~/models/find/icon.server";
import { originalFile } from "~/models/pictures/picture-files.server";
import { pictureIdOf } from "~/models/pictures/picture-name";
import { listUses } from "~/models/pictures/picture-uses.server";
import { createPin } from "~/models/road/pins/pin.server";
import { getSettings, updateSettings } from "~/models/texts/settings.server";
import { SETTING_DEFAULTS } from "~/words";
import { drawn } from "../support/pictures/picture-fixtures";
import { addPicture } from "../support/pictures/pictures";
import { got } from "../support/records/saved";
import { send } from "../support/requests/routes";
import { expectConsoleError } from "../support/runner/console";

afterEach(() => {
  updateSettings(Object.fromEntries(Object.keys(SETTING_DEFAULTS).map((name) => [name, null])));
});

const NAMES: IconName[] = [
  "favicon.svg",
  "favicon.ico",
  "apple-touch-icon.png",
  "icon-192.png",
  "icon-512.png",
  "maskable-512.png",
];

async function bytesAt(path: string) {
  const answer = await send("GET", path);
  expect(answer.status, path).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

/** Red, green, blue and opacity of a picture, this far down its diagonal. */
async function pixelOf(picture: Buffer, share: number) {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = Math.round(share * (info.width - 1));
  return [...data.subarray((at * info.width + at) * 4, (at * info.width + at) * 4 + 4)];
}

async function moved(path: string) {
  const { status, headers } = await send("GET", path);
  return status === 302 ? headers.get("Location") : status;
}

/** Adds a square picture of one colour to the library; its address and id. */
async function addSquare(colour: string) {
  const address = await addPicture(await drawn(600, 600, colour).png().toBuffer());
  return { address, id: pictureIdOf(address) ?? "" };
}

describe.each([
  ["/icons/favicon.svg", "image/svg+xml", 64, "svg"],
  ["/icons/apple-touch-icon.png", "image/png", 180, "png"],
  ["/icons/icon-192.png", "image/png", 192, "png"],
  ["/icons/icon-512.png", "image/png", 512, "png"],
  ["/icons/maskable-512.png", "image/png", 512, "png"],
])("%s", (path, type, size, kind) => {
  test("is the present icon, of its type and size, for some minutes", async () => {
    const { headers } = await send("GET", path);
    expect(headers.get("Content-Type")).toBe(type);
    expect(headers.get("Cache-Control")).toBe("public, max-age=600");
    const { width, height, format } = await sharp(await bytesAt(path)).metadata();
    expect({ width, height, format }).toEqual({ width: size, height: size, format: kind });
  });
});

test.each(["/favicon.ico", "/icons/favicon.ico"])(
  "%s holds a picture of 32 pixels",
  async (path) => {
    const { headers } = await send("GET", path);
    expect(headers.get("Content-Type")).toBe("image/x-icon");
    const bytes = await bytesAt(path);
    expect([...bytes.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    const { width, format } = await sharp(bytes.subarray(bytes.readUInt32LE(18))).metadata();
    expect({ width, format }).toEqual({ width: 32, format: "png" });
  },
);

test("its own address is that of this very icon, which stays", async () => {
  for (const name of NAMES) {
    const { status, headers } = await send("GET", iconAddress(name));
    expect(status).toBe(200);
    expect(headers.get("Cache-Control")).toContain("immutable");
  }
  expect(await bytesAt(iconAddress("icon-192.png"))).toEqual(await bytesAt("/icons/icon-192.png"));
});

test("round corners are clear, and what a device cuts itself is full", async () => {
  expect((await pixelOf(await bytesAt("/icons/icon-512.png"), 0))[3]).toBe(0);
  expect((await pixelOf(await bytesAt("/icons/maskable-512.png"), 0))[3]).toBe(255);
});

test("another accent is another icon at another address, and the former one leads there", async () => {
  const before = NAMES.map(iconAddress);
  const drawing = await bytesAt("/icons/favicon.svg");
  updateSettings({ accentDark: "#7fd1ff" });
  const after = NAMES.map(iconAddress);
  expect(new Set([...before, ...after]).size).toBe(12);
  expect(await Promise.all(before.map(moved))).toEqual(after);
  const next = (await bytesAt("/icons/favicon.svg")).toString();
  expect(next).toContain("#7fd1ff");
  expect(drawing.toString()).not.toContain("#7fd1ff");
  updateSettings({ accentDark: null, siteName: "Elsewhere", secondDark: "#7fd1ff" });
  expect(NAMES.map(iconAddress), "what no icon shows").toEqual(before);
});

test("another road is another icon; a hidden pin is no road", () => {
  const before = iconAddress("icon-192.png");
  const pin = { name: "Stop", country: "Norway", pinType: "visited" as const };
  const places = [
    { lat: 69.65, lng: 18.96 },
    { lat: 48.2, lng: 16.37 },
    { lat: 38.72, lng: -9.14 },
  ];
  for (const coordinates of places) createPin({ ...pin, coordinates, isVisible: false });
  expect(iconAddress("icon-192.png")).toBe(before);
  for (const coordinates of places) createPin({ ...pin, coordinates });
  expect(iconAddress("icon-192.png")).not.toBe(before);
});

test.each([
  "icon-193.png",
  "icon-192.jpg",
  "icon-192.svg",
  "icon-192-0123456.png",
  "icon-192-0123ABCD.png",
  "share.jpg",
  "constructor",
  "%00.png",
  ".png",
])("no icon is called %s", async (name) => {
  expect((await send("GET", `/icons/${name}`)).status).toBe(404);
});

test("names that were never one have nothing made", async () => {
  updateSettings({ accentDark: "#80ff80" });
  for (let number = 0; number < 20; number += 1) {
    const version = number.toString(16).padStart(8, "0");
    expect(await moved(`/icons/icon-512-${version}.png`)).toBe(iconAddress("icon-512.png"));
  }
  const [, version = ""] = /-([0-9a-f]{8})\./.exec(iconAddress("icon-512.png")) ?? [];
  const made = readdirSync(iconsFolder);
  expect(made.filter((file) => file.startsWith(version))).toEqual([]);
});

test("those that are no longer the present ones are removed", async () => {
  await bytesAt("/icons/icon-192.png");
  updateSettings({ accentDark: "#ffb3c8" });
  await bytesAt("/icons/icon-192.png");
  expect(readdirSync(iconsFolder).length).toBeGreaterThan(1);
  await sweepIcons();
  expect(readdirSync(iconsFolder)).toHaveLength(1);
});

describe("a picture of the library", () => {
  test("is every icon in place of the line, with the same shapes", async () => {
    const { address } = await addSquare("#c81e1e");
    updateSettings({ icon: address });
    for (const name of ["icon-192.png", "maskable-512.png", "apple-touch-icon.png"] as const) {
      const icon = await bytesAt(iconAddress(name));
      const [red = 0, green = 255] = await pixelOf(icon, 0.5);
      expect(red).toBeGreaterThan(180);
      expect(green).toBeLessThan(60);
      expect((await pixelOf(icon, 0))[3], name).toBe(name === "icon-192.png" ? 0 : 255);
    }
    expect(await moved("/icons/favicon.svg")).toBe(iconAddress("icon-192.png"));
    expect(iconLinks()[0]).toMatchObject({ href: iconAddress("icon-192.png"), type: "image/png" });
    expect(iconLinks().map(({ href }) => href)).not.toContain(iconAddress("favicon.svg"));
  });

  test("is cut around its focus", async () => {
    const half = {
      create: { width: 300, height: 600, channels: 3 as const, background: "#1e1ec8" },
    };
    const wide = drawn(1200, 600, "#c81e1e").composite([{ input: half, left: 0, top: 0 }]);
    const address = await addPicture(await wide.png().toBuffer());
    const id = pictureIdOf(address) ?? "";
    updateSettings({ icon: address });
    const middle = iconAddress("icon-192.png");
    got(updatePicture(id, { focusX: 0, focusY: 50 }));
    expect(iconAddress("icon-192.png")).not.toBe(middle);
    const [red = 255, , blue = 0] = await pixelOf(await bytesAt("/icons/icon-192.png"), 0.25);
    expect(blue).toBeGreaterThan(red);
  });

  test("counts as used, and another that takes its place becomes the icon", async () => {
    const [first, second] = [await addSquare("#c81e1e"), await addSquare("#1e1ec8")];
    updateSettings({ icon: first.address });
    expect(listUses([first.id]).get(first.id)).toEqual([
      { kind: "settings", title: "Settings", path: "/admin/settings" },
    ]);
    await replacePicture(first.id, second.id);
    expect(getSettings().icon).toBe(second.address);
    expect(listUses([second.id]).size).toBe(1);
    updateSettings({ icon: "" });
    expect(listUses([second.id]).size).toBe(0);
  });

  test("that is in the bin leaves the line, and is the icon again when it comes back", async () => {
    const drawnLine = iconAddress("icon-192.png");
    const { address, id } = await addSquare("#1ec81e");
    updateSettings({ icon: address });
    const ofPicture = iconAddress("icon-192.png");
    const gone = await deletePictures([id]);
    expect(iconAddress("icon-192.png")).toBe(drawnLine);
    // A form that says what it said before is no new choice.
    got(updateSettings({ icon: address, siteName: "Elsewhere" }));
    if (gone) undoDeletion(gone.deletedAt);
    expect(iconAddress("icon-192.png")).toBe(ofPicture);
  });

  test("that cannot be read leaves the line", async () => {
    const { address, id } = await addSquare("#1ec8c8");
    writeFileSync(originalFile(id), "no picture");
    updateSettings({ icon: address });
    const icon = await bytesAt("/icons/apple-touch-icon.png");
    expectConsoleError("picture");
    const [red = 0, , blue = 255] = await pixelOf(icon, 0.02);
    expect([red, blue]).toEqual([0x14, 0x2b]);
  });
});

test("a page without a picture of its own has the site's: its name beside the road", async () => {
  const before = await moved("/icons/share.png");
  expect(before).toMatch(/^\/share\/journey\/site\/[0-9a-f]{16}\.jpg$/);
  const { format, width, height } = await sharp(await bytesAt(String(before))).metadata();
  expect({ format, width, height }).toEqual({ format: "jpeg", width: 1200, height: 630 });
  updateSettings({ siteName: "North to South" });
  const after = await moved("/icons/share.png");
  expect(after).not.toBe(before);
  const { address } = await addSquare("#c81e1e");
  updateSettings({ icon: address });
  const [red = 0, green = 255] = await pixelOf(
    await bytesAt(String(await moved("/icons/share.png"))),
    0.02,
  );
  expect(red).toBeGreaterThan(180);
  expect(green).toBeLessThan(60);
});
