import { darker, lighter } from "../colour";
import { between, random, times } from "../random";
import { ellipse, linear, path, rect, stroke } from "../svg";
import { cuspedArch, pointedArch } from "./domes";

/** A round fort bastion with crenels, slits and courses of stone; the foot is at y = 0. */
export function bastion(half: number, height: number, colour: string): string {
  const body = `M${-half} 0Q${-half * 0.82} ${-height * 0.5} ${-half * 0.8} ${-height}H${half * 0.8}Q${half * 0.82} ${-height * 0.5} ${half} 0Z`;
  return (
    path(body, linear([lighter(colour, 0.22), colour, darker(colour, 0.28)], true)) +
    times(5, (index) =>
      stroke(
        `M${-half * 0.85} ${-height * (0.15 + index * 0.16)}Q0 ${-height * (0.15 + index * 0.16) + half * 0.1} ${half * 0.85} ${-height * (0.15 + index * 0.16)}`,
        darker(colour, 0.3),
        1.2,
        'opacity="0.45"',
      ),
    ) +
    crenels(-half * 0.88, -height, half * 1.76, half * 0.2, colour)
  );
}

/** A row of rounded merlons standing on (x, y). */
export function crenels(x: number, y: number, width: number, size: number, colour: string): string {
  const count = Math.max(2, Math.round(width / size));
  const step = width / count;
  return (
    rect(x, y - size * 0.3, width, size * 0.32, colour) +
    times(count, (index) => {
      const left = x + index * step + step * 0.1;
      return path(
        `M${left} ${y - size * 0.25}v${-size * 0.5}q${step * 0.4} ${-size * 0.55} ${step * 0.8} 0v${size * 0.5}Z`,
        colour,
      );
    })
  );
}

/** A projecting carved balcony window with a curved roof, 120 wide, its bracket foot at y = 0. */
export function jharokha(colour: string, inside: string): string {
  const dark = darker(colour, 0.3);
  return (
    path("M-50 -34L-18 0H18L50 -34Z", dark) +
    times(5, (index) =>
      rect(-46 + index * 4, -40 + index * 7, 92 - index * 8, 3, lighter(colour, 0.12)),
    ) +
    rect(-58, -66, 116, 30, colour) +
    times(9, (index) => path(`M${-54 + index * 12} -42v-14l6 -6l6 6v14Z`, dark)) +
    rect(-52, -150, 104, 86, dark) +
    times(
      3,
      (index) =>
        `<g transform="translate(${(index - 1) * 34} -66)">${path(cuspedArch(14, 74), inside)}</g>`,
    ) +
    times(4, (index) => rect(-54 + index * 34, -150, 6, 86, lighter(colour, 0.15))) +
    path("M-72 -148L-58 -164H58L72 -148Z", lighter(colour, 0.1)) +
    path("M-60 -164Q-56 -206 0 -208Q56 -206 60 -164Q30 -178 0 -178Q-30 -178 -60 -164Z", colour) +
    path("M0 -208Q56 -206 60 -164Q46 -172 30 -175Q34 -196 0 -208Z", darker(colour, 0.2)) +
    rect(-2, -228, 4, 22, colour)
  );
}

/** A tall house front with storeys of windows; some are lit. The foot is at y = 0, left at x = 0. */
export function houseFront(
  seed: number,
  width: number,
  height: number,
  wall: string,
  lit: string,
  shutter = darker(wall, 0.35),
): string {
  const next = random(seed);
  const columns = Math.max(1, Math.round(width / 70));
  const rows = Math.max(1, Math.round(height / 110));
  const dx = width / columns;
  const dy = height / rows;
  const windows = times(rows * columns, (index) => {
    const x = (index % columns) * dx + dx / 2;
    const y = -height + Math.floor(index / columns) * dy + dy * 0.86;
    const glowing = next() > 0.55;
    const frame = `<g transform="translate(${x} ${y})">`;
    const shape =
      next() > 0.4
        ? pointedArch(dx * 0.2, dy * 0.58)
        : `M${-dx * 0.2} 0V${-dy * 0.52}H${dx * 0.2}V0Z`;
    const leaf = glowing
      ? ""
      : rect(-dx * 0.19, -dy * 0.44, dx * 0.17, dy * 0.44, shutter) +
        rect(dx * 0.02, -dy * 0.44, dx * 0.17, dy * 0.44, shutter);
    return `${frame}${path(shape, glowing ? lit : darker(wall, 0.5))}${leaf}${rect(-dx * 0.28, 0, dx * 0.56, 4, lighter(wall, 0.2))}</g>`;
  });
  return (
    rect(0, -height, width, height, linear([wall, darker(wall, 0.22)])) +
    rect(-4, -height - 6, width + 8, 10, lighter(wall, 0.14)) +
    windows
  );
}

/** A small roofed balcony with rails; its foot is at y = 0. */
export function balcony(width: number, colour: string): string {
  return (
    rect(-width / 2, -6, width, 8, colour) +
    times(Math.round(width / 9), (index) => rect(-width / 2 + index * 9, -38, 2.6, 34, colour)) +
    rect(-width / 2, -40, width, 4, colour) +
    path(
      `M${-width * 0.4} 2L${-width * 0.3} 20M${width * 0.4} 2L${width * 0.3} 20`,
      "none",
      `stroke="${colour}" stroke-width="4"`,
    )
  );
}

