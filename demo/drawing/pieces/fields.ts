import { darker, lighter } from "../colour";
import { between, noise, random, times } from "../random";
import { circle, clip, linear, path, stroke } from "../svg";
import { type Line, land } from "./land";

/** A slope under `line` covered with curving rows of clipped bushes. */
export function teaSlope(
  seed: number,
  line: Line,
  width: number,
  bottom: number,
  colour: string,
  gap = 16,
  bend = 1,
): string {
  const wave = noise(seed, 2);
  const rows = Math.ceil((bottom - 60) / gap) + 14;
  const shape = land(line, width, bottom, "#000000");
  const stripes = times(rows, (row) => {
    const grow = 0.45 + (row / rows) * 1.3;
    let d = "";
    for (let x = -20; x <= width + 20; x += 24) {
      const y =
        line(x) +
        6 +
        row * gap * grow +
        wave(x / 260 + row * 0.02) * 26 * bend +
        Math.sin(x / 170 + seed) * 18 * bend * (row / rows);
      d += `${d ? "L" : "M"}${x} ${y.toFixed(1)}`;
    }
    return `${stroke(d, darker(colour, 0.3), gap * grow * 0.42)}<g transform="translate(0 ${(-gap * grow * 0.16).toFixed(1)})">${stroke(d, lighter(colour, 0.2 - (row / rows) * 0.15), gap * grow * 0.34)}</g>`;
  });
  return (
    land(line, width, bottom, linear([lighter(colour, 0.1), colour, darker(colour, 0.25)])) +
    clip(shape, stripes)
  );
}

/** A dune: a lit flank, a shadowed flank and a sharp crest between them. */
export function dune(
  x: number,
  top: number,
  width: number,
  bottom: number,
  lit: string,
  shade: string,
): string {
  const left = x - width * 0.55;
  const right = x + width * 0.6;
  const crest = `C${x - width * 0.3} ${top + (bottom - top) * 0.25} ${x - width * 0.12} ${top} ${x} ${top}`;
  const body = `M${left} ${bottom}${crest}C${x + width * 0.16} ${top + 4} ${x + width * 0.34} ${top + (bottom - top) * 0.4} ${right} ${bottom}Z`;
  const dark = `M${x} ${top}C${x - width * 0.02} ${top + (bottom - top) * 0.3} ${x + width * 0.18} ${top + (bottom - top) * 0.45} ${x - width * 0.05} ${bottom}L${right} ${bottom}C${x + width * 0.34} ${top + (bottom - top) * 0.4} ${x + width * 0.16} ${top + 4} ${x} ${top}Z`;
  return path(body, linear([lighter(lit, 0.2), lit])) + path(dark, linear([shade, lit]));
}

/** Wind ripples on sand. */
export function sandRipples(
  seed: number,
  width: number,
  top: number,
  bottom: number,
  colour: string,
  count = 24,
): string {
  const next = random(seed);
  return times(count, (index) => {
    const y = top + ((bottom - top) * index) / count;
    const x = next() * width;
    const long = between(next, 80, 260);
    return stroke(
      `M${x} ${y}q${long * 0.25} ${-between(next, 2, 7)} ${long * 0.5} 0t${long * 0.5} 0`,
      colour,
      between(next, 0.8, 2.2),
      'opacity="0.35"',
    );
  });
}

/** A marigold head from above. */
export function marigold(
  seed: number,
  x: number,
  y: number,
  radius: number,
  colour = "#f5a52a",
): string {
  const next = random(seed);
  const turn = next() * 3;
  const ring = (far: number, size: number, count: number, shade: string) =>
    times(count, (index) => {
      const angle = turn + (index / count) * 6.283;
      return circle(x + Math.cos(angle) * far, y + Math.sin(angle) * far, size, shade);
    });
  return (
    circle(x, y, radius * 0.9, darker(colour, 0.3)) +
    ring(radius * 0.78, radius * 0.27, 11, darker(colour, 0.12)) +
    ring(radius * 0.48, radius * 0.25, 8, colour) +
    ring(radius * 0.2, radius * 0.2, 5, lighter(colour, 0.3))
  );
}

/** A plain five-petal flower or crocus seen from the side. */
export function crocus(x: number, y: number, size: number, colour: string): string {
  return (
    stroke(`M${x} ${y}V${y - size * 0.7}`, "#6f9a5a", size * 0.09) +
    path(
      `M${x} ${y - size * 0.5}Q${x - size * 0.6} ${y - size} ${x - size * 0.34} ${y - size * 1.45}Q${x - size * 0.05} ${y - size * 1.1} ${x} ${y - size * 0.5}Z`,
      darker(colour, 0.12),
    ) +
    path(
      `M${x} ${y - size * 0.5}Q${x + size * 0.6} ${y - size} ${x + size * 0.34} ${y - size * 1.45}Q${x + size * 0.05} ${y - size * 1.1} ${x} ${y - size * 0.5}Z`,
      darker(colour, 0.2),
    ) +
    path(
      `M${x} ${y - size * 0.45}Q${x - size * 0.3} ${y - size * 1.05} ${x} ${y - size * 1.55}Q${x + size * 0.3} ${y - size * 1.05} ${x} ${y - size * 0.45}Z`,
      colour,
    ) +
    stroke(`M${x} ${y - size * 0.9}v${-size * 0.45}`, "#f08a2c", size * 0.08)
  );
}

/** A five-lobed chinar leaf around (x, y). */
export function chinarLeaf(
  x: number,
  y: number,
  size: number,
  turn: number,
  colour: string,
): string {
  const lobes = [-118, -62, 0, 62, 118];
  let d = "M0 12";
  lobes.forEach((angle, index) => {
    const long = index === 2 ? 1 : index === 1 || index === 3 ? 0.92 : 0.68;
    const tip = polar(angle, size * long);
    const a = polar(angle - 17, size * long * 0.62);
    const b = polar(angle + 17, size * long * 0.62);
    const notch = polar(angle - 31, size * 0.34);
    d += `L${notch}L${a}L${polar(angle - 9, size * long * 0.72)}L${tip}L${polar(angle + 9, size * long * 0.72)}L${b}`;
  });
  const veins = lobes.map((angle) => `M0 0L${polar(angle, size * 0.78)}`).join("");
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})">${stroke(`M0 0L0 ${size * 0.75}`, darker(colour, 0.25), size * 0.035)}${path(`${d}Z`, colour)}${stroke(veins, lighter(colour, 0.4), size * 0.018, 'opacity="0.7"')}</g>`;
}

function polar(degrees: number, radius: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
}

/** A boat or pod shape from above, pointing along x, around the origin. */
export function podFromAbove(length: number, width: number, rim: string, inside: string): string {
  const shape = (l: number, w: number) =>
    `M${-l} 0Q${-l * 0.5} ${-w} 0 ${-w}T${l} 0Q${l * 0.5} ${w} 0 ${w}T${-l} 0Z`;
  return (
    path(shape(length, width), "#0c1233", 'opacity="0.3" transform="translate(8 14)"') +
    path(shape(length, width), rim) +
    path(shape(length * 0.92, width * 0.8), inside)
  );
}
