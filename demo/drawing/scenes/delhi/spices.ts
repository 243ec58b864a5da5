import { darker, lighter } from "../../colour";
import { BRASS } from "../../palette";
import { shadowDisc } from "../../pieces/food";
import { random, times } from "../../random";
import { wide } from "../../scene";
import { circle, ellipse, linear, path, put, rect, stroke } from "../../svg";

export const spices = wide(() => {
  const next = random(9);
  const sack = (x: number, y: number, size: number, colour: string, kind: number) =>
    shadowDisc(x, y, size * 1.05) +
    circle(x, y, size, linear(["#d9b98a", "#a8845c"])) +
    times(22, (index) =>
      stroke(
        `M${x + Math.cos(index * 0.2856) * size * 0.84} ${y + Math.sin(index * 0.2856) * size * 0.84}L${x + Math.cos(index * 0.2856 + 0.08) * size * 1.02} ${y + Math.sin(index * 0.2856 + 0.08) * size * 1.02}`,
        "#8a6844",
        3,
        'opacity="0.55"',
      ),
    ) +
    circle(x, y, size * 0.83, darker(colour, 0.35)) +
    circle(x, y + size * 0.02, size * 0.79, colour) +
    circle(x - size * 0.08, y - size * 0.1, size * 0.52, lighter(colour, 0.1)) +
    circle(x - size * 0.12, y - size * 0.15, size * 0.26, lighter(colour, 0.22)) +
    (kind === 0
      ? ""
      : times(80, () => {
          const a = next() * 6.28;
          const far = next() ** 0.5 * size * 0.74;
          const px = x + Math.cos(a) * far;
          const py = y + Math.sin(a) * far;
          const shade = next() > 0.5 ? lighter(colour, 0.3) : darker(colour, 0.25);
          return kind === 1
            ? ellipse(
                px,
                py,
                size * 0.07,
                size * 0.03,
                shade,
                `transform="rotate(${(next() * 180).toFixed(0)} ${px.toFixed(0)} ${py.toFixed(0)})"`,
              )
            : kind === 2
              ? path(
                  `M${px} ${py}q${size * 0.1} ${-size * 0.07} ${size * 0.24} ${size * 0.03}q${-size * 0.12} ${size * 0.05} ${-size * 0.24} ${-size * 0.03}Z`,
                  shade,
                  `transform="rotate(${(next() * 360).toFixed(0)} ${px.toFixed(0)} ${py.toFixed(0)})"`,
                )
              : circle(px, py, size * 0.035, shade);
        }));
  const scoop = put(
    path(
      "M-70 -22H10Q60 -20 62 0Q60 20 10 22H-70Z",
      "#120a26",
      'opacity="0.35" transform="translate(8 10)"',
    ) +
      path("M-70 -22H10Q60 -20 62 0Q60 20 10 22H-70Z", linear(["#f0cf8a", BRASS, "#8a5a2c"])) +
      rect(-150, -7, 84, 14, "#a8743a", 'rx="7"'),
    620,
    400,
    1,
    -34,
  );
  return (
    rect(0, 0, 1200, 800, linear(["#4a2a44", "#2c1838"])) +
    sack(160, 150, 170, "#e8a51f", 0) +
    sack(500, 120, 165, "#c8342c", 2) +
    sack(850, 140, 180, "#7f9a54", 1) +
    sack(1130, 240, 150, "#5a3428", 3) +
    sack(60, 480, 160, "#a8642c", 1) +
    sack(350, 420, 178, "#8a2f2c", 0) +
    sack(690, 440, 185, "#f0c03f", 0) +
    sack(1020, 540, 180, "#d9602c", 0) +
    sack(220, 730, 170, "#4a3a34", 3) +
    sack(540, 740, 165, "#d9c49a", 1) +
    sack(850, 770, 160, "#b53a34", 2) +
    sack(1180, 800, 130, "#6f8f4a", 1) +
    scoop +
    path("M-10 -10H500L1210 700V810H900L-10 100Z", "#ffcf8a", 'opacity="0.08"')
  );
});
