import { BRASS, CREAM } from "../../palette";
import { bowl, plate, rice } from "../../pieces/food";
import { times } from "../../random";
import { wide } from "../../scene";
import { circle, ellipse, linear, path, put, rect, stroke } from "../../svg";

export const thali = wide(() => {
  const ball = (x: number, y: number, size: number) =>
    circle(x + 6, y + 10, size, "#120a26", 'opacity="0.35"') +
    circle(x, y, size, linear(["#e8c08a", "#c08a4c", "#8a5830"])) +
    stroke(
      `M${x - size * 0.6} ${y - size * 0.1}q${size * 0.5} ${size * 0.3} ${size * 1.1} ${-size * 0.2}M${x - size * 0.1} ${y - size * 0.7}q${size * 0.2} ${size * 0.6} 0 ${size * 1.2}`,
      "#7a4a2c",
      4,
    ) +
    circle(x - size * 0.3, y - size * 0.35, size * 0.22, "#f7e0b0", 'opacity="0.7"');
  return (
    rect(0, 0, 1200, 800, linear(["#b53f3c", "#8a2a3c"])) +
    times(8, (row) =>
      times(13, (column) =>
        put(
          path("M0 14C-16 6 -11 -16 3 -16C14 -13 8 -3 0 14Z", "#f0b45a", 'opacity="0.6"') +
            circle(0, -2, 3, CREAM),
          40 + column * 96 + (row % 2) * 48,
          50 + row * 104,
        ),
      ),
    ) +
    plate(600, 400, 372, BRASS) +
    bowl(3, 400, 240, 92, "#e8a52f") +
    bowl(5, 600, 170, 88, "#b5502c") +
    bowl(8, 800, 240, 92, "#6f8a3c", BRASS, "#e9dcc0") +
    bowl(11, 860, 440, 84, "#f7f0e0", BRASS, "#d9566a") +
    ball(430, 450, 62) +
    ball(540, 540, 66) +
    ball(410, 570, 58) +
    rice(7, 730, 570, 96, "#e3b877") +
    times(9, (index) =>
      circle(
        690 + (index % 3) * 34,
        540 + Math.floor(index / 3) * 28,
        6,
        index % 2 ? "#a8502c" : "#6f9a4a",
      ),
    ) +
    ellipse(600, 360, 66, 26, "#a83f2c") +
    ellipse(590, 352, 40, 12, "#d9663c") +
    path("M500 650q80 40 160 10l-6 26q-80 22 -150 -12Z", "#4f8f4a") +
    circle(110, 160, 82, linear(["#e9c98a", "#a8743a"])) +
    circle(110, 160, 68, "#f7f3e6") +
    times(4, (index) => ellipse(94 + index * 12, 150 + (index % 2) * 22, 9, 5, "#7f9a54")) +
    times(3, (index) =>
      path(
        `M${1050 + index * 46} ${640 + index * 14}q40 -60 14 -130q-40 56 -14 130Z`,
        index % 2 ? "#cf3f34" : "#4f9a4a",
      ),
    ) +
    path("M-10 -10H460L-10 520Z", "#fff0c4", 'opacity="0.12"')
  );
});
