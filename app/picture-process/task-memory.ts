import { readKind } from "~/models/pictures/picture-kind";
import { MAX_PIXELS, PictureError } from "~/models/pictures/picture-problem";
import type { PictureTask } from "~/models/pictures/picture-tasks";
import { hasContent } from "~/utils/files/file-content.server";
import {
  decodingBytes,
  encodingBytes,
  MAX_BYTES_TO_READ,
  MAX_BYTES_TO_READ_AGAIN,
  readHeader,
} from "./memory";

/**
 * How many bytes a task will take, judged by its picture's header. Throws `PictureError` for a file that is not an
 * accepted picture, has too many pixels or needs too much memory.
 */
export async function memoryOf(task: PictureTask) {
  if (task.kind === "measure") return bytesToRead(task.file);
  if (task.kind === "share") return task.photo ? bytesToRead(sourceOf(task.photo)) : 0;
  if (task.kind === "icon") return bytesToRead(sourceOf(task.photo));
  if (task.kind !== "encode") return 0;
  const reading = await bytesToRead(sourceOf(task));
  const encoding = encodingBytes(task.width * task.height, task.format);
  // An expensive original is read for its working copy before anything is encoded.
  return Math.max(reading, encoding + Math.min(reading, MAX_BYTES_TO_READ_AGAIN));
}

/** The working copy, if it exists already. */
function sourceOf({ file, workingFile }: { file: string; workingFile: string | null }) {
  return workingFile !== null && hasContent(workingFile) ? workingFile : file;
}

async function bytesToRead(file: string) {
  const kind = await readKind(file);
  const header = await readHeader(file).catch(() => null);
  // Sharp's libheif reads at most 256 tiles; the HEIC decoder reads a thousand and refuses more itself.
  if (!header && kind === "heic") return MAX_BYTES_TO_READ;
  if (!header) throw new PictureError("broken");
  if (header.width * header.height > MAX_PIXELS) throw new PictureError("pixels");
  const bytes = decodingBytes(header);
  if (bytes > MAX_BYTES_TO_READ) throw new PictureError("cost");
  return bytes;
}
