import { darker, lighter } from "../colour";
import { between, random, times } from "../random";
import { circle, ellipse, linear, path, put, radial, rect, stroke } from "../svg";

/** A soft shadow under something seen from above. */
export function shadowDisc(x: number, y: number, radius: number): string {
  return circle(
    x + radius * 0.06,
    y + radius * 0.09,
    radius * 1.12,
    radial(["#120a26/0.55", "#120a26/0.5", "#120a26/0.42", "#120a26/0"]),
  );
}

/** A round metal plate from above. */
export function plate(x: number, y: number, radius: number, metal = "#d9a445"): string {
  return (
    shadowDisc(x, y, radius) +
    circle(x, y, radius, linear([lighter(metal, 0.5), metal, darker(metal, 0.2)])) +
    circle(x, y, radius * 0.93, linear([darker(metal, 0.18), metal, lighter(metal, 0.35)])) +
    stroke(
      `M${x - radius * 0.8} ${y - radius * 0.28}A${radius * 0.85} ${radius * 0.85} 0 0 1 ${x - radius * 0.28} ${y - radius * 0.8}`,
      "#fff3d6",
      radius * 0.02,
      'opacity="0.8"',
    )
  );
}

/** A bowl of curry from above with flecks of garnish. */
export function bowl(
  seed: number,
  x: number,
  y: number,
  radius: number,
  filling: string,
  metal = "#d9a445",
  garnish = "#6aa04a",
): string {
  const next = random(seed);
  const flecks = times(14, () => {
    const angle = next() * 6.28;
    const far = next() ** 0.5 * radius * 0.6;
    return ellipse(
      x + Math.cos(angle) * far,
      y + Math.sin(angle) * far,
      radius * between(next, 0.03, 0.08),
      radius * 0.035,
      next() > 0.4 ? garnish : lighter(filling, 0.4),
      `transform="rotate(${(next() * 180).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})"`,
    );
  });
  return (
    shadowDisc(x, y, radius) +
    circle(x, y, radius, linear([lighter(metal, 0.5), darker(metal, 0.15)])) +
    circle(x, y, radius * 0.88, darker(filling, 0.25)) +
    circle(x, y + radius * 0.03, radius * 0.82, filling) +
    path(
      `M${x - radius * 0.62} ${y - radius * 0.2}Q${x - radius * 0.3} ${y - radius * 0.66} ${x + radius * 0.25} ${y - radius * 0.62}Q${x - radius * 0.2} ${y - radius * 0.45} ${x - radius * 0.62} ${y - radius * 0.2}Z`,
      lighter(filling, 0.35),
      'opacity="0.7"',
    ) +
    flecks
  );
}

/** A heap of rice grains from above. */
export function rice(
  seed: number,
  x: number,
  y: number,
  radius: number,
  colour = "#fdf4e2",
): string {
  const next = random(seed);
  return (
    times(9, (index) =>
      circle(
        x + Math.cos(index * 0.7) * radius * 0.35,
        y + Math.sin(index * 0.7) * radius * 0.3,
        radius * 0.62,
        index < 5 ? darker(colour, 0.1) : colour,
      ),
    ) +
    times(70, () => {
      const angle = next() * 6.28;
      const far = next() ** 0.5 * radius * 0.85;
      const px = x + Math.cos(angle) * far;
      const py = y + Math.sin(angle) * far * 0.9;
      return ellipse(
        px,
        py,
        radius * 0.055,
        radius * 0.02,
        next() > 0.5 ? "#fffaf0" : darker(colour, 0.14),
        `transform="rotate(${(next() * 180).toFixed(0)} ${px.toFixed(1)} ${py.toFixed(1)})"`,
      );
    })
  );
}

/** One jalebi: a spiral of syrupy batter. */
export function jalebi(seed: number, x: number, y: number, radius: number): string {
  const next = random(seed);
  const turn = next() * 6.28;
  let d = "";
  for (let step = 0; step <= 64; step++) {
    const angle = turn + step * 0.3;
    const far = radius * (0.08 + (0.92 * step) / 64) + Math.sin(step * 1.7 + turn) * radius * 0.03;
    d += `${step ? "L" : "M"}${(x + Math.cos(angle) * far).toFixed(1)} ${(y + Math.sin(angle) * far).toFixed(1)}`;
  }
  return (
    stroke(d, "#7c2d10", radius * 0.27) +
    stroke(d, "#ee7d18", radius * 0.215) +
    put(stroke(d, "#ffc765", radius * 0.06, 'opacity="0.85"'), -radius * 0.03, -radius * 0.04)
  );
}

