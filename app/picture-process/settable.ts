import sharp from "sharp";
import { cutText } from "~/utils/words/cut-text";

/** Longer ones are cut before they are tried. */
const MAX_CHARACTERS = 180;
/** The bundled typefaces before the machine's. At 72 points to the inch, a point is a pixel. */
const FAMILIES = "Fraunces, Noto Serif Devanagari, Noto Serif Malayalam";

/** No typeface of words has these; a machine's pictograms would stand in them in colours of their own. */
const PICTOGRAMS = /[\p{Extended_Pictographic}\u{1f1e6}-\u{1f1ff}\ufe0f]/gu;
const OF_WORDS = /[\p{L}\p{M}\p{N}]/u;
const OF_ASCII = /^[\x20-\x7e]$/;

/** Code points to which Unicode gives no sign, of four, five and six digits: Pango draws its box for them. */
const UNKNOWN = ["\u0378", "\u{50000}", "\u{10fffd}"];
const TRIED_PX = 24;

export function fontOf(pixels: number) {
  return `${FAMILIES} 600 ${pixels}px`;
}

/**
 * The title as it can be set with the letters of the bundled typefaces and of the machine's own. Empty where some letter
 * of it has none, and would be drawn as a box with its number. Other signs without a letter are left out.
 */
export async function settable(title: string) {
  const known = title
    .toWellFormed()
    .normalize("NFC")
    .replace(/\p{Cc}/gu, " ")
    .replace(PICTOGRAMS, " ");
  const unknown = await findUnknown(known);
  if ([...unknown].some((character) => OF_WORDS.test(character))) return "";
  const text = [...known]
    .map((character) => (unknown.has(character) ? " " : character))
    .join("")
    .replace(/\s+/g, " ")
    .trim();
  return OF_WORDS.test(text) ? cut(text) : "";
}

function cut(text: string) {
  if (text.length <= MAX_CHARACTERS) return text;
  return `${cutText(text, MAX_CHARACTERS).replace(/\s+\S*$/, "")}…`;
}

async function findUnknown(text: string) {
  const unknown = new Set<string>();
  for (const character of new Set(text)) {
    if (!OF_ASCII.test(character) && (await isUnknown(character))) unknown.add(character);
  }
  return unknown;
}

type Drawn = Awaited<ReturnType<typeof drawOne>>;

/** What was tried before; the machine's typefaces are read once. */
const tried = new Map<string, boolean>();

/** Whether a character is drawn as the box of an unknown one: of the same size, with the same frame. */
async function isUnknown(character: string) {
  const before = tried.get(character);
  if (before !== undefined) return before;
  const one = await drawOne(character);
  const box = await drawOne(UNKNOWN[hexDigits(character) - 4] ?? "");
  const is = one !== null && box !== null && isAlike(one, box);
  tried.set(character, is);
  return is;
}

function hexDigits(character: string) {
  return Math.max(4, (character.codePointAt(0) ?? 0).toString(16).length);
}

function isAlike(one: NonNullable<Drawn>, other: NonNullable<Drawn>) {
  const { width, height, channels } = one.info;
  const line = width * channels;
  const isSameSize = other.info.width === width && other.info.height === height;
  return isSameSize && one.data.subarray(0, line).equals(other.data.subarray(0, line));
}

/** A character by itself; `null` for one that is not seen. */
function drawOne(character: string) {
  return sharp({ text: { text: character, font: fontOf(TRIED_PX), dpi: 72 } })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
}
