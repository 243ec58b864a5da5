import { CREAM, RED, SAFFRON } from "../../palette";
import { shadowDisc } from "../../pieces/food";
import { times } from "../../random";
import { wide } from "../../scene";
import { circle, linear, path, put, rect } from "../../svg";

export const crate = wide(() => {
  const marks = [RED, "#2f7f86", SAFFRON, "#3b5aa8", "#5f9a4a", "#d9566a", "#f3e6cc"];
  const lid = (x: number, y: number, index: number) =>
    shadowDisc(x, y, 78) +
    circle(x, y, 80, linear(["#f3f5f2", "#9aa2ae", "#7f8694"])) +
    circle(x, y, 70, linear(["#aab1bb", "#e9ecec"])) +
    circle(x, y, 58, linear(["#e3e7e8", "#b5bcc6"])) +
    rect(
      x - 90,
      y - 9,
      180,
      18,
      linear(["#f0f2f0", "#8f97a4"]),
      `rx="9" transform="rotate(${(index * 37) % 180} ${x} ${y})"`,
    ) +
    circle(x, y, 27, marks[index % 7] ?? RED) +
    (index % 3 === 0
      ? path(`M${x - 11} ${y + 9}L${x} ${y - 13}L${x + 11} ${y + 9}Z`, CREAM)
      : index % 3 === 1
        ? rect(x - 14, y - 4, 28, 8, CREAM) + rect(x - 4, y - 14, 8, 28, CREAM)
        : circle(x, y, 11, CREAM)) +
    path(
      `M${x - 52} ${y - 24}Q${x - 40} ${y - 54} ${x - 4} ${y - 60}`,
      "none",
      'stroke="#ffffff" stroke-width="5" stroke-linecap="round" opacity="0.7"',
    );
  return (
    rect(0, 0, 1200, 800, linear(["#6a5f6c", "#4a4258"])) +
    times(9, (row) =>
      times(10, (column) =>
        rect(
          column * 134 - (row % 2) * 67,
          row * 96,
          130,
          92,
          (row + column) % 2 ? "#635868" : "#574d62",
        ),
      ),
    ) +
    put(
      rect(-520, -306, 1060, 640, "#120b22", 'opacity="0.4" rx="10"') +
        rect(-530, -320, 1060, 640, "#8a5a3c", 'rx="8"') +
        rect(-500, -290, 1000, 580, "#4a2c2c") +
        times(5, (index) =>
          rect(-530, -320 + index * 154, 1060, 24, index % 4 ? "#6a4030" : "#a8704a"),
        ) +
        rect(-530, -320, 26, 640, "#a8704a") +
        rect(504, -320, 26, 640, "#a8704a") +
        times(15, (index) =>
          lid(-400 + (index % 5) * 200, -188 + Math.floor(index / 5) * 190, index),
        ),
      600,
      400,
      1,
      -7,
    ) +
    path("M-10 -10H560L-10 420Z", "#fff0c4", 'opacity="0.12"')
  );
});
