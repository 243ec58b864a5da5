export type Random = () => number;

/** Returns a repeatable source of numbers in [0, 1) for a seed (mulberry32). */
export function random(seed: number): Random {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Returns a number between `low` and `high`. */
export function between(next: Random, low: number, high: number): number {
  return low + (high - low) * next();
}

/** Returns smooth fractal noise along one axis, about -1 to 1. */
export function noise(seed: number, octaves = 4, falloff = 0.5): (x: number) => number {
  const values = Array.from({ length: 512 }, random(seed + 11));
  const at = (index: number) => (values[((index % 512) + 512) % 512] ?? 0) * 2 - 1;
  const smooth = (x: number) => {
    const cell = Math.floor(x);
    const t = x - cell;
    const ease = t * t * (3 - 2 * t);
    return at(cell) * (1 - ease) + at(cell + 1) * ease;
  };
  return (x) => {
    let sum = 0;
    let weight = 1;
    for (let octave = 0; octave < octaves; octave++) {
      sum += smooth(x * 2 ** octave + octave * 37.3) * weight;
      weight *= falloff;
    }
    return sum;
  };
}

/** Calls `draw` for 0 … count-1 and joins what it returns. */
export function times(count: number, draw: (index: number) => string): string {
  return Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => draw(index)).join("");
}
