import type { Mood } from "../palette";
import { between, random, times } from "../random";
import { ellipse, fade, linear, path, rect } from "../svg";

export function water(y: number, width: number, bottom: number, mood: Mood): string {
  return rect(0, y, width, bottom - y, linear(mood.water));
}

/** Thin lenses of light on water, longer towards the viewer. */
export function ripples(
  seed: number,
  width: number,
  top: number,
  bottom: number,
  colour: string,
  count: number,
  opacity = 0.4,
): string {
  const next = random(seed);
  return times(count, () => {
    const depth = next();
    const y = top + depth ** 1.4 * (bottom - top);
    const x = next() * width;
    const long = between(next, 20, 70) * (0.4 + depth * 1.6);
    const faint = (opacity * between(next, 0.4, 1)).toFixed(2);
    return ellipse(x, y, long, 0.7 + depth * 2, colour, `opacity="${faint}"`);
  });
}

/** The path of light under a sun, moon or lamp. */
export function glitter(
  seed: number,
  x: number,
  top: number,
  bottom: number,
  spread: number,
  colour: string,
  count = 60,
): string {
  const next = random(seed);
  return times(count, (index) => {
    const depth = (index + next()) / count;
    const y = top + depth ** 1.3 * (bottom - top);
    const reach = spread * (0.25 + depth * 0.75);
    const dx = (next() + next() - 1) * reach;
    const long = between(next, 0.12, 0.5) * reach * (1 - Math.abs(dx) / reach / 1.5);
    return ellipse(
      x + dx,
      y,
      long + 3,
      1 + depth * 2.6,
      colour,
      `opacity="${between(next, 0.35, 0.9).toFixed(2)}"`,
    );
  });
}

/** Content mirrored below a waterline at `y`, slightly flattened. */
export function mirrored(content: string, y: number, opacity = 0.45, squash = 0.9): string {
  const flipped = `<g transform="translate(0 ${y * (1 + squash)}) scale(1 ${-squash})">${content}</g>`;
  return fade(flipped, opacity);
}

/** A line of surf with a wet edge, from left to right. */
export function surf(
  seed: number,
  y: number,
  width: number,
  swing: number,
  colour = "#fff6e4",
): string {
  const next = random(seed);
  let upper = `M-10 ${y}`;
  let lower = "";
  for (let x = -10; x <= width; x += 90) {
    const dip = y + (next() - 0.5) * swing;
    upper += `Q${x + 45} ${dip - swing * 0.4} ${x + 90} ${y + (next() - 0.5) * swing * 0.4}`;
    lower = `Q${x + 45} ${dip + swing * 0.1} ${x} ${y + between(next, 2, 7)}${lower}`;
  }
  return path(`${upper}L${width + 20} ${y + 5}${lower}Z`, colour, 'opacity="0.85"');
}

/** Round lotus leaves with a notch, lying on the water around (x, y). */
export function lotusLeaves(
  seed: number,
  x: number,
  y: number,
  spread: number,
  count: number,
  colours: [string, string],
  flat = 0.3,
): string {
  const next = random(seed);
  return times(count, () => {
    const px = x + (next() - 0.5) * 2 * spread;
    const py = y + (next() - 0.5) * spread * flat * 1.6;
    const size = between(next, 10, 26) * (1 + (py - y) / (spread * 2));
    const colour = next() > 0.45 ? colours[0] : colours[1];
    const leaf = `M${px} ${py}L${px + size} ${py - size * flat * 0.35}A${size} ${size * flat} 0 1 1 ${px + size * 0.85} ${py + size * flat * 0.5}Z`;
    return path(leaf, colour);
  });
}
