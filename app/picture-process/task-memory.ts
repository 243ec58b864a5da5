import { hasContent } from "~/utils/file-content.server";
import { readKind } from "./kind";
import { decodingBytes, encodingBytes, readHeader } from "./memory";
import { MAX_PIXELS, PictureError } from "./problem";
import type { PictureTask } from "./tasks";

/** What a task may take at most, for a picture whose header does not tell: it runs alone. */
const UNKNOWN_BYTES = 450_000_000;

/**
 * How many bytes a task will take, as the header of its picture tells before a pixel is read. Throws `PictureError` for
 * a file that is none of the pictures that are taken, and for one of too many pixels.
 */
export async function memoryOf(task: PictureTask) {
  if (task.kind === "measure") return bytesToRead(task.file);
  if (task.kind === "share") return task.photo ? bytesToRead(sourceOf(task.photo)) : 0;
  if (task.kind !== "encode") return 0;
  const encoding = encodingBytes(task.width * task.height, task.format);
  return encoding + (await bytesToRead(sourceOf(task)));
}

/** The working copy, where there is one already. */
function sourceOf({ file, workingFile }: { file: string; workingFile: string | null }) {
  return workingFile !== null && hasContent(workingFile) ? workingFile : file;
}

async function bytesToRead(file: string) {
  const kind = await readKind(file);
  const header = await readHeader(file).catch(() => null);
  // libheif in sharp reads no more than 256 parts; the one that decodes HEIC reads a thousand, and refuses itself.
  if (!header && kind === "heic") return UNKNOWN_BYTES;
  if (!header) throw new PictureError("broken");
  if (header.width * header.height > MAX_PIXELS) throw new PictureError("pixels");
  return decodingBytes(header);
}
