import { darker, lighter } from "../colour";
import { between, random, times } from "../random";
import { circle, ellipse, path, put, rect, stroke } from "../svg";

/** A coconut palm; `lean` bends the trunk sideways. The foot is at (x, y). */
export function palm(
  seed: number,
  x: number,
  y: number,
  height: number,
  colour: string,
  lean = 0.15,
  trunk = colour,
): string {
  const next = random(seed);
  const topX = height * lean;
  const wide = height * 0.022;
  const d = `M${-wide * 1.5} 0Q${-wide * 0.6 + topX * 0.1} ${-height * 0.6} ${topX - wide * 0.6} ${-height}L${topX + wide * 0.6} ${-height}Q${wide * 1.1 + topX * 0.15} ${-height * 0.6} ${wide * 1.5} 0Z`;
  const fronds = times(11, (index) => {
    const side = index % 2 ? 1 : -1;
    const reach = height * between(next, 0.27, 0.4);
    const droop = between(next, -0.55, 0.95);
    return frond(
      topX,
      -height,
      side * reach,
      droop * reach * 0.75,
      index % 3 ? colour : lighter(colour, 0.1),
    );
  });
  const nuts = times(4, (index) =>
    circle(topX + (index - 1.5) * wide, -height + wide * 1.6, wide * 0.85, darker(trunk, 0.2)),
  );
  return put(path(d, trunk) + nuts + fronds, x, y);
}

/** One feathered leaf from (x, y), reaching sideways and hanging down. */
function frond(x: number, y: number, reach: number, drop: number, colour: string): string {
  const midX = x + reach * 0.5;
  const midY = y - Math.abs(reach) * 0.38 + drop * 0.25;
  const endX = x + reach;
  const endY = y + drop;
  const at = (t: number): [number, number] => [
    (1 - t) ** 2 * x + 2 * t * (1 - t) * midX + t * t * endX,
    (1 - t) ** 2 * y + 2 * t * (1 - t) * midY + t * t * endY,
  ];
  let lower = "";
  const teeth = 9;
  for (let tooth = teeth; tooth >= 1; tooth--) {
    const [px, py] = at(tooth / teeth);
    const [qx, qy] = at((tooth - 0.75) / teeth);
    const hang = Math.abs(reach) * 0.26 * Math.sin(Math.PI * (0.15 + (0.8 * tooth) / teeth));
    lower += `L${(px + reach * 0.03).toFixed(1)} ${(py + hang).toFixed(1)}L${qx.toFixed(1)} ${(qy + 2).toFixed(1)}`;
  }
  return path(`M${x} ${y}Q${midX} ${midY} ${endX} ${endY}${lower}Z`, colour);
}

/** A deodar: tiers of drooping branches. */
export function deodar(x: number, y: number, height: number, colour: string, tiers = 7): string {
  let left = "";
  let right = "";
  for (let tier = 0; tier < tiers; tier++) {
    const t = (tier + 1) / tiers;
    const half = height * 0.25 * t ** 0.85;
    const level = -height + height * 0.93 * t;
    right += `L${half.toFixed(1)} ${level.toFixed(1)}L${(half * 0.5).toFixed(1)} ${(level - height * 0.03).toFixed(1)}`;
    left = `L${(-half * 0.5).toFixed(1)} ${(level - height * 0.03).toFixed(1)}L${(-half).toFixed(1)} ${level.toFixed(1)}${left}`;
  }
  const trunk = rect(
    -height * 0.018,
    -height * 0.1,
    height * 0.036,
    height * 0.1,
    darker(colour, 0.3),
  );
  return put(trunk + path(`M0 ${-height}${right}${left}Z`, colour), x, y);
}

export function poplar(x: number, y: number, height: number, colour: string, seed = 1): string {
  const half = height * 0.085;
  const body = `M0 ${-height}C${half * 1.3} ${-height * 0.75} ${half * 1.5} ${-height * 0.25} ${half * 0.35} ${-height * 0.1}L${-half * 0.35} ${-height * 0.1}C${-half * 1.5} ${-height * 0.25} ${-half * 1.3} ${-height * 0.75} 0 ${-height}Z`;
  const next = random(seed);
  const leaves = times(26, () => {
    const t = between(next, 0.16, 0.9);
    return ellipse(
      (next() - 0.5) * half * 1.7 * (1.1 - t),
      -height * t,
      half * 0.16,
      half * 0.42,
      lighter(colour, 0.28),
      'opacity="0.55"',
    );
  });
  return put(
    rect(-height * 0.012, -height * 0.14, height * 0.024, height * 0.14, darker(colour, 0.5)) +
      path(body, colour) +
      leaves,
    x,
    y,
  );
}

