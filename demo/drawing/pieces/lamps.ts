import { between, random, times } from "../random";
import { circle, path, radial, rect, stroke } from "../svg";
import { glow } from "./sky";

export function bulb(x: number, y: number, size = 7, colour = "#ffd98a", reach = 6): string {
  return (
    glow(x, y, size * reach, "#ffb455", 0.55) +
    rect(x - size * 0.3, y - size * 1.7, size * 0.6, size, "#2a2038") +
    circle(x, y, size, colour) +
    circle(x, y, size * 0.55, "#fff6dc")
  );
}

/** A wire hanging between two points with bulbs along it. */
export function lampString(
  seed: number,
  from: [number, number],
  to: [number, number],
  sag: number,
  count: number,
  size = 6,
): string {
  const next = random(seed);
  const [x1, y1] = from;
  const [x2, y2] = to;
  const middle: [number, number] = [(x1 + x2) / 2, (y1 + y2) / 2 + sag * 2];
  const bulbs = times(count, (index) => {
    const t = (index + 0.6) / count;
    const x = (1 - t) ** 2 * x1 + 2 * t * (1 - t) * middle[0] + t * t * x2;
    const y = (1 - t) ** 2 * y1 + 2 * t * (1 - t) * middle[1] + t * t * y2;
    return bulb(x, y + size * 2, size * between(next, 0.85, 1.15));
  });
  return stroke(`M${x1} ${y1}Q${middle[0]} ${middle[1]} ${x2} ${y2}`, "#1a1430", 1.8) + bulbs;
}

/** Many sagging wires across a lane, from left to right. */
export function wires(
  seed: number,
  width: number,
  top: number,
  bottom: number,
  count: number,
  colour: string,
): string {
  const next = random(seed);
  return times(count, () => {
    const y1 = between(next, top, bottom);
    const y2 = between(next, top, bottom);
    return stroke(
      `M${-20} ${y1.toFixed(0)}Q${(width * between(next, 0.3, 0.7)).toFixed(0)} ${(Math.max(y1, y2) + between(next, 20, 130)).toFixed(0)} ${width + 20} ${y2.toFixed(0)}`,
      colour,
      between(next, 1, 2.6),
    );
  });
}

/** A flame standing at (x, y). */
export function flame(x: number, y: number, size: number, reach = 3.2): string {
  const shape = (s: number) =>
    `M${x} ${y}C${x - s * 0.5} ${y - s * 0.15} ${x - s * 0.35} ${y - s * 0.6} ${x} ${y - s}C${x + s * 0.35} ${y - s * 0.6} ${x + s * 0.5} ${y - s * 0.15} ${x} ${y}Z`;
  return (
    circle(x, y - size * 0.4, size * reach, radial(["#ffb04a/0.6", "#ff8a3a/0.18", "#ff8a3a/0"])) +
    path(shape(size), "#f78b2d") +
    path(shape(size * 0.62), "#ffe08a")
  );
}

/** A hanging glass lantern in brass, its hook at (x, y). */
export function lantern(x: number, y: number, size: number, chain = 60): string {
  const s = size;
  return (
    stroke(`M${x} ${y - chain}V${y}`, "#8a5a2a", 2.4) +
    glow(x, y + s * 0.9, s * 4.6, "#ffb455", 0.7) +
    path(`M${x - s * 0.5} ${y + s * 0.35}L${x} ${y}L${x + s * 0.5} ${y + s * 0.35}Z`, "#b67a2e") +
    path(
      `M${x - s * 0.5} ${y + s * 0.35}H${x + s * 0.5}L${x + s * 0.38} ${y + s * 1.4}H${x - s * 0.38}Z`,
      "#ffe3a0",
    ) +
    path(`M${x - s * 0.38} ${y + s * 1.4}H${x + s * 0.38}L${x} ${y + s * 1.7}Z`, "#b67a2e") +
    stroke(
      `M${x - s * 0.5} ${y + s * 0.35}L${x - s * 0.38} ${y + s * 1.4}M${x} ${y + s * 0.35}V${y + s * 1.4}M${x + s * 0.5} ${y + s * 0.35}L${x + s * 0.38} ${y + s * 1.4}M${x - s * 0.45} ${y + s * 0.85}H${x + s * 0.45}`,
      "#b67a2e",
      s * 0.06,
    )
  );
}

/** Curls of steam or smoke rising from (x, y). */
export function steam(
  seed: number,
  x: number,
  y: number,
  height: number,
  width: number,
  colour = "#fff3dc",
  count = 5,
  opacity = 0.4,
): string {
  const next = random(seed);
  return times(count, () => {
    const px = x + (next() - 0.5) * width;
    const tall = height * between(next, 0.5, 1);
    const sway = width * between(next, 0.12, 0.3) * (next() > 0.5 ? 1 : -1);
    const thick = between(next, 3, 9);
    return path(
      `M${px} ${y}C${px + sway} ${y - tall * 0.3} ${px - sway} ${y - tall * 0.55} ${px + sway * 0.5} ${y - tall}C${px - sway + thick * 2} ${y - tall * 0.6} ${px + sway + thick * 2} ${y - tall * 0.3} ${px} ${y}Z`,
      colour,
      `opacity="${(opacity * between(next, 0.4, 1)).toFixed(2)}"`,
    );
  });
}
