import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { MAX_PICTURE_BYTES } from "~/models/pictures/picture-problem";
import { MARK, MAX_FILES, MAX_TEXT_BYTES, MAX_TOTAL_BYTES, PHOTOGRAPH } from "../layout";
import { refuse } from "./import-problem";
import { otherProgramOfFolder } from "./other-programs";

/** The files of a folder to be imported, by path from its top in NFC. */
export type SourceFolder = ReturnType<typeof openSource>;

const LITTER = /^(?:\.|(?:__MACOSX|@eaDir|Thumbs\.db|desktop\.ini)$)/i;

/** Whether this is a file that operating systems add by themselves. */
export function isLitter(name: string) {
  return LITTER.test(name);
}

/** The largest size of a file in bytes: of a photograph, or of a text. */
export function maxBytesOf(path: string) {
  return PHOTOGRAPH.test(path) ? MAX_PICTURE_BYTES : MAX_TEXT_BYTES;
}

/**
 * Checks the structure of a folder before any file is read; `called` is its name in messages. Throws `ImportRefused`
 * for entries that no export has.
 */
export function openSource(folder: string, called: string) {
  const top = topOf(folder, called);
  /** The names on disk, by their NFC form: a Mac stores accents as separate characters. */
  const files = new Map<string, string>();
  const folders = new Map<string, string[]>();
  let bytes = 0;
  const walk = (below: string, inside: string) => {
    const entries = readdirSync(inside).filter((entry) => !isLitter(entry));
    folders.set(below, []);
    for (const entry of entries.sort()) {
      const name = entry.normalize("NFC");
      const path = below === "" ? name : `${below}/${name}`;
      const found = lstatSync(join(inside, entry));
      if (files.has(path) || folders.get(below)?.includes(name)) {
        refuse(path, "There are two of this name: keep one.");
      }
      if (found.isDirectory()) {
        folders.get(below)?.push(name);
        // Folders of records are the deepest.
        if (path.split("/").length <= 2) walk(path, join(inside, entry));
      } else if (!found.isFile()) refuse(path, "This is a link or a device, and no file.");
      else {
        if (found.size > maxBytesOf(path)) refuse(path, tooLarge(maxBytesOf(path)));
        files.set(path, join(inside, entry));
        bytes += found.size;
      }
      if (files.size > MAX_FILES) refuse(called, `There are more than ${MAX_FILES} files.`);
    }
  };
  walk("", top);
  if (bytes > MAX_TOTAL_BYTES) refuse(called, tooLarge(MAX_TOTAL_BYTES));
  const locate = (path: string) => files.get(path) ?? join(top, path);
  return {
    paths: new Set(files.keys()),
    /** The names of the folders in this one. */
    foldersIn: (below: string) => folders.get(below) ?? [],
    read: (path: string) => readText(locate(path), path),
    /** Where the file lies on this machine. */
    locate,
  };
}

/** A message that fits a file and a whole folder. */
export function tooLarge(bytes: number) {
  return `This is too large: at most ${Math.round(bytes / 1_000_000)} MB.`;
}

/** The folder with the mark: this one, or its only subfolder, because some programs pack it like that. */
function topOf(folder: string, name: string) {
  const entries = readdirSync(folder).filter((entry) => !isLitter(entry));
  const [only = ""] = entries;
  if (entries.includes(MARK)) return folder;
  const inner = join(folder, only);
  const isPacked = entries.length === 1 && lstatSync(inner).isDirectory();
  const within = isPacked ? readdirSync(inner) : [];
  if (within.includes(MARK)) return inner;
  const other = otherProgramOfFolder(folder, entries) ?? otherProgramOfFolder(inner, within);
  return refuse(name, other ?? `This is no whole export: ${MARK} is missing.`);
}

function readText(file: string, path: string) {
  try {
    // Throws for invalid UTF-8, and drops the byte order mark that some editors write.
    return new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    if (error instanceof TypeError) return refuse(path, "This is no text in UTF-8.");
    throw error;
  }
}
