import { createHash } from "node:crypto";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { landOutline } from "~/map-drawing/land-outline.server";
import { photoSource } from "~/models/pictures/photo-source.server";
import { jpegAddress } from "~/models/pictures/picture";
import { viewPicture } from "~/models/pictures/picture.server";
import { mediaFolder } from "~/models/pictures/picture-files.server";
import { PictureError } from "~/models/pictures/picture-problem";
import { askPictureProcess } from "~/models/pictures/picture-process.server";
import type { Share } from "~/models/pictures/picture-tasks";
import { soon, unlessBusy } from "~/models/pictures/task-queue.server";
import { ownColours } from "~/utils/colours/own-colours";
import { hasContent } from "~/utils/files/file-content.server";
import { logError } from "~/utils/log-failure.server";
import { shareLayout } from "./share-layout";
import type { ShareItem } from "./share-picture";
import { findShareSubject, type ShareSubject } from "./share-subject.server";

/** Raise this when share pictures are drawn differently; all are then made anew. */
const DRAWING = 4;

/** A folder beside the variants; no variant's address leads here. */
export const sharePicturesFolder = join(mediaFolder, "share");

/** About as long as social networks wait for a preview picture. */
const LONGEST_WAIT_MS = 10_000;

/**
 * A picture's bytes; or its present address, where an older one was asked for; or, while it is still being drawn, the
 * address of what can be shown meanwhile.
 */
type Served = { bytes: Buffer } | { movedTo: string } | { meanwhile: string | null };

/**
 * The public address of an item's share picture, which changes whenever the picture does; `null` if the public may not
 * see the item.
 */
export function shareAddress(item: ShareItem) {
  const picture = findPicture(item);
  return picture && addressOf(item, picture.version);
}

function addressOf({ kind, id }: ShareItem, version: string) {
  return `/share/${kind}/${encodeURIComponent(id)}/${version}.jpg`;
}

/** The public share picture at an address; a former version answers `movedTo` and is never drawn. */
export async function serveSharePicture(item: ShareItem, version: string): Promise<Served | null> {
  const picture = findPicture(item);
  if (!picture) return null;
  if (picture.version !== version) return { movedTo: addressOf(item, picture.version) };
  const drawn = soon(bytesOf(item, picture), LONGEST_WAIT_MS);
  const bytes = await unlessBusy(drawn);
  // It may have been hidden while the picture was made.
  if (!findPicture(item)) return null;
  return bytes === "busy" ? { meanwhile: photographOf(picture) } : { bytes };
}

/** The address of its photograph in the width of a share picture, if it is one of the site's own pictures. */
function photographOf({ view }: ShareSource) {
  const { id, width } = view ?? {};
  return id && width ? jpegAddress({ id, width }, shareLayout.width) : null;
}

type ShareSource = { subject: ShareSubject; view: ReturnType<typeof viewPicture>; version: string };

function findPicture(item: ShareItem): ShareSource | null {
  // The id becomes a folder's name.
  if (!/^[\w-]{1,64}$/.test(item.id)) return null;
  const subject = findShareSubject(item);
  if (!subject) return null;
  const view = viewPicture(subject.photo);
  const shown = [
    DRAWING,
    subject.name,
    Object.values(ownColours()),
    subject.title,
    view?.id,
    view?.focusX,
    view?.focusY,
  ];
  const text = JSON.stringify([...shown, subject.road]);
  const version = createHash("sha256").update(text).digest("hex").slice(0, 16);
  return { subject, view, version };
}

async function bytesOf({ kind, id }: ShareItem, { subject, view, version }: ShareSource) {
  const folder = join(sharePicturesFolder, kind, id);
  const to = join(folder, `${version}.jpg`);
  if (!hasContent(to)) {
    const { name, title, road } = subject;
    const own = { name, colours: ownColours() };
    const land = landOutline(road.frame);
    const task = { ...own, kind: "share", title, road, land, to } as const;
    await draw({ ...task, photo: photoSource(view, shareLayout.photo) });
    await removeOthers(folder, version);
  }
  return readFile(to);
}

/** Removes the files of former versions. */
async function removeOthers(folder: string, version: string) {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(version)) await rm(join(folder, name), { force: true });
  }
}

/** Draws the picture; without its photograph if that cannot be read. */
async function draw(task: Share) {
  try {
    await askPictureProcess(task, "share");
  } catch (error) {
    if (!(error instanceof PictureError) || !task.photo) throw error;
    logError("pictures", error);
    await askPictureProcess({ ...task, photo: null }, "share");
  }
}
