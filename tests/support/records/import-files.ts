import {
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { expect } from "vitest";
import { ZipFile } from "yazl";
import { originalsFolder } from "~/models/pictures/picture-files.server";
import { importFrom } from "~/portable/transfer/import/import.server";
import { dumpDatabase } from "./database";

/** What is to be imported, by the paths of its files. */
export type Files = Record<string, string | Buffer>;

export const MARK = { "export.json": '{ "format": 2 }' };

/** A value as the text of a file. */
export const json = (value: unknown) => JSON.stringify(value);

export function folderWith(files: Files) {
  const folder = mkdtempSync(join(tmpdir(), "site-import-"));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

export async function zipWith(files: Files, change: (zip: ZipFile) => void = () => {}) {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), path);
  change(zip);
  zip.end();
  const file = join(mkdtempSync(join(tmpdir(), "site-import-")), "journey.zip");
  await pipeline(zip.outputStream, createWriteStream(file));
  return file;
}

function originals() {
  return existsSync(originalsFolder) ? readdirSync(originalsFolder) : [];
}

/** Why an import was refused, and nothing was changed by it. */
export async function refusal(path: string) {
  const before = dumpDatabase(["content_version"]);
  const stored = originals();
  const reason = await importFrom(path).then(
    () => "It was imported.",
    (error: Error) => error.message,
  );
  expect(dumpDatabase(["content_version"])).toBe(before);
  expect(originals()).toEqual(stored);
  return reason;
}
