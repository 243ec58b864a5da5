import anyAscii from "any-ascii";

/** Each Indic script has a block of 128 code points, with the same letters at the same positions. */
const INDIC_BLOCKS = [0x900, 0x980, 0xa00, 0xa80, 0xb00, 0xb80, 0xc00, 0xc80, 0xd00];
/** Devanagari, Bengali, Gurmukhi and Gujarati: their languages do not pronounce the vowel at the end of a word. */
const NORTHERN_BLOCKS = INDIC_BLOCKS.slice(0, 4);

function inBlocks(blocks: number[], from: number, to: number) {
  const ranges = blocks.map((block) => [block + from, block + to]);
  const hex = (code = 0) => `\\u${code.toString(16).padStart(4, "0")}`;
  return ranges.map(([first, last]) => `${hex(first)}-${hex(last)}`).join("");
}

function consonantsOf(blocks: number[]) {
  return `[${inBlocks(blocks, 0x15, 0x39)}][${inBlocks(blocks, 0x3c, 0x3c)}]?`;
}

/** A consonant without a vowel sign has an inherent `a`, which `any-ascii` leaves out. */
const WITHOUT_VOWEL = `(?![${inBlocks(INDIC_BLOCKS, 0x3c, 0x3c)}${inBlocks(INDIC_BLOCKS, 0x3e, 0x4d)}])`;
const SPOKEN_WITH_A = new RegExp(
  `${consonantsOf(INDIC_BLOCKS)}${WITHOUT_VOWEL}(?!(?<=${consonantsOf(NORTHERN_BLOCKS)})(?![\\p{L}\\p{M}]))`,
  "gu",
);
/** The nasal sign is an `n` before all consonants except for labials. */
const NASAL = new RegExp(
  `[${inBlocks(INDIC_BLOCKS, 0x02, 0x02)}\\u0a70](?=[${inBlocks(INDIC_BLOCKS, 0x15, 0x29)}${inBlocks(INDIC_BLOCKS, 0x2f, 0x39)}])`,
  "g",
);
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** `any-ascii` replaces symbols and emoji by their names, which nobody has written. */
const WORDS = /[\p{L}\p{M}\p{N}]+/gu;

function latin(word: string) {
  const spoken = word
    .normalize("NFD")
    .replace(SPOKEN_WITH_A, "$&a")
    .replace(NASAL, "n")
    .normalize("NFC");
  return anyAscii(spoken).replace(/['`]/g, "");
}

function hyphenated(text: string) {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}

/** The part of an address made from a title, in Latin letters without accents; never empty. */
export function slugify(title: string) {
  const shown = title.replace(INVISIBLE, "");
  return hyphenated(shown.replace(WORDS, latin)) || hyphenated(anyAscii(shown)) || "untitled";
}
