import { marigold } from "../../pieces/fields";
import { flame } from "../../pieces/lamps";
import { glow } from "../../pieces/sky";
import { ripples } from "../../pieces/water";
import { between, random, times } from "../../random";
import { wide } from "../../scene";
import { circle, ellipse, linear, path, put, rect, stroke } from "../../svg";

export const leafLamps = wide(() => {
  const next = random(12);
  const lamp = (seed: number, x: number, y: number, size: number) =>
    circle(x, y, size * 3, "none") +
    glow(x, y, size * 3.4, "#ff9f45", 0.55) +
    times(7, (index) =>
      put(
        path(
          `M0 0Q${size * 0.7} ${-size * 0.42} ${size * 1.35} 0Q${size * 0.7} ${size * 0.42} 0 0Z`,
          index % 2 ? "#4f8f4a" : "#3f7a44",
        ) + stroke(`M0 0H${size * 1.2}`, "#8fb86a", 1.6),
        x,
        y,
        1,
        index * 51.4 + seed * 13,
      ),
    ) +
    circle(x, y, size * 0.86, "#2f5f3a") +
    times(6, (index) =>
      marigold(
        seed + index,
        x + Math.cos(index * 1.047 + seed) * size * 0.55,
        y + Math.sin(index * 1.047 + seed) * size * 0.55,
        size * 0.34,
        index % 3 ? "#f5a52a" : index % 2 ? "#d9566a" : "#f7c84a",
      ),
    ) +
    circle(x, y, size * 0.3, "#a8603a") +
    flame(x, y + size * 0.1, size * 0.75, 2.6) +
    ellipse(x, y + size * 3.2, size * 0.2, size * 0.9, "#ffcf7a", 'opacity="0.28"');
  return (
    rect(0, 0, 1200, 800, linear(["#141a4c", "#172a5c", "#0c1638"])) +
    times(16, (index) =>
      ellipse(
        380 + (index % 2) * 520,
        420,
        60 + index * 62,
        30 + index * 34,
        "none",
        `stroke="#4f6aa8" stroke-width="2" opacity="${0.4 - index * 0.02}"`,
      ),
    ) +
    ripples(4, 1200, 0, 800, "#6a7fc0", 80, 0.3) +
    lamp(1, 380, 430, 92) +
    lamp(2, 820, 280, 70) +
    lamp(3, 960, 610, 82) +
    lamp(4, 160, 180, 54) +
    lamp(5, 570, 120, 44) +
    lamp(6, 1090, 130, 46) +
    lamp(7, 130, 680, 60) +
    lamp(8, 640, 680, 56) +
    times(44, (index) =>
      put(
        ellipse(0, 0, 11, 6, index % 2 ? "#f5a52a" : "#d9566a", 'opacity="0.85"'),
        next() * 1200,
        next() * 800,
        between(next, 0.6, 1.1),
        index * 37,
      ),
    )
  );
});