/** A broad tree of overlapping leaf heaps. */
export function broadleaf(
  seed: number,
  x: number,
  y: number,
  height: number,
  colour: string,
  trunk = "#4a3030",
): string {
  const next = random(seed);
  const heap = (shade: string, dx: number, dy: number, count: number) =>
    times(count, () => {
      const angle = next() * Math.PI * 2;
      const far = next() ** 0.5 * height * 0.27;
      return circle(
        dx + Math.cos(angle) * far * 1.25,
        dy + Math.sin(angle) * far * 0.75,
        height * between(next, 0.1, 0.17),
        shade,
      );
    });
  const stem = `M${-height * 0.05} 0Q${-height * 0.02} ${-height * 0.25} ${-height * 0.1} ${-height * 0.5}L0 ${-height * 0.38}L${height * 0.1} ${-height * 0.52}Q${height * 0.03} ${-height * 0.25} ${height * 0.05} 0Z`;
  return put(
    path(stem, trunk) +
      heap(darker(colour, 0.22), 0, -height * 0.6, 14) +
      heap(colour, -height * 0.02, -height * 0.68, 13) +
      heap(lighter(colour, 0.18), -height * 0.07, -height * 0.76, 7),
    x,
    y,
  );
}

/** A flat-topped thorn tree of the desert. */
export function thornTree(
  seed: number,
  x: number,
  y: number,
  height: number,
  colour: string,
): string {
  const next = random(seed);
  const crown = times(8, () =>
    ellipse(
      (next() - 0.5) * height * 0.95,
      -height * between(next, 0.72, 0.92),
      height * between(next, 0.18, 0.3),
      height * between(next, 0.07, 0.12),
      colour,
    ),
  );
  const stem = `M0 0Q${height * 0.04} ${-height * 0.4} ${-height * 0.05} ${-height * 0.75}M${height * 0.02} ${-height * 0.35}Q${height * 0.16} ${-height * 0.55} ${height * 0.27} ${-height * 0.78}M0 ${-height * 0.3}Q${-height * 0.15} ${-height * 0.5} ${-height * 0.3} ${-height * 0.76}`;
  return put(stroke(stem, colour, height * 0.04) + crown, x, y);
}

/** A banana plant of long arching leaves. */
export function bananaPlant(
  seed: number,
  x: number,
  y: number,
  height: number,
  colour: string,
): string {
  const next = random(seed);
  const leaves = times(8, (index) => {
    const turn = -75 + index * 21 + between(next, -8, 8);
    const long = height * between(next, 0.65, 1);
    const shade = index % 2 ? colour : lighter(colour, 0.13);
    const leaf =
      path(
        `M0 0Q${long * 0.2} ${-long * 0.55} 0 ${-long}Q${-long * 0.2} ${-long * 0.55} 0 0Z`,
        shade,
      ) + stroke(`M0 0L0 ${-long * 0.94}`, lighter(colour, 0.3), height * 0.008);
    return put(leaf, 0, -height * 0.18, 1, turn);
  });
  return put(
    rect(-height * 0.035, -height * 0.25, height * 0.07, height * 0.25, darker(colour, 0.15)) +
      leaves,
    x,
    y,
  );
}

/** Blades of grass or reeds along the lower edge. */
export function grass(
  seed: number,
  from: number,
  to: number,
  y: number,
  height: number,
  colour: string,
  count: number,
): string {
  const next = random(seed);
  return times(count, () => {
    const x = between(next, from, to);
    const tall = height * between(next, 0.4, 1);
    const bend = between(next, -0.35, 0.35) * tall;
    return path(
      `M${x - 2.5} ${y}Q${x + bend * 0.2} ${y - tall * 0.6} ${x + bend} ${y - tall}Q${x + bend * 0.3 + 3} ${y - tall * 0.55} ${x + 3.5} ${y}Z`,
      colour,
    );
  });
}

/** A rounded bush of leaf heaps. */
export function bush(seed: number, x: number, y: number, width: number, colour: string): string {
  const next = random(seed);
  return times(9, (index) => {
    const dx = (index / 8 - 0.5) * width;
    const size = width * between(next, 0.12, 0.2);
    return circle(
      x + dx,
      y - size * 0.4 - (0.25 - (dx / width) ** 2) * width * 0.5 * next(),
      size,
      index % 3 ? colour : lighter(colour, 0.12),
    );
  });
}
