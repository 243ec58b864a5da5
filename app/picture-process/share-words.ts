import sharp from "sharp";
import { shareLayout } from "~/models/find/share/share-layout";
import { escapedText } from "~/utils/markup/escape-html";
import { fontOf } from "./glyph";

const GAP = 18;
const NAME_COLOUR = "#f3eddf";
const TITLE_COLOUR = "#ffffff";

/** The name and the title as layers of the picture, the title as large as its box allows; an empty one is left out. */
export async function shareWords(title: string, name: string) {
  const { words, nameSize } = shareLayout;
  const above = name ? await set(name, nameSize, words.width, NAME_COLOUR) : null;
  const below = above ? above.info.height + GAP : 0;
  const heading = title ? await fitted(title, words.height - below) : null;
  const height = heading ? below + heading.info.height : (above?.info.height ?? 0);
  const top = words.top + words.height - height;
  return [
    ...(above ? [{ input: above.data, left: words.left, top }] : []),
    ...(heading ? [{ input: heading.data, left: words.left, top: top + below }] : []),
  ];
}

/** The title in the largest size that fits; in the smallest size, words are dropped from its end until it fits. */
async function fitted(text: string, room: number) {
  const { words, titleSizes } = shareLayout;
  for (const size of titleSizes) {
    const tried = await set(text, size, words.width);
    if (tried.info.height <= room) return balanced(text, size, words.width, tried);
  }
  const smallest = titleSizes.at(-1) ?? 0;
  for (let rest = text; ; ) {
    rest = rest.replace(/\s*\S{1,24}$/, "");
    const tried = await set(`${rest}…`, smallest, words.width);
    if (tried.info.height <= room || rest === "") return tried;
  }
}

/** The same number of lines with more equal lengths, so that no word is alone in the last line. */
async function balanced(text: string, size: number, width: number, first: Words) {
  let best = first;
  for (const share of [0.85, 0.72, 0.6]) {
    const tried = await set(text, size, Math.round(width * share));
    if (tried.info.height > first.info.height * 1.15) return best;
    best = tried;
  }
  return best;
}

type Words = Awaited<ReturnType<typeof set>>;

/** Renders words as a picture; Pango breaks lines and joins letters as each script requires. */
function set(text: string, pixels: number, width: number, colour = TITLE_COLOUR) {
  const markup = `<span foreground="${colour}" line_height="0.94">${escapedText(text)}</span>`;
  const font = fontOf(pixels);
  return sharp({ text: { text: markup, font, width, dpi: 72, rgba: true, wrap: "word-char" } })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
}
