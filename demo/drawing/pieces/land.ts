import { darker, lighter, mix } from "../colour";
import type { Mood } from "../palette";
import { between, noise, random, times } from "../random";
import { linear, type Point, path, points, polygon } from "../svg";

export type Line = (x: number) => number;

/** The height of a skyline: `base` is its mean, `rise` how far it swings, `length` one swing. */
export function skyline(
  seed: number,
  base: number,
  rise: number,
  length: number,
  octaves = 4,
): Line {
  const wave = noise(seed, octaves);
  return (x) => base - wave(x / length + seed * 3.7) * rise;
}

/** Fills everything below a skyline, down to `bottom`. */
export function land(line: Line, width: number, bottom: number, fill: string, step = 6): string {
  const edge: Point[] = [];
  for (let x = -step; x <= width + step; x += step) edge.push([x, line(x)]);
  return path(`${points(edge)}L${width + step} ${bottom}L${-step} ${bottom}Z`, fill);
}

/** Colours of `count` layers from far to near: each is paler at its foot, as if mist lay there. */
export function layerFill(mood: Mood, share: number, haze = 0.35): string {
  const colour = mix(mood.far, mood.near, share);
  return linear([colour, colour, mix(colour, mood.far, haze)]);
}

/** Several smooth ridges behind each other between two heights. */
export function ranges(
  seed: number,
  mood: Mood,
  width: number,
  bottom: number,
  layers: { base: number; rise: number; length: number; share: number }[],
): string {
  return layers
    .map(({ base, rise, length, share }, index) =>
      land(skyline(seed + index, base, rise, length), width, bottom, layerFill(mood, share)),
    )
    .join("");
}

type PeakPaint = { rock: string; shade: string; snow: string; snowShade: string };

export function peakPaint(mood: Mood, share: number, snow = "#fff6e6"): PeakPaint {
  const rock = mix(mood.far, mood.near, share);
  return {
    rock,
    shade: darker(rock, 0.22),
    snow: mix(snow, rock, 0.08),
    snowShade: mix(rock, snow, 0.42),
  };
}

/** Walks from `from` to `to` in a jagged way. */
function jagged(seed: number, from: Point, to: Point, steps: number, swing: number): Point[] {
  const next = random(seed);
  return Array.from({ length: steps + 1 }, (_, index): Point => {
    const t = index / steps;
    const jitter = index === 0 || index === steps ? 0 : (next() - 0.5) * 2 * swing;
    return [
      from[0] + (to[0] - from[0]) * t + jitter,
      from[1] + (to[1] - from[1]) * t + jitter * 0.35,
    ];
  });
}

/** One mountain with a lit side, a shaded side and snow above `snowShare` of its height. */
function peak(
  seed: number,
  x: number,
  top: number,
  foot: number,
  halfWidth: number,
  paint: PeakPaint,
  snowShare = 0.5,
): string {
  const height = foot - top;
  const summit: Point = [x, top];
  const left = jagged(seed, [x - halfWidth, foot], summit, 9, halfWidth * 0.05);
  const right = jagged(seed + 1, summit, [x + halfWidth * 1.05, foot], 9, halfWidth * 0.05);
  const spine = jagged(seed + 2, summit, [x + halfWidth * 0.12, foot], 8, halfWidth * 0.13);
  const snowLine = top + height * snowShare;
  const next = random(seed + 5);
  const teeth = (from: Point, to: Point): Point[] =>
    Array.from({ length: 9 }, (_, index): Point => {
      const t = index === 0 || index === 8 ? index / 8 : (index + (next() - 0.5) * 0.7) / 8;
      const dip = (index % 2 ? 1 : -0.5) * next() ** 1.5 * 0.22 * height;
      return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + dip];
    });
  const upperLeft = left.filter(([, y]) => y <= snowLine);
  const upperRight = right.filter(([, y]) => y <= snowLine);
  const upperSpine = spine.filter(([, y]) => y <= snowLine + height * 0.12);
  const lowLeft = upperLeft[0] ?? summit;
  const lowRight = upperRight.at(-1) ?? summit;
  const lowSpine = upperSpine.at(-1) ?? summit;
  return (
    polygon([...left, ...right], linear([paint.rock, paint.rock, lighter(paint.rock, 0.12)])) +
    polygon([...spine, ...right.slice(1).reverse()], linear([paint.shade, paint.rock])) +
    polygon([...upperLeft, ...upperSpine.slice(1), ...teeth(lowSpine, lowLeft)], paint.snow) +
    polygon(
      [...upperSpine, ...teeth(lowSpine, lowRight), ...upperRight.slice(1).reverse()],
      paint.snowShade,
    )
  );
}

export function peaks(
  seed: number,
  width: number,
  foot: number,
  tops: readonly Point[],
  paint: PeakPaint,
  snowShare = 0.5,
): string {
  const spread = width / Math.max(3, tops.length) / 1.1;
  return tops
    .map(([x, top], index) =>
      peak(seed + index * 7, x, top, foot, Math.max(spread, (foot - top) * 0.85), paint, snowShare),
    )
    .join("");
}

/** Plants things along a line from `from` to `to`; `draw` gets the spot and a size of 0.7 to 1.3. */
export function plant(
  seed: number,
  line: Line,
  from: number,
  to: number,
  count: number,
  draw: (x: number, y: number, size: number, index: number) => string,
): string {
  const next = random(seed);
  return times(count, (index) => {
    const x = from + ((to - from) * (index + next() * 0.8)) / count;
    return draw(x, line(x) + 2, between(next, 0.7, 1.3), index);
  });
}
