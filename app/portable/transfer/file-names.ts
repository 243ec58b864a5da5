import { DEVICE_NAME } from "~/utils/files/device-names";

/** Most file systems take 255 bytes in a name: room for a number, and for the `.part` of a program that copies. */
const MAX_BYTES = 120;
/** What some file system does not take in a name, and what no person sees. */
const UNSAFE = /["*/:<>?\\|\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A name that every file system takes, in any script; never empty. */
export function safeName(name: string) {
  const written = name.toWellFormed().normalize("NFC").replace(UNSAFE, "_").trim();
  const { stem, ending } = partsOf(written.replace(DEVICE_NAME, "$&_"));
  const short = cut(stem, MAX_BYTES - Buffer.byteLength(ending)).replace(/^[.\s]+|[.\s]+$/g, "");
  return `${short || "untitled"}${ending}`;
}

/** The ending with its dot, where the name has a short one of plain letters. */
function partsOf(name: string) {
  const [ending = ""] = /\.[a-z\d]{1,5}$/i.exec(name) ?? [];
  return { stem: name.slice(0, name.length - ending.length), ending };
}

function cut(text: string, bytes: number) {
  let room = bytes;
  let kept = "";
  for (const character of text) {
    room -= Buffer.byteLength(character);
    if (room < 0) break;
    kept += character;
  }
  return kept;
}

/** The words of a title as a file's name without an ending, in their own script; empty where it has none. */
export function nameOfWords(words: string) {
  const joined =
    words
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return cut(joined.join("-"), 60).replace(/-$/, "");
}

/** Two names that some file system holds for one have the same key. */
function keyOf(name: string) {
  return name.normalize("NFKC").toLowerCase();
}

/** Gives out names of one folder, each once: the second `tea.jpg` is `tea-2.jpg`. */
export function uniqueNames() {
  const taken = new Set<string>();
  return (name: string) => {
    const { stem, ending } = partsOf(name);
    let free = name;
    for (let number = 2; taken.has(keyOf(free)); number++) free = `${stem}-${number}${ending}`;
    taken.add(keyOf(free));
    return free;
  };
}
