import { createHash } from "node:crypto";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { pictureFormats, variantName, widthsOf } from "~/models/pictures/picture";
import { viewPicture } from "~/models/pictures/picture.server";
import { mediaFolder, originalFile, workingFile } from "~/models/pictures/picture-files.server";
import { askPictureProcess } from "~/models/pictures/picture-process.server";
import type { Audience } from "~/models/site/audience";
import { PictureError } from "~/picture-process/problem";
import { shareLayouts } from "~/picture-process/share-layout";
import type { Share, SharePhoto } from "~/picture-process/tasks";
import { SITE_NAME } from "~/site";
import { hasContent } from "~/utils/file-content.server";
import { logError } from "~/utils/log-failure.server";
import type { ShareItem, ShareShape } from "./share-picture";
import { findShareSubject, type ShareSubject } from "./share-subject.server";

/** Raised when pictures are drawn in another way: all are made anew then. */
const DRAWING = 1;

/** Beside the variants; no address of theirs leads here. */
export const sharePicturesFolder = join(mediaFolder, "share");

/** A picture's bytes; or where it is by now, for an address that names an older one. */
type Served = { bytes: Buffer } | { movedTo: string };

/**
 * The public address of an item's share picture, which is another one for whatever else it shows; `null` for what the
 * public may not see.
 */
export function shareAddress(item: ShareItem) {
  const picture = findPicture(item, "public");
  return picture && addressOf(item, picture.version);
}

function addressOf({ kind, id }: ShareItem, version: string) {
  return `/share/${kind}/${encodeURIComponent(id)}/${version}.jpg`;
}

/** The public picture at an address. What is drawn is always the present one, whatever version is asked for. */
export async function serveSharePicture(item: ShareItem, version: string): Promise<Served | null> {
  const picture = findPicture(item, "public");
  if (!picture) return null;
  if (picture.version !== version) return { movedTo: addressOf(item, picture.version) };
  const bytes = await bytesOf(item, picture, "wide");
  // It may have been hidden while the picture was made.
  return findPicture(item, "public") ? { bytes } : null;
}

/** The same for the owner, of drafts and hidden items as well, in any shape; with the item's title. */
export async function makeOwnersSharePicture(item: ShareItem, shape: ShareShape) {
  const picture = findPicture(item, "owner");
  if (!picture) return null;
  return { title: picture.subject.title, bytes: await bytesOf(item, picture, shape) };
}

type Found = { subject: ShareSubject; view: ReturnType<typeof viewPicture>; version: string };

function findPicture(item: ShareItem, audience: Audience): Found | null {
  // It becomes a folder's name.
  if (!/^[\w-]{1,64}$/.test(item.id)) return null;
  const subject = findShareSubject(item, audience);
  if (!subject) return null;
  const view = viewPicture(subject.photo);
  const shown = [DRAWING, SITE_NAME, subject.title, view?.id, view?.focusX, view?.focusY];
  const text = JSON.stringify([...shown, subject.road]);
  const version = createHash("sha256").update(text).digest("hex").slice(0, 16);
  return { subject, view, version };
}

const underWay = new Map<string, Promise<void>>();

async function bytesOf({ kind, id }: ShareItem, picture: Found, shape: ShareShape) {
  const folder = join(sharePicturesFolder, kind, id);
  const file = join(folder, `${picture.version}-${shape}.jpg`);
  if (!hasContent(file)) {
    const making = underWay.get(file) ?? make(picture, shape, folder, file);
    underWay.set(file, making);
    await making.finally(() => underWay.delete(file));
  }
  return readFile(file);
}

/** Draws it once for all who ask, and removes what it replaces. */
async function make(
  { subject, view, version }: Found,
  shape: ShareShape,
  folder: string,
  to: string,
) {
  const { title, road } = subject;
  const task = { kind: "share", shape, title, siteName: SITE_NAME, road, to } as const;
  await draw({ ...task, photo: photoFor(view, shape) });
  for (const name of await readdir(folder)) {
    if (!name.startsWith(version)) await rm(join(folder, name), { force: true });
  }
}

/** With urgency below that of a reader's: one of the two places stays free for the pictures of pages. */
async function draw(task: Share) {
  try {
    await askPictureProcess(task, "owner");
  } catch (error) {
    if (!(error instanceof PictureError) || !task.photo) throw error;
    logError("pictures", error);
    await askPictureProcess({ ...task, photo: null }, "owner");
  }
}

/** The photograph: a variant that is ready and large enough, which is read sooner, or the original. */
function photoFor(view: Found["view"], shape: ShareShape): SharePhoto | null {
  if (!view?.id || !view.width || !view.height) return null;
  const { id, width: full, height: fullHeight, focusX = 50, focusY = 50 } = view;
  const focus = { x: focusX, y: focusY };
  const { photo } = shareLayouts[shape];
  const wanted = Math.max(photo.width, (photo.height * full) / fullHeight);
  const ready = widthsOf(full)
    .filter((width) => width >= wanted)
    .flatMap((width) => pictureFormats.toReversed().map((format) => variantName(id, width, format)))
    .map((name) => join(mediaFolder, name))
    .find(hasContent);
  if (ready) return { file: ready, workingFile: null, focus };
  const file = originalFile(id);
  return hasContent(file) ? { file, workingFile: workingFile(id), focus } : null;
}
