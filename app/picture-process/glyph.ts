import sharp from "sharp";

/** The bundled fonts come before the system's. At 72 dpi a point is a pixel. */
const FAMILIES = "Fraunces, Noto Serif Devanagari, Noto Serif Malayalam";

const OF_ASCII = /^[\x20-\x7e]$/;
const IS_MARK = /^\p{M}$/u;
/** Accents that NFC has joined to no letter. */
const ACCENTS = /[\u0300-\u036f]/g;

/** Unassigned code points with four, five and six digits: Pango draws its box for unknown characters for them. */
const UNKNOWN = ["\u0378", "\u{50000}", "\u{10fffd}"];
const TRIED_PX = 24;

export function fontOf(pixels: number) {
  return `${FAMILIES} 600 ${pixels}px`;
}

/**
 * The form of a character that the fonts can draw: itself, else its compatibility decomposition without accents; empty
 * for a mark. `null` if neither can be drawn.
 */
export async function hasGlyph(character: string) {
  if (await isDrawn(character)) return character;
  if (IS_MARK.test(character)) return "";
  const plain = character.normalize("NFKD").replace(ACCENTS, "");
  if (plain === character || plain === "") return null;
  for (const part of plain) if (!(await isDrawn(part))) return null;
  return plain;
}

/** Earlier results; the fonts do not change. */
const tried = new Map<string, boolean>();

/**
 * Whether a character is drawn as itself and not as the box for unknown ones, which always has the same size and frame.
 */
async function isDrawn(character: string) {
  const before = OF_ASCII.test(character) || tried.get(character);
  if (before !== undefined) return before;
  const one = await drawOne(character);
  const box = await drawOne(UNKNOWN[hexDigits(character) - 4] ?? "");
  const is = one === null || box === null || !isAlike(one, box);
  tried.set(character, is);
  return is;
}

function hexDigits(character: string) {
  return Math.max(4, (character.codePointAt(0) ?? 0).toString(16).length);
}

type Drawn = NonNullable<Awaited<ReturnType<typeof drawOne>>>;

function isAlike(one: Drawn, other: Drawn) {
  const { width, height, channels } = one.info;
  const line = width * channels;
  const isSameSize = other.info.width === width && other.info.height === height;
  return isSameSize && one.data.subarray(0, line).equals(other.data.subarray(0, line));
}

/** Draws a single character; `null` for an invisible one. */
function drawOne(character: string) {
  return sharp({ text: { text: character, font: fontOf(TRIED_PX), dpi: 72 } })
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => null);
}
