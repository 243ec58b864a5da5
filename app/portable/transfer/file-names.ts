import { DEVICE_NAME } from "~/utils/files/device-names";

/** Most file systems allow 255 bytes in a name; this leaves room for a number and for a copying program's `.part`. */
const MAX_BYTES = 120;
/** Characters that some file system does not allow, and invisible ones. */
const UNSAFE = /["*/:<>?\\|\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A name that every file system allows, in any script; never empty. */
export function safeName(name: string) {
  const written = name.toWellFormed().normalize("NFC").replace(UNSAFE, "_").trim();
  const { stem, ending } = partsOf(written.replace(DEVICE_NAME, "$&_"));
  const short = cut(stem, MAX_BYTES - Buffer.byteLength(ending)).replace(/^[.\s]+|[.\s]+$/g, "");
  return `${short || "untitled"}${ending}`;
}

/** Splits a name into its stem and its extension, if that is short and of plain letters. */
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

/** The words of a title as a file name without an extension, in their own script; empty without any. */
export function nameOfWords(words: string) {
  const joined =
    words
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return cut(joined.join("-"), 60).replace(/-$/, "");
}

/** A key that is equal for names which some file system treats as equal. */
function keyOf(name: string) {
  return name.normalize("NFKC").toLowerCase();
}

/** Makes names unique within a folder: the second `tea.jpg` becomes `tea-2.jpg`. */
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
