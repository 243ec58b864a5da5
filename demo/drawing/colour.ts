function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** Mixes two `#rrggbb` colours; 0 gives the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const [r1, g1, b1] = channels(first);
  const [r2, g2, b2] = channels(second);
  const t = Math.min(1, Math.max(0, share));
  const hex = (a: number, b: number) =>
    Math.round(a + (b - a) * t)
      .toString(16)
      .padStart(2, "0");
  return `#${hex(r1, r2)}${hex(g1, g2)}${hex(b1, b2)}`;
}

export const lighter = (colour: string, share = 0.2) => mix(colour, "#fff3dc", share);
export const darker = (colour: string, share = 0.2) => mix(colour, "#120f33", share);
