import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { photoSource } from "~/models/pictures/photo-source.server";
import { viewPicture } from "~/models/pictures/picture.server";
import { mediaFolder } from "~/models/pictures/picture-files.server";
import { PictureError } from "~/models/pictures/picture-problem";
import { askPictureProcess } from "~/models/pictures/picture-process.server";
import { soon } from "~/models/pictures/task-queue.server";
import { journeyOffsets } from "~/models/road/line/journey-frames.server";
import { site } from "~/site";
import { ownColours } from "~/utils/colours/own-colours";
import { hasContent } from "~/utils/files/file-content.server";
import { logError } from "~/utils/log-failure.server";
import { memoPerContent } from "~db/client.server";
import { cornerOf, drawnFavicon, drawnIcon, icoAround } from "./icon-drawing";

/** Raise this when icons are drawn differently; all are then made anew. */
const DRAWING = 1;

/**
 * The icons that are pictures, with their sides in pixels; devices cut those without round corners to their own shape.
 */
const pngs = {
  "favicon.ico": { size: 32, isRounded: true },
  "apple-touch-icon.png": { size: 180, isRounded: false },
  "icon-192.png": { size: 192, isRounded: true },
  "icon-512.png": { size: 512, isRounded: true },
  "maskable-512.png": { size: 512, isRounded: false },
} as const;

/** The one icon that is a drawing. */
const DRAWN = "favicon.svg";

type PngName = keyof typeof pngs;
export type IconName = PngName | typeof DRAWN;

/** A folder beside the variants; no variant's address leads here. */
export const iconsFolder = join(mediaFolder, "icons");

/** The source of the icons, and a version that changes with it. */
const present = memoPerContent(() => {
  const picture = viewPicture(site().icon);
  const colours = ownColours();
  const drawing = { offsets: journeyOffsets(), colours };
  const shown = picture?.id
    ? [picture.id, picture.focusX, picture.focusY]
    : [drawing.offsets, colours.accent, colours.accentDark];
  const text = JSON.stringify([DRAWING, ...shown]);
  const version = createHash("sha256").update(text).digest("hex").slice(0, 8);
  return { picture: picture?.id ? picture : null, drawing, version };
});

type Present = ReturnType<typeof present>;

/** The address of an icon; it changes whenever the icon does. */
export function iconAddress(name: IconName) {
  return `/icons/${name.replace(".", `-${present().version}.`)}`;
}

/** Attributes of the `link` elements for icons in every page's head. */
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

/** An icon, and whether its address named this version; or the address of the present one. */
type Served = { bytes: Buffer; type: string; isVersioned: boolean } | { movedTo: string };

/**
 * The icon for a file name: `icon-192.png` is the present one, `icon-192-0123abcd.png` one version. `null` for an
 * unknown name. Only the present version is ever made; another one answers `movedTo`. Throws `PicturesBusyError` if
 * making it takes too long.
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

/** Made once, and kept until the icon changes. */
async function pngOf(name: PngName, now: Present) {
  const to = join(iconsFolder, `${now.version}-${name}.png`);
  if (!hasContent(to)) await soon(make(name, now, to));
  return readFile(to);
}

/** Makes an icon from the owner's picture; from the journey's line if there is none or it cannot be read. */
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

/** Removes the icons of former versions. */
export async function sweepIcons() {
  const { version } = present();
  for (const name of await readdir(iconsFolder).catch(() => [])) {
    if (!name.startsWith(version)) await rm(join(iconsFolder, name), { force: true });
  }
}
