import { type Lab, toOklab } from "~/utils/colours/oklch";

/** Hue in degrees and chroma, as in CSS's `oklch()`; the theme sets the lightness, so that the contrast is right. */
export type StateColour = { hue: number; chroma: number };

/** A higher chroma leaves sRGB at the themes' lightness; a lower one looks grey. */
export const CHROMA = { least: 0.08, most: 0.1 };

/**
 * The colours of states from the colours `#rrggbb` of their pictures; none for a state without any. Each colour is the
 * difference between a state's pictures and those of all states: pictures of a journey share a light, so that their
 * plain means would look alike.
 */
export function coloursOfStates(pictures: Map<string, string[]>) {
  const means = new Map<string, Tint>();
  for (const [state, colours] of pictures) {
    const labs = colours.filter(Boolean).map(toOklab);
    if (labs.length > 0) means.set(state, mean(labs));
  }
  const all = mean([...means.values()]);
  // A single state would have no difference.
  const share = 1 - 1 / means.size;
  const colours = new Map<string, StateColour>();
  for (const [state, { a, b }] of means) {
    colours.set(state, asColour({ a: a - share * all.a, b: b - share * all.b }));
  }
  return colours;
}

type Tint = Pick<Lab, "a" | "b">;

function mean(tints: Tint[]): Tint {
  const of = (axis: keyof Tint) => tints.reduce((sum, tint) => sum + tint[axis], 0) / tints.length;
  return { a: of("a"), b: of("b") };
}

function asColour({ a, b }: Tint): StateColour {
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  const chroma = Math.min(Math.max(Math.hypot(a, b), CHROMA.least), CHROMA.most);
  return { hue: Math.round(degrees + 360) % 360, chroma: Math.round(chroma * 1000) / 1000 };
}
