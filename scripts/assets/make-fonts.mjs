// Cuts the typefaces down to what the site sets in them: app/fonts, and app/picture-process/typefaces for pictures.
// The packages' own files weigh 85 KB for a first visit, these 25 KB, and a letter's own 13 to 40; other letters than
// those below come from the reader's own fonts.
import { readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";
import subsetFont from "subset-font";

/** In every text, with a no-break space. */
const COMMON =
  " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz\u00a0©°·×£€₹–—‘’“”…→";

/** In a name now and then: files of their own, fetched by the pages that need them (`unicode-range` in fonts.css). */
const RARE = "ÀÁÂÄÅÆÇÈÉÊËÍÎÏÑÓÔÖØÚÜßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿŒœ[\\]^`{|}~";

/** Kerning, ligatures, and figures of one width for numbers below each other. */
const FEATURES = ["kern", "liga", "tnum"];

/**
 * @typedef {{ name: string, family: string, style?: "italic", weight: number | { min: number, max: number },
 *   letters: string }} Typeface
 */

const fraunces = { family: "fraunces", weight: 560 };
const inter = { family: "inter", weight: { min: 400, max: 560 } };
/** The text of letters; other pages never ask for it. */
const newsreader = { family: "newsreader", weight: 400 };
const italic = { ...newsreader, style: /** @type {const} */ ("italic") };

/** Each below the 14 KB that a server sends in one go, before the browser has said that it heard. @type {Typeface[]} */
export const typefaces = [
  { name: "fraunces", ...fraunces, letters: COMMON },
  { name: "fraunces-rare", ...fraunces, letters: RARE },
  { name: "inter", ...inter, letters: COMMON },
  { name: "inter-rare", ...inter, letters: RARE },
  { name: "newsreader", ...newsreader, letters: COMMON },
  { name: "newsreader-rare", ...newsreader, letters: RARE },
  { name: "newsreader-italic", ...italic, letters: COMMON },
  { name: "newsreader-italic-rare", ...italic, letters: RARE },
  { name: "newsreader-bold", ...newsreader, weight: 600, letters: COMMON },
];

/** Signs that join letters or keep them apart. */
const JOINERS = "\u200c\u200d";

/**
 * For names and words in their own script: each of its letters that is written today, and all rules by which they join,
 * for these reach from any letter to any other. One weight, between that of texts and that of titles.
 */
export const scriptTypefaces = [
  {
    name: "devanagari",
    letters: `${run(0x901, 0x903)}${run(0x905, 0x939)}${run(0x93c, 0x94d)}${run(0x950, 0x950)}${run(0x958, 0x970)}${run(0x972, 0x972)}${JOINERS}`,
  },
  { name: "malayalam", letters: `${run(0xd02, 0xd4f)}${run(0xd54, 0xd7f)}${JOINERS}` },
];

/** The characters from one code to another. */
function run(/** @type {number} */ from, /** @type {number} */ to) {
  const codes = Array.from({ length: to - from + 1 }, (_, count) => from + count);
  return String.fromCodePoint(...codes);
}

/** The typeface of a script as a WOFF2 file. */
export async function cutScript(
  /** @type {{ name: string, letters: string }} */ { name, letters },
) {
  const file = `@fontsource/noto-serif-${name}/files/noto-serif-${name}-${name}-500-normal.woff2`;
  const whole = await readFile(createRequire(import.meta.url).resolve(file));
  return subsetFont(whole, letters, { targetFormat: "woff2", noHinting: true });
}

/** Where a typeface's file stands. */
export function fontFile(/** @type {string} */ name) {
  return fileURLToPath(new URL(`../../app/fonts/${name}.woff2`, import.meta.url));
}

/** The typeface as a WOFF2 file with these weights, letters and features only. */
export async function cutFont(/** @type {Typeface} */ typeface) {
  const { family, style = "normal", weight, letters } = typeface;
  const name = `@fontsource-variable/${family}/files/${family}-latin-wght-${style}.woff2`;
  const whole = await readFile(createRequire(import.meta.url).resolve(name));
  return subsetFont(whole, letters, {
    targetFormat: "woff2",
    variationAxes: { wght: weight },
    keepFeatures: FEATURES,
    noHinting: true,
  });
}

/** All that the typefaces of Latin may hold, but no combining accents. */
const NO_ACCENTS = run(0x20, 0x2bff).replace(/\p{M}/gu, "");

/**
 * The typefaces of share pictures, since the machine may have none; FreeType reads no WOFF here. Pango takes the first
 * file that holds a letter or its parts. With combining accents, the file with `z` and `´` would be taken for `ź`,
 * although another file holds it, and would set the accent beside the letter.
 */
export const pictureTypefaces = [
  partOfFraunces("fraunces", "latin"),
  partOfFraunces("fraunces-ext", "latin-ext"),
  partOfFraunces("fraunces-vietnamese", "vietnamese"),
  {
    name: "devanagari",
    file: "@fontsource/noto-serif-devanagari/files/noto-serif-devanagari-devanagari-600-normal.woff2",
  },
  {
    name: "malayalam",
    file: "@fontsource/noto-serif-malayalam/files/noto-serif-malayalam-malayalam-600-normal.woff2",
  },
];

function partOfFraunces(/** @type {string} */ name, /** @type {string} */ part) {
  const file = `@fontsource-variable/fraunces/files/fraunces-${part}-wght-normal.woff2`;
  return { name, file, letters: NO_ACCENTS };
}

/** Where such a typeface's file stands. */
export function pictureFontFile(/** @type {string} */ name) {
  return fileURLToPath(new URL(`../../app/picture-process/typefaces/${name}.ttf`, import.meta.url));
}

/** The typeface as a TrueType file of one weight, with these letters or all, and all rules by which they join. */
export async function pictureFont(
  /** @type {{ file: string, letters?: string }} */ { file, letters },
) {
  const whole = await readFile(createRequire(import.meta.url).resolve(file));
  return subsetFont(whole, letters, {
    keepAllGlyphs: letters === undefined,
    targetFormat: "truetype",
    noHinting: true,
    ...(file.includes("-variable/") && { variationAxes: { wght: 600 } }),
  });
}

/** Writes a typeface, and prints how much it weighs. */
async function write(/** @type {string} */ file, /** @type {Buffer} */ font) {
  await writeFile(file, font);
  console.log(`${file}: ${(font.length / 1024).toFixed(1)} KB`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  for (const face of typefaces) await write(fontFile(face.name), await cutFont(face));
  for (const face of scriptTypefaces) await write(fontFile(face.name), await cutScript(face));
  for (const face of pictureTypefaces) {
    await write(pictureFontFile(face.name), await pictureFont(face));
  }
}
