import { dark, light } from "~/styles/palette";
import { fromOklab, toOklab } from "./oklch";

/** The least contrast of text with its ground: WCAG 2.2, 1.4.3, AA. */
export const AA = 4.5;

/** The contrast of two colours of sRGB, `#rrggbb`, from 1 to 21: WCAG 2.2, 'contrast ratio'. */
export function contrast(one: string, other: string) {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** What is written on a colour: the paper's white, or the night's ink. */
export function inkOn(colour: string) {
  return contrast(light["accent-ink"], colour) >= AA ? light["accent-ink"] : dark["accent-ink"];
}

/** What a theme shows a colour on. */
type Grounds = { canvas: string; surface: string };

/** How much of a colour is in its own tint, on which its letter stands: `.monogram` in pictures.css. */
const TINT = 0.11;

function tintOf(colour: string, ground: string) {
  const channels = [1, 3, 5].map((at) => {
    const [own = 0, under = 0] = [colour, ground].map((one) =>
      Number.parseInt(one.slice(at, at + 2), 16),
    );
    return Math.round(own * TINT + under * (1 - TINT));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** The least contrast that a colour has on a theme's grounds, and on its own tint there. */
export function readability(colour: string, { canvas, surface }: Grounds) {
  const grounds = [canvas, surface, tintOf(colour, surface)];
  return Math.min(...grounds.map((ground) => contrast(colour, ground)));
}

/** Steps of lightness that no eye tells apart. */
const STEPS = 200;

/** The colour of the same hue, nearest in lightness, that can be read on these grounds. */
export function nearestReadable(colour: string, grounds: Grounds) {
  const { lightness, a, b } = toOklab(colour);
  for (let step = 0; step <= STEPS; step += 1) {
    for (const way of [-1, 1]) {
      const other = fromOklab({ lightness: clamped(lightness + (way * step) / STEPS), a, b });
      if (readability(other, grounds) >= AA) return other;
    }
  }
  return readability("#000000", grounds) >= AA ? "#000000" : "#ffffff";
}

function clamped(value: number) {
  return Math.min(1, Math.max(0, value));
}
