import { existsSync, type Stats } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { extract, type ReadEntry } from "tar";
import { hashFile } from "~/utils/files/file-hash.server";
import { counted } from "~/utils/words/counted";
import { type Manifest, ORIGINALS } from "./archive";
import { DAMAGED, nameBelow } from "./archive-entries.server";
import type { FoundManifest } from "./find-manifest.server";
import { refusal } from "./manifest.server";
import { linkOrCopy } from "./originals.server";

/**
 * Unpacks the site of an inspected archive into an empty folder, together with the originals beside the archive, and
 * checks the hash of each file. Throws `StartError`.
 */
export async function unpack(file: string, folder: string, manifest: FoundManifest) {
  await extractFiles(file, folder, manifest, Object.keys(manifest.files));
  for (const [name, { sha256 }] of Object.entries(manifest.files)) {
    await expectHash(file, join(folder, name), sha256, name);
  }
  await placeOriginals(file, folder, manifest);
}

/** Unpacks these files of an inspected archive into a folder. */
export async function extractFiles(
  file: string,
  folder: string,
  { top }: FoundManifest,
  names: string[],
) {
  const wanted = new Set(names);
  function filter(path: string, entry: Stats | ReadEntry) {
    const name = nameBelow(top, path);
    if (name === null || !wanted.has(name) || !("path" in entry)) return false;
    entry.path = name;
    return true;
  }
  await extract({ file, cwd: folder, strict: true, noMtime: true, filter });
}

/** The folder with the originals that an archive does not contain itself. */
function originalsBeside(file: string) {
  return join(dirname(file), "originals");
}

/** Throws `StartError` if an original that the archive needs is missing from that folder. */
export function requireOriginals(file: string, { originals = {} }: Manifest) {
  const beside = originalsBeside(file);
  const missing = Object.keys(originals).filter((id) => !existsSync(join(beside, id)));
  if (missing.length > 0) throw refusal(file, lacks(missing.length));
}

async function placeOriginals(file: string, folder: string, manifest: Manifest) {
  requireOriginals(file, manifest);
  const beside = originalsBeside(file);
  await mkdir(join(folder, ORIGINALS), { recursive: true });
  for (const [id, { sha256 }] of Object.entries(manifest.originals ?? {})) {
    const placed = join(folder, ORIGINALS, id);
    linkOrCopy(join(beside, id), placed);
    await expectHash(file, placed, sha256, `originals/${id}`);
  }
}

function lacks(amount: number) {
  const photographs = counted(amount, "photograph");
  return `needs ${photographs} that ${amount === 1 ? "is" : "are"} not in the folder originals beside it: put that folder there, or take a backup that was downloaded or made with npm run backup`;
}

async function expectHash(file: string, placed: string, sha256: string, name: string) {
  const found = await hashFile(placed).catch(() => null);
  if (found?.sha256 !== sha256) throw refusal(file, `${DAMAGED}: ${name} does not fit`);
}
