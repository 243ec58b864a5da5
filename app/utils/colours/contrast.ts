import { dark, light } from "~/styles/palette";
import { fromOklab, toOklab } from "./oklch";

/** The minimum contrast of text with its background: WCAG 2.2, 1.4.3, AA. */
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

/** The text colour on this colour: the light theme's white if its contrast is enough, else the dark theme's ink. */
export function inkOn(colour: string) {
  return contrast(light["accent-ink"], colour) >= AA ? light["accent-ink"] : dark["accent-ink"];
}

/** The backgrounds of a theme. */
type Grounds = { canvas: string; surface: string };

/** The share of a colour in its own tint, which is a background too: `.monogram` in pictures.css. */
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

/** The lowest contrast of a colour with a theme's backgrounds and with its own tint on them. */
export function readability(colour: string, { canvas, surface }: Grounds) {
  const grounds = [canvas, surface, tintOf(colour, surface)];
  return Math.min(...grounds.map((ground) => contrast(colour, ground)));
}

/** So many steps of lightness that the eye cannot tell two of them apart. */
const STEPS = 200;

/** The colour with the same hue and the nearest lightness that is readable on these backgrounds. */
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
