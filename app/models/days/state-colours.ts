import { toOklab } from "~/utils/oklch";

/** Hue in degrees and chroma as CSS's `oklch()` has them; how light it is, the theme says, so that the contrast holds. */
export type StateColour = { hue: number; chroma: number };

/** Stronger ones leave sRGB at the lightness of a theme; fainter ones are greys. */
export const CHROMA = { least: 0.05, most: 0.1 };

/** The colour of a state from those of its pictures, `#rrggbb`; `null` where none has one. */
export function stateColour(colours: string[]): StateColour | null {
  const labs = colours.filter(Boolean).map(toOklab);
  if (labs.length === 0) return null;
  const mean = (of: (lab: (typeof labs)[number]) => number) =>
    labs.reduce((sum, lab) => sum + of(lab), 0) / labs.length;
  const [a, b] = [mean((lab) => lab.a), mean((lab) => lab.b)];
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  const chroma = Math.min(Math.max(Math.hypot(a, b), CHROMA.least), CHROMA.most);
  return { hue: Math.round(degrees + 360) % 360, chroma: Math.round(chroma * 1000) / 1000 };
}
