import { darker } from "../../colour";
import { CREAM, RED } from "../../palette";
import { podFromAbove } from "../../pieces/fields";
import { lotusLeaves, ripples } from "../../pieces/water";
import { between, random, times } from "../../random";
import { wide } from "../../scene";
import { circle, ellipse, linear, path, put, rect, stroke } from "../../svg";

export const market = wide(() => {
  const next = random(21);
  const heap = (kind: number) =>
    times(34, () => {
      const x = between(next, -130, 130);
      const y = between(next, -34, 34) * (1 - Math.abs(x) / 260);
      const colour =
        [
          ["#5f9a4a", "#7fb85a", "#3f7a3c"],
          ["#e8a03a", "#f0c05a", "#d9803a"],
          ["#c8404a", "#e0605a", "#a82f44"],
          ["#e9e2cc", "#f7f3e0", "#cfd9b4"],
          ["#7a3f74", "#94508a", "#5f2f60"],
        ][kind % 5] ?? [];
      return kind === 0
        ? circle(x, y, between(next, 11, 19), colour[Math.floor(next() * 3)] ?? RED)
        : ellipse(
            x,
            y,
            between(next, 9, 17),
            between(next, 7, 11),
            colour[Math.floor(next() * 3)] ?? RED,
            `transform="rotate(${(next() * 180).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})"`,
          );
    });
  const man = (x: number, colour: string, cap: string) =>
    ellipse(x, 0, 26, 33, colour) +
    stroke(`M${x + 10} -24L${x + 44} -8M${x + 10} 24L${x + 44} 8`, darker(colour, 0.15), 12) +
    circle(x + 4, 0, 16, cap);
  const boat = (kind: number, index: number) =>
    podFromAbove(270, 58, "#8a5a3c", "#4a2f2c") +
    heap(kind) +
    man(
      -180,
      ["#3b4a6a", "#8a5a4a", "#5f5a6a", "#2f6f74"][index % 4] ?? RED,
      index % 2 ? CREAM : "#3a2436",
    ) +
    stroke("M-190 40L-110 120", "#c99a64", 6) +
    path("M-118 106q26 4 22 26q-18 2 -22 -26Z", "#c99a64");
  return (
    rect(0, 0, 1200, 800, linear(["#3f6f7a", "#2f5a70", "#22425f"])) +
    ripples(9, 1200, 0, 800, "#8fb4b4", 110, 0.35) +
    [
      [220, 160, 8],
      [640, 120, -6],
      [1050, 200, 24],
      [300, 380, -14],
      [760, 340, 10],
      [1120, 480, -32],
      [140, 620, 20],
      [560, 590, -4],
      [900, 680, 12],
    ]
      .map(([x = 0, y = 0, turn = 0], index) =>
        put(boat(index % 5, index), x, y, 0.86, turn + (index % 2) * 180),
      )
      .join("") +
    lotusLeaves(4, 480, 760, 150, 20, ["#4f8f5f", "#6aa86a"], 0.8)
  );
});
