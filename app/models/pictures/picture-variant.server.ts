import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate, setTimeout } from "node:timers/promises";
import { and, eq, isNull } from "drizzle-orm";
import { semaphore } from "~/utils/async/semaphore";
import { hasContent } from "~/utils/files/file-content.server";
import { logError } from "~/utils/log-failure.server";
import { db } from "~db/client.server";
import { pictures } from "~db/schema/pictures";
import { formatsOf, heightAt, type PictureSize, variantName, widthsOf } from "./picture";
import { mediaFolder, originalFile, workingFile } from "./picture-files.server";
import { type PictureFormat, parseVariantName } from "./picture-name";
import { PictureError } from "./picture-problem";
import { askPictureProcess } from "./picture-process.server";
import { PicturesBusyError, soon, type Urgency } from "./task-queue.server";

type Variant = { id: string; width: number; format: PictureFormat };

/** Wide enough for a phone until the others are there. */
const FIRST_PX = 768;

/** A variant's bytes, or those of a stopgap while it is being made. */
type Served = { bytes: Buffer; format: PictureFormat; isStopgap: boolean };

/**
 * A variant by its file name. One that is missing is begun, and the nearest variant that is ready is served meanwhile;
 * without any, it is awaited. `null` when the picture has no such variant, or its original is missing or broken. Throws
 * `PicturesBusyError` when nothing is ready and it takes too long.
 */
export async function serveVariant(name: string): Promise<Served | null> {
  const variant = parseVariantName(name);
  const picture = variant && findSize(variant.id);
  if (!variant || !picture || !isOf(variant, picture)) return null;
  if (!hasContent(fileOf(variant))) {
    const making = makeVariant(variant, "reader");
    const stopgap = nearestReady(variant, widthsOf(picture.width));
    if (stopgap) {
      making.catch(logUnlessBusy);
      return { bytes: await readFile(fileOf(stopgap)), format: stopgap.format, isStopgap: true };
    }
    if (!(await soon(making))) return null;
  }
  return { bytes: await readFile(fileOf(variant)), format: variant.format, isStopgap: false };
}

/** Whether it is one of the widths and formats that are made of the picture. */
function isOf({ width, format }: Variant, size: PictureSize) {
  return widthsOf(size.width).includes(width) && formatsOf(size).includes(format);
}

/** Being busy is no error: the next request begins the variant. */
function logUnlessBusy(error: unknown) {
  if (!(error instanceof PicturesBusyError)) logError("pictures", error);
}

/** The size of the picture with this id, if there is one. */
export function findSize(id: string) {
  const { width, height } = pictures;
  const isAsked = and(isNull(pictures.deletedAt), eq(pictures.id, id));
  return db.select({ width, height }).from(pictures).where(isAsked).get();
}

function fileOf({ id, width, format }: Variant) {
  return join(mediaFolder, variantName(id, width, format));
}

/** Makes a variant; returns whether it exists then. */
async function makeVariant(variant: Variant, urgency: Urgency) {
  const { id, width, format } = variant;
  const to = fileOf(variant);
  const size = findSize(id);
  const file = originalFile(id);
  // A file alone does not count: the bin keeps the originals of deleted pictures.
  const isDeleted = () => !findSize(id) || !hasContent(file);
  if (!size || isDeleted()) return false;
  const task = {
    kind: "encode",
    file,
    workingFile: workingFile(id),
    width,
    height: heightAt(width, size),
    format,
    to,
  } as const;
  try {
    await askPictureProcess(task, urgency);
    if (!isDeleted()) return true;
    await rm(to, { force: true });
    return false;
  } catch (error) {
    if (isDeleted()) return false;
    if (!(error instanceof PictureError)) throw error;
    logError("pictures", new Error(`The original of picture ${id} is broken: ${error.message}`));
    return false;
  }
}

/** A browser that shows a format also shows those after it. */
const OLDER: Record<PictureFormat, PictureFormat[]> = {
  avif: ["avif", "webp", "jpg"],
  webp: ["webp", "jpg"],
  jpg: ["jpg"],
};

/** The variant of the same picture that is there and nearest in width. */
function nearestReady({ id, width, format }: Variant, widths: number[]) {
  const byDistance = widths.toSorted(
    (one, other) => Math.abs(one - width) - Math.abs(other - width),
  );
  return byDistance
    .flatMap((near) => OLDER[format].map((kind) => ({ id, width: near, format: kind })))
    .find((variant) => hasContent(fileOf(variant)));
}

/** Makes the first variant of a new picture, a stopgap until the others are there. */
export function makeFirstVariant(picture: { id: string; width: number }) {
  const width = widthsOf(picture.width).findLast((each) => each <= FIRST_PX) ?? picture.width;
  return makeVariant({ id: picture.id, width, format: "jpg" }, "owner");
}

const oneByOne = semaphore(1);

/**
 * Makes the missing variants of a picture, so that few visitors get a stopgap. It pauses as long as it works: visitors
 * come first on a small machine.
 */
export async function makeVariants({ id, ...size }: PictureSize & { id: string }) {
  for (const width of widthsOf(size.width)) {
    for (const format of formatsOf(size)) {
      await oneByOne(async () => {
        if (hasContent(fileOf({ id, width, format }))) return;
        const started = performance.now();
        await makeVariant({ id, width, format }, "nobody");
        await setTimeout(performance.now() - started, undefined, { ref: false });
      });
    }
  }
}

/** The same for all pictures; page requests are answered in between. */
export async function makeMissingVariants() {
  const { id, width, height } = pictures;
  const isThere = isNull(pictures.deletedAt);
  for (const picture of db.select({ id, width, height }).from(pictures).where(isThere).all()) {
    await makeVariants(picture);
    await setImmediate();
  }
}
