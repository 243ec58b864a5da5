import sharp from "sharp";
import type { Focus } from "~/models/pictures/picture";
import { isStorageFailure } from "~/utils/storage-failure.server";
import { readCapture } from "./capture";
import { colourOf } from "./colour";
import { readKind } from "./kind";
import { openPicture } from "./open-picture";
import { PictureError } from "./problem";
import type { Measure, Measured } from "./tasks";
import { openSource } from "./working-copy";

/** Wide enough to tell what a picture shows. */
const SMALL_PX = 320;

/** Reads the whole picture, so that one cut short is refused here and not when it is shown. */
export async function measure({ file, workingFile }: Measure): Promise<Measured> {
  const kind = await readKind(file);
  try {
    const source = await openSource(file, kind, workingFile);
    const small = await openPicture(source.file).autoOrient().resize(SMALL_PX).png().toBuffer();
    return {
      width: source.width,
      height: source.height,
      placeholder: await placeholderOf(small),
      colour: await colourOf(small),
      eyeCatcher: await findEyeCatcher(small),
      capture: await captureOf(file),
    };
  } catch (error) {
    // A full disk is no fault of the picture.
    if (error instanceof PictureError || isStorageFailure(error)) throw error;
    throw new PictureError(isTooLarge(error) ? "pixels" : "broken");
  }
}

function isTooLarge(error: unknown) {
  return error instanceof Error && error.message.includes("pixel limit");
}

/** The container is read by sharp for every kind, also where it cannot decode what is inside. */
async function captureOf(file: string) {
  const { exif } = await sharp(file, { limitInputPixels: false }).metadata();
  // JPEG puts a marker before the TIFF block.
  return readCapture(exif?.toString("latin1", 0, 4) === "Exif" ? exif.subarray(6) : exif);
}

async function placeholderOf(small: Buffer) {
  const preview = await openPicture(small).resize(20).webp({ quality: 40 }).toBuffer();
  return `data:image/webp;base64,${preview.toString("base64")}`;
}

/** The point of strongest colour, brightness and skin tones, in percent. Only a crop makes sharp look for it. */
async function findEyeCatcher(small: Buffer): Promise<Focus> {
  const { width, height } = await openPicture(small).metadata();
  const crop = { position: sharp.strategy.attention };
  const half = openPicture(small).resize(width, Math.ceil(height / 2), crop);
  const { info } = await half.raw().toBuffer({ resolveWithObject: true });
  const { attentionX = width / 2, attentionY = height / 2 } = info;
  return { x: percent(attentionX / width), y: percent(attentionY / height) };
}

function percent(share: number) {
  return Math.round(Math.min(Math.max(share, 0), 1) * 100);
}
