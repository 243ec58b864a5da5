import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { photoSource } from "~/models/pictures/photo-source.server";
import { viewPicture } from "~/models/pictures/picture.server";
import { mediaFolder } from "~/models/pictures/picture-files.server";
import { PictureError } from "~/models/pictures/picture-problem";
import { askPictureProcess } from "~/models/pictures/picture-process.server";
import { soon } from "~/models/pictures/task-queue.server";
import { journeySways } from "~/models/road/line/journey-frames.server";
import { site } from "~/site";
import { ownColours } from "~/utils/colours/own-colours";
import { hasContent } from "~/utils/files/file-content.server";
import { logError } from "~/utils/log-failure.server";
import { memoPerContent } from "~db/client.server";
import { cornerOf, drawnFavicon, drawnIcon, icoAround } from "./icon-drawing";

/** Raised when icons are drawn in another way: all are made anew then. */
const DRAWING = 1;

/** The icons that are pictures: their sides, in pixels; devices cut what has no round corners to a shape of their own. */
const pngs = {
  "favicon.ico": { size: 32, isRounded: true },
  "apple-touch-icon.png": { size: 180, isRounded: false },
  "icon-192.png": { size: 192, isRounded: true },
  "icon-512.png": { size: 512, isRounded: true },
  "maskable-512.png": { size: 512, isRounded: false },
} as const;

/** A drawing, where the icon is one. */
const DRAWN = "favicon.svg";

type PngName = keyof typeof pngs;
export type IconName = PngName | typeof DRAWN;

/** Beside the variants; no address of theirs leads here. */
export const iconsFolder = join(mediaFolder, "icons");

/** What the icons are made of now, and what tells it from all that they were made of before. */
const present = memoPerContent(() => {
  const picture = viewPicture(site().icon);
  const colours = ownColours();
  const drawing = { sways: journeySways(), colours };
  const shown = picture?.id
    ? [picture.id, picture.focusX, picture.focusY]
    : [drawing.sways, colours.accent, colours.accentDark];
  const text = JSON.stringify([DRAWING, ...shown]);
  const version = createHash("sha256").update(text).digest("hex").slice(0, 8);
  return { picture: picture?.id ? picture : null, drawing, version };
});

type Present = ReturnType<typeof present>;

/** The address of an icon, which is another one for whatever else it shows. */
export function iconAddress(name: IconName) {
  return `/icons/${name.replace(".", `-${present().version}.`)}`;
}

/** What the head of every page says of the icons, as attributes of its links. */
export function iconLinks() {
  const first = present().picture
    ? { href: iconAddress("icon-192.png"), type: "image/png" }
    : { href: iconAddress(DRAWN), type: "image/svg+xml" };
  return [
    { rel: "icon", ...first },
    { rel: "icon", href: iconAddress("favicon.ico"), sizes: "32x32" },
    { rel: "apple-touch-icon", href: iconAddress("apple-touch-icon.png") },
  ];
}

/** An icon, and whether its name is that of this very one; or where the icon of that name is by now. */
type Served = { bytes: Buffer; type: string; isVersioned: boolean } | { movedTo: string };

/**
 * The icon of a file's name: the present one of `icon-192.png`, or `icon-192-0123abcd.png`. `null` where there is no such
 * icon. Only the present ones are ever made. Throws `PicturesBusyError` where that takes too long.
 */
export async function serveIcon(file: string): Promise<Served | null> {
  const [, stem, version, ending] = /^([\w-]+?)(?:-([0-9a-f]{8}))?(\.[a-z]+)$/.exec(file) ?? [];
  const name = `${stem}${ending}`;
  if (name !== DRAWN && !isPng(name)) return null;
  const now = present();
  if (name === DRAWN && now.picture) return { movedTo: iconAddress("icon-192.png") };
  const isVersioned = version !== undefined;
  if (isVersioned && version !== now.version) return { movedTo: iconAddress(name) };
  if (name === DRAWN) {
    return { bytes: Buffer.from(drawnFavicon(now.drawing)), type: "image/svg+xml", isVersioned };
  }
  const png = await pngOf(name, now);
  if (name !== "favicon.ico") return { bytes: png, type: "image/png", isVersioned };
  return { bytes: icoAround(png, pngs[name].size), type: "image/x-icon", isVersioned };
}

function isPng(name: string): name is PngName {
  return Object.hasOwn(pngs, name);
}

/** Made once, and kept for as long as it is the present one. */
async function pngOf(name: PngName, now: Present) {
  const to = join(iconsFolder, `${now.version}-${name}.png`);
  if (!hasContent(to)) await soon(make(name, now, to));
  return readFile(to);
}

/** Makes an icon of the owner's picture; of the line where there is none, or it cannot be read. */
async function make(name: PngName, { picture, drawing }: Present, to: string) {
  const { size, isRounded } = pngs[name];
  await mkdir(iconsFolder, { recursive: true });
  const photo = photoSource(picture, { width: size, height: size });
  try {
    const radius = isRounded ? cornerOf(size) : 0;
    if (photo) return await askPictureProcess({ kind: "icon", photo, size, radius, to }, "reader");
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    logError("pictures", error);
  }
  const svg = drawnIcon(drawing, size, isRounded);
  return askPictureProcess({ kind: "draw", svg, to }, "reader");
}

/** Removes the icons that are no longer the present ones. */
export async function sweepIcons() {
  const { version } = present();
  for (const name of await readdir(iconsFolder).catch(() => [])) {
    if (!name.startsWith(version)) await rm(join(iconsFolder, name), { force: true });
  }
}
