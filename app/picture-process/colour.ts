import { openPicture } from "./open-picture";

const SIDE_PX = 32;
/** How many parts the circle of hues has; a colour also counts for the neighbouring ones. */
const HUES = 18;
/** A picture whose mean colour strength, from 0 to 1, is below this has no dominant colour. */
const LEAST_STRENGTH = 0.004;

type Shade = { weight: number; rgb: number[] };

/** The dominant colour of a picture, `#rrggbb`: the mean of its strongest hue; empty without one. */
export async function colourOf(picture: Buffer) {
  const { data, info } = await openPicture(picture)
    .resize(SIDE_PX, SIDE_PX, { fit: "fill" })
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const hues = Array.from({ length: HUES }, (): Shade => ({ weight: 0, rgb: [0, 0, 0] }));
  for (let at = 0; at < data.length; at += info.channels) {
    addPixel(hues, [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]);
  }
  const shades = hues.map((shade, index) =>
    sum([hues.at(index - 1), shade, hues[(index + 1) % HUES]].flatMap((one) => one ?? [])),
  );
  const strongest = shades.reduce((best, shade) => (shade.weight > best.weight ? shade : best));
  if (strongest.weight / SIDE_PX ** 2 < LEAST_STRENGTH) return "";
  return `#${strongest.rgb.map((value) => hex(value / strongest.weight)).join("")}`;
}

/** A strong colour counts more than a large area of a faint one: skies and walls look alike everywhere. */
function addPixel(hues: Shade[], rgb: [number, number, number]) {
  const [most, least] = [Math.max(...rgb), Math.min(...rgb)];
  const chroma = most - least;
  const shade = hues[Math.floor((hueOf(rgb, most, chroma) * HUES) / 6) % HUES];
  if (!shade || chroma === 0) return;
  const weight = (chroma / 255) ** 2;
  shade.weight += weight;
  shade.rgb = shade.rgb.map((value, index) => value + weight * (rgb[index] ?? 0));
}

/** The hue from 0 to 6, as in HSL and HSV. */
function hueOf([red, green, blue]: [number, number, number], most: number, chroma: number) {
  if (chroma === 0) return 0;
  if (most === red) return ((green - blue) / chroma + 6) % 6;
  return most === green ? (blue - red) / chroma + 2 : (red - green) / chroma + 4;
}

function sum(shades: Shade[]): Shade {
  return {
    weight: shades.reduce((all, { weight }) => all + weight, 0),
    rgb: [0, 1, 2].map((index) => shades.reduce((all, { rgb }) => all + (rgb[index] ?? 0), 0)),
  };
}

function hex(value: number) {
  return Math.round(value).toString(16).padStart(2, "0");
}
