import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { MAX_PICTURE_BYTES } from "~/models/pictures/picture-problem";
import { MARK, MAX_FILES, MAX_TEXT_BYTES, MAX_TOTAL_BYTES, PHOTOGRAPH } from "../layout";
import { refuse } from "./import-problem";
import { otherProgramOfFolder } from "./other-programs";

/** The files of a folder that is to be imported: what may be read of it, by its path from the top in NFC. */
export type SourceFolder = ReturnType<typeof openSource>;

const LITTER = /^(?:\.|(?:__MACOSX|@eaDir|Thumbs\.db|desktop\.ini)$)/i;

/** What computers put into folders by themselves. */
export function isLitter(name: string) {
  return LITTER.test(name);
}

/** How large a file may be: a photograph, or a text. */
export function maxBytesOf(path: string) {
  return PHOTOGRAPH.test(path) ? MAX_PICTURE_BYTES : MAX_TEXT_BYTES;
}

/**
 * Looks a folder through before anything of it is read; `called` is what a person calls it. Throws `ImportRefused` for what
 * no export holds.
 */
export function openSource(folder: string, called: string) {
  const top = topOf(folder, called);
  /** The names on the disk: a Mac writes a letter and its mark apart. */
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
        // A record's folder is the deepest there is.
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

/** In words that fit a file and a whole folder. */
export function tooLarge(bytes: number) {
  return `This is too large: at most ${Math.round(bytes / 1_000_000)} MB.`;
}

/** The folder with the mark: this one, or the only one in it, as some programs pack it. */
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
    // Only whole characters, and without the byte order mark that some editors write at the head of a file.
    return new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    if (error instanceof TypeError) return refuse(path, "This is no text in UTF-8.");
    throw error;
  }
}
