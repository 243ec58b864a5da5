import { join } from "node:path";
import { hasContent } from "~/utils/files/file-content.server";
import { type PictureSize, type PictureView, variantName, widthsOf } from "./picture";
import { mediaFolder, originalFile, workingFile } from "./picture-files.server";
import { pictureFormats } from "./picture-name";
import type { PhotoSource } from "./picture-tasks";

/**
 * The file from which the picture process reads a picture for a box: a finished variant that is large enough, because
 * reading it is quicker, else the original. `null` for a picture from outside the library.
 */
export function photoSource(view: PictureView | null, box: PictureSize): PhotoSource | null {
  if (!view?.id || !view.width || !view.height) return null;
  const { id, width: full, height: fullHeight, focusX = 50, focusY = 50 } = view;
  const focus = { x: focusX, y: focusY };
  const wanted = Math.max(box.width, (box.height * full) / fullHeight);
  const ready = widthsOf(full)
    .filter((width) => width >= wanted)
    .flatMap((width) => pictureFormats.toReversed().map((format) => variantName(id, width, format)))
    .map((name) => join(mediaFolder, name))
    .find(hasContent);
  if (ready) return { file: ready, workingFile: null, focus };
  const file = originalFile(id);
  return hasContent(file) ? { file, workingFile: workingFile(id), focus } : null;
}
