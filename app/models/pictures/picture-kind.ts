import { open } from "node:fs/promises";
import { drawingRefused, PictureError, rawRefused } from "./picture-problem";
import { isRawPhotograph } from "./raw-photograph";

/** Enough for every signature here, and for the beginning of most SVG files. */
const HEADER_BYTES = 1_024;

/** The brands of ISO base media files (ISO/IEC 14496-12) that hold a still picture. */
const AVIF_BRANDS = new Set(["avif", "avis"]);
const HEIC_BRANDS = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]);

/** Canon's CR2 and Phase One's IIQ begin like TIFF; CR3, RAF, ORF, RW2, X3F and MRW do not. */
const RAW_SIGNATURE =
  /^(?:(?:II\*\0|MM\0\*).{4}(?:CR|IIII|MMMM)|.{4}ftypcrx |FUJIFILM|II(?:RO|RS|U\0)|MMOR|FOVb|\0MRM)/s;

export const pictureKinds = ["jpeg", "png", "gif", "webp", "avif", "heic", "tiff"] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** The kind of a file by its bytes, never by its name; throws `PictureError` for other files. */
export async function readKind(file: string): Promise<PictureKind> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
    const kind = kindOf(buffer.subarray(0, bytesRead));
    if (kind === "tiff" && (await isRawPhotograph(handle))) throw rawRefused();
    return kind;
  } finally {
    await handle.close();
  }
}

function kindOf(header: Buffer): PictureKind {
  const text = header.toString("latin1");
  if (text.startsWith("\xff\xd8\xff")) return "jpeg";
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (/^GIF8[79]a/.test(text)) return "gif";
  if (/^RIFF.{4}WEBP/s.test(text)) return "webp";
  if (RAW_SIGNATURE.test(text)) throw rawRefused();
  if (/^(?:II\*\0|MM\0\*)/.test(text)) return "tiff";
  if (text.slice(4, 8) === "ftyp") return kindOfBrands(text);
  if (/<svg[\s>]/i.test(text)) throw drawingRefused();
  throw new PictureError("kind");
}

/** The major brand, then the compatible ones: a generic `mif1` may hold either coding. */
function kindOfBrands(text: string): PictureKind {
  const size = Buffer.from(text.slice(0, 4), "latin1").readUInt32BE();
  const brands = [text.slice(8, 12), ...(text.slice(16, size).match(/.{4}/gs) ?? [])];
  if (brands.some((brand) => AVIF_BRANDS.has(brand))) return "avif";
  if (brands.some((brand) => HEIC_BRANDS.has(brand))) return "heic";
  throw new PictureError("kind");
}