/** Flights of river steps between two heights; risers darker than treads. */
export function steps(
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  colour: string,
  slope = 0,
): string {
  return times(count, (index) => {
    const dy = height / count;
    const left = x - slope * index;
    return (
      rect(
        left,
        y + index * dy,
        width + slope * index * 2,
        dy * 0.55,
        lighter(colour, 0.16 - index * 0.006),
      ) +
      rect(
        left,
        y + index * dy + dy * 0.55,
        width + slope * index * 2,
        dy * 0.5,
        darker(colour, 0.16),
      )
    );
  });
}

/** A stone boulder with a lit crown, lying on y. */
export function boulder(
  seed: number,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  shade: string,
): string {
  const next = random(seed);
  const w = width / 2;
  const a = between(next, 0.7, 1);
  const b = between(next, 0.7, 1);
  const d = `M${x - w} ${y}C${x - w * 1.12} ${y - height * 0.55 * a} ${x - w * 0.75 * a} ${y - height} ${x - w * 0.05} ${y - height}C${x + w * 0.7 * b} ${y - height} ${x + w * 1.12} ${y - height * 0.6 * b} ${x + w} ${y}Z`;
  const lit = `M${x - w * 0.93} ${y - height * 0.2}C${x - w * 1.02} ${y - height * 0.6 * a} ${x - w * 0.7 * a} ${y - height * 0.97} ${x - w * 0.05} ${y - height * 0.98}C${x + w * 0.3} ${y - height * 0.98} ${x + w * 0.55} ${y - height * 0.85} ${x + w * 0.6} ${y - height * 0.76}C${x + w * 0.1} ${y - height * 0.86} ${x - w * 0.6} ${y - height * 0.7} ${x - w * 0.93} ${y - height * 0.2}Z`;
  return (
    path(d, linear([colour, darker(colour, 0.1), shade])) +
    path(lit, lighter(colour, 0.32), 'opacity="0.75"') +
    stroke(
      `M${x + w * 0.1} ${y - height * 0.75}q${w * 0.12} ${height * 0.3} ${-w * 0.02} ${height * 0.6}`,
      shade,
      1.6,
      'opacity="0.5"',
    )
  );
}

/** A heap of boulders, big below and small above, centred on x. */
export function boulders(
  seed: number,
  x: number,
  y: number,
  width: number,
  rows: number,
  colour: string,
  shade: string,
): string {
  const next = random(seed);
  let drawn = "";
  for (let row = rows - 1; row >= 0; row--) {
    const across = width * (1 - row * (0.8 / rows));
    const count = Math.max(1, rows - row + 1);
    drawn += times(count, (index) => {
      const size = (across / count) * between(next, 1, 1.45);
      const px =
        x - across / 2 + (across / count) * (index + 0.5) + between(next, -0.1, 0.1) * size;
      return boulder(
        seed + row * 10 + index,
        px,
        y - row * (width / rows) * 0.34,
        size,
        size * between(next, 0.6, 0.85),
        colour,
        shade,
      );
    });
  }
  return drawn;
}

/** A wall of squared stone blocks in faint lines over a fill. */
export function stonework(
  seed: number,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  course = 46,
): string {
  const next = random(seed);
  const rows = Math.ceil(height / course);
  return (
    rect(x, y, width, height, colour) +
    times(rows, (row) => {
      const top = y + row * course;
      const joints = times(Math.ceil(width / (course * 2.2)) + 1, (index) => {
        const px = x + index * course * 2.2 + (row % 2) * course * 1.1 + between(next, -8, 8);
        const patch =
          next() > 0.7
            ? rect(px, top, course * 2, course, lighter(colour, 0.12), 'opacity="0.5"')
            : "";
        return (
          patch + stroke(`M${px} ${top}v${course}`, darker(colour, 0.25), 1.3, 'opacity="0.4"')
        );
      });
      return joints + stroke(`M${x} ${top}h${width}`, darker(colour, 0.25), 1.5, 'opacity="0.4"');
    })
  );
}

/** A brass or clay water pot. */
export function pot(x: number, y: number, size: number, colour: string): string {
  return (
    path(
      `M${x - size * 0.35} ${y}C${x - size * 0.8} ${y - size * 0.35} ${x - size * 0.6} ${y - size * 0.85} ${x - size * 0.2} ${y - size * 0.9}L${x - size * 0.28} ${y - size * 1.1}H${x + size * 0.28}L${x + size * 0.2} ${y - size * 0.9}C${x + size * 0.6} ${y - size * 0.85} ${x + size * 0.8} ${y - size * 0.35} ${x + size * 0.35} ${y}Z`,
      linear([lighter(colour, 0.25), colour, darker(colour, 0.3)], true),
    ) + ellipse(x, y - size * 1.1, size * 0.28, size * 0.06, darker(colour, 0.4))
  );
}
