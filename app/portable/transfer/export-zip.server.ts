import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { site } from "~/site";
import { siteDay } from "~/utils/words/dates";
import { type ExportedFile, exportSite } from "./export.server";
import type { ExportChoice } from "./top-file";

/** The same for every file, so that an archive does not reveal when or where it was made. */
const SAME_FOR_ALL = { mtime: new Date(1980, 0, 1), forceDosTimestamp: true, mode: 0o100644 };

/** The name of today's archive. */
export function exportZipName(now = new Date()) {
  return `${site().siteName} ${siteDay(now)}.zip`;
}

/** An export of the site as a ZIP archive, made while it is read; files are added one by one and not held in memory. */
export function exportZip(choice: ExportChoice): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on("error", (error) => output.destroy(error));
  writeFiles(zip, output, choice).catch((error) => output.destroy(error));
  return output;
}

async function writeFiles(zip: ZipFile, output: Readable, choice: ExportChoice) {
  for await (const file of exportSite(choice)) {
    await writeFile(zip, output, file);
    // The reader has disconnected.
    if (output.destroyed) return;
  }
  zip.end();
}

function writeFile(zip: ZipFile, output: Readable, file: ExportedFile) {
  return new Promise<void>((resolve, reject) => {
    const isText = "text" in file;
    // Photographs cannot be compressed further.
    const options = { ...SAME_FOR_ALL, compress: isText };
    zip.addReadStreamLazy(file.path, options, (begin) => {
      const stream = isText
        ? Readable.from([Buffer.from(file.text)])
        : createReadStream(file.original);
      const end = () => stream.destroy();
      output.once("close", end);
      stream.once("error", reject);
      stream.once("close", () => {
        output.off("close", end);
        resolve();
      });
      begin(null, stream);
    });
  });
}
