import sharp, { type Metadata } from "sharp";
import { type Focus, isTooTall } from "~/models/pictures/picture";
import { readKind } from "~/models/pictures/picture-kind";
import { tooTall } from "~/models/pictures/picture-problem";
import type { Measure, Measured } from "~/models/pictures/picture-tasks";
import { provideSite, SITE_DEFAULTS } from "~/site";
import { colourOf } from "./colour";
import { readCapture } from "./exif";
import { readHeader } from "./memory";
import { openPicture } from "./open-picture";
import { openSource } from "./working-copy";

/** Wide enough to find the colours and the point of interest. */
const SMALL_PX = 320;

/** Reads the whole picture, so that a truncated one is refused now and not when it is shown. */
export async function measure({
  file,
  fileName,
  workingFile,
  timeZone,
}: Measure): Promise<Measured> {
  // This process has no database with the settings.
  provideSite(() => ({ ...SITE_DEFAULTS, timeZone }));
  const kind = await readKind(file);
  const source = await openSource(file, kind, workingFile);
  if (isTooTall(source)) throw tooTall();
  const small = await openPicture(source.file)
    .autoOrient()
    .resize(SMALL_PX, SMALL_PX, { fit: "inside", withoutEnlargement: true })
    .png()
    .toBuffer();
  return {
    width: source.width,
    height: source.height,
    placeholder: await placeholderOf(small),
    colour: await colourOf(small),
    eyeCatcher: await findEyeCatcher(small),
    capture: await captureOf(file, fileName),
    endsEarly: source.endsEarly === true,
  };
}

/** Sharp can read the container of every kind, even if it cannot decode the content. */
async function captureOf(file: string, fileName: string) {
  const { exif } = await readHeader(file).catch((): Partial<Metadata> => ({}));
  // In a JPEG, a marker precedes the TIFF block.
  const block = exif?.toString("latin1", 0, 4) === "Exif" ? exif.subarray(6) : exif;
  return readCapture(block, fileName);
}

async function placeholderOf(small: Buffer) {
  const preview = await openPicture(small)
    .resize(20, 60, { fit: "inside" })
    .webp({ quality: 40 })
    .toBuffer();
  return `data:image/webp;base64,${preview.toString("base64")}`;
}

/** The point with the strongest colours, brightness and skin tones, in percent. Sharp finds it only when it crops. */
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
