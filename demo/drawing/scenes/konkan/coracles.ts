import { CREAM, RED, SAFFRON, TEAL } from "../../palette";
import { ripples } from "../../pieces/water";
import { times } from "../../random";
import { wide } from "../../scene";
import { circle, ellipse, linear, put, rect, stroke } from "../../svg";

export const coracles = wide(() => {
  const above = (x: number, y: number, size: number, index: number) =>
    ellipse(x + size * 0.12, y + size * 0.18, size, size * 0.96, "#0f3a3c", 'opacity="0.4"') +
    circle(x, y, size, "#4a2f2c") +
    times(40, (n) =>
      stroke(
        `M${x + Math.cos(n * 0.157) * size * 0.9} ${y + Math.sin(n * 0.157) * size * 0.9}L${x + Math.cos(n * 0.157 + 0.09) * size} ${y + Math.sin(n * 0.157 + 0.09) * size}`,
        "#c9905c",
        size * 0.05,
      ),
    ) +
    circle(x, y, size * 0.86, linear(["#6a4434", "#8a5f44"])) +
    times(7, (n) =>
      stroke(
        `M${x - Math.sqrt(Math.max(0, 1 - ((n - 3) / 4) ** 2)) * size * 0.82} ${y + (n - 3) * size * 0.22}H${x + Math.sqrt(Math.max(0, 1 - ((n - 3) / 4) ** 2)) * size * 0.82}M${x + (n - 3) * size * 0.22} ${y - Math.sqrt(Math.max(0, 1 - ((n - 3) / 4) ** 2)) * size * 0.82}V${y + Math.sqrt(Math.max(0, 1 - ((n - 3) / 4) ** 2)) * size * 0.82}`,
        "#b58258",
        size * 0.04,
        'opacity="0.7"',
      ),
    ) +
    times(index % 3 === 0 ? 3 : index % 2 ? 2 : 1, (n) => {
      const a = index * 1.3 + n * 2.1;
      const px = x + Math.cos(a) * size * 0.46;
      const py = y + Math.sin(a) * size * 0.46;
      return (
        ellipse(
          px,
          py,
          size * 0.25,
          size * 0.19,
          [RED, CREAM, SAFFRON, TEAL, "#d9566a"][(index + n) % 5] ?? RED,
          `transform="rotate(${(a * 57).toFixed(0)} ${px.toFixed(0)} ${py.toFixed(0)})"`,
        ) +
        circle(
          px,
          py,
          size * 0.12,
          n % 2 ? "#2a1a34" : ([CREAM, "#2a1a34", RED][index % 3] ?? CREAM),
        )
      );
    }) +
    put(
      rect(-size * 0.03, -size * 1.3, size * 0.06, size * 1.1, "#d9b07a") +
        ellipse(0, -size * 1.34, size * 0.1, size * 0.24, "#d9b07a"),
      x,
      y,
      1,
      index * 71,
    );
  const swirl = (x: number, y: number, size: number) =>
    times(5, (n) =>
      ellipse(
        x,
        y,
        size * (1.3 + n * 0.34),
        size * (1.25 + n * 0.32),
        "none",
        `stroke="#bfe3c8" stroke-width="${3 - n * 0.4}" opacity="${0.5 - n * 0.09}"`,
      ),
    );
  const spots: [number, number, number][] = [
    [330, 300, 128],
    [720, 200, 96],
    [880, 540, 140],
    [170, 620, 86],
    [540, 620, 74],
    [1080, 190, 66],
  ];
  const rocks = (x: number, y: number, w: number, h: number) =>
    ellipse(x + 10, y + 16, w, h, "#123f44", 'opacity="0.4"') +
    ellipse(x, y, w, h, linear(["#d9a484", "#9a6460"])) +
    ellipse(x - w * 0.2, y - h * 0.24, w * 0.6, h * 0.5, "#e9bd9c", 'opacity="0.6"');
  return (
    rect(0, 0, 1200, 800, linear(["#4f9a84", "#3a8a80", "#23686c"])) +
    ripples(4, 1200, 0, 800, "#b5dcc4", 120, 0.4) +
    spots.map(([x, y, size]) => swirl(x, y, size)).join("") +
    rocks(1180, 760, 190, 130) +
    rocks(980, 800, 120, 70) +
    rocks(20, 60, 200, 110) +
    rocks(220, 10, 120, 60) +
    rocks(30, 210, 80, 60) +
    rocks(1190, 560, 90, 70) +
    spots.map(([x, y, size], index) => above(x, y, size, index)).join("")
  );
});