/** A ribbed glass of tea from the side, `height` tall on (x, y). */
export function chaiGlass(x: number, y: number, height: number, tea = "#c77f3e"): string {
  const w = height * 0.3;
  const b = height * 0.22;
  return (
    path(
      `M${x - w} ${y - height}L${x - b} ${y}H${x + b}L${x + w} ${y - height}Z`,
      "#fff4de",
      'opacity="0.35"',
    ) +
    path(
      `M${x - w * 0.95} ${y - height * 0.84}L${x - b * 0.92} ${y - height * 0.07}H${x + b * 0.92}L${x + w * 0.95} ${y - height * 0.84}Z`,
      linear([lighter(tea, 0.25), tea, darker(tea, 0.15)]),
    ) +
    times(5, (index) =>
      stroke(
        `M${x - w * 0.7 + index * w * 0.35} ${y - height * 0.6}L${x - b * 0.7 + index * b * 0.35} ${y - height * 0.05}`,
        "#fff4de",
        height * 0.014,
        'opacity="0.4"',
      ),
    ) +
    ellipse(x, y - height * 0.84, w * 0.95, w * 0.2, lighter(tea, 0.45)) +
    ellipse(
      x,
      y - height,
      w,
      w * 0.22,
      "none",
      `stroke="#fff8ea" stroke-width="${height * 0.018}" opacity="0.8"`,
    ) +
    stroke(
      `M${x - w * 0.8} ${y - height * 0.9}L${x - b * 0.8} ${y - height * 0.1}`,
      "#fffaf0",
      height * 0.03,
      'opacity="0.6"',
    )
  );
}

/** A clay cup (bhar) from the side. */
export function clayCup(
  x: number,
  y: number,
  height: number,
  clay = "#c0683f",
  tea = "#d8a066",
): string {
  const w = height * 0.46;
  const b = height * 0.29;
  return (
    ellipse(x + height * 0.12, y, w * 1.1, height * 0.07, "#120a26", 'opacity="0.3"') +
    path(
      `M${x - w} ${y - height}Q${x - w * 0.72} ${y - height * 0.45} ${x - b} ${y}H${x + b}Q${x + w * 0.72} ${y - height * 0.45} ${x + w} ${y - height}Z`,
      linear([lighter(clay, 0.25), clay, darker(clay, 0.35)], true),
    ) +
    stroke(
      `M${x - w * 0.82} ${y - height * 0.66}Q${x} ${y - height * 0.58} ${x + w * 0.82} ${y - height * 0.66}M${x - w * 0.74} ${y - height * 0.5}Q${x} ${y - height * 0.42} ${x + w * 0.74} ${y - height * 0.5}`,
      darker(clay, 0.25),
      height * 0.018,
      'opacity="0.7"',
    ) +
    ellipse(x, y - height, w, w * 0.24, lighter(clay, 0.15)) +
    ellipse(x, y - height * 0.99, w * 0.87, w * 0.19, darker(clay, 0.4)) +
    ellipse(x, y - height * 0.965, w * 0.8, w * 0.15, tea)
  );
}

/** A banana leaf from above, 900 long and 380 wide around the origin. */
export function bananaLeaf(colour = "#4f9a4c"): string {
  const ribs = times(30, (index) => {
    const x = -430 + index * 29;
    return stroke(
      `M${x} 0q20 -80 42 -180M${x} 0q20 80 42 180`,
      darker(colour, 0.2),
      1.6,
      'opacity="0.35"',
    );
  });
  const leaf =
    "M-450 -150Q-440 -185 -380 -186L330 -190Q440 -170 470 -10Q440 160 330 188L-390 186Q-445 180 -450 150Z";
  return `${path(leaf, "#120a26", 'opacity="0.35" transform="translate(14 20)"') + path(leaf, linear([lighter(colour, 0.15), colour, darker(colour, 0.15)]))}<g>${ribs}</g>${stroke("M-450 0Q0 8 468 -8", lighter(colour, 0.35), 8)}${rect(-450, -4, 4, 8, colour)}`;
}
