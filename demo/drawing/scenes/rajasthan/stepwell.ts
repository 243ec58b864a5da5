import { mix } from "../../colour";
import { CREAM, SAFFRON } from "../../palette";
import { cuspedArch, pointedArch } from "../../pieces/domes";
import { sari } from "../../pieces/people";
import { birds } from "../../pieces/sky";
import { ripples } from "../../pieces/water";
import { times } from "../../random";
import { wide } from "../../scene";
import { linear, path, put, rect } from "../../svg";

export const stepwell = wide(() => {
  const rows = 7;
  const flight = (x: number, y: number, size: number, mirror: boolean, tone: number) =>
    times(6, (index) => {
      const w = size * (1 - index / 6);
      const h = size / 9;
      const left = mirror ? x + size - w : x;
      return (
        rect(left, y - (index + 1) * h, w, h * 0.55, mix("#f3cf94", "#d9a060", tone)) +
        rect(left, y - (index + 1) * h + h * 0.55, w, h * 0.5, mix("#a8663f", "#7a4438", tone))
      );
    });
  const wall = times(rows, (row) => {
    const y = 210 + row * 78;
    const inset = row * 62;
    const count = 7 - Math.floor(row * 0.6);
    const span = (1200 - inset * 2) / count;
    const tone = row / rows;
    return (
      rect(inset - 20, y - 78, 1240 - inset * 2, 82, mix("#e0ae6c", "#9a5f44", tone)) +
      rect(inset - 20, y - 4, 1240 - inset * 2, 7, mix("#fbe0ae", "#c98a5c", tone)) +
      times(
        count,
        (index) =>
          flight(inset + index * span + span * 0.04, y, span * 0.46, true, tone) +
          flight(inset + index * span + span * 0.5, y, span * 0.46, false, tone) +
          put(
            path(pointedArch(7, 24), mix("#7a4438", "#3a2038", tone)),
            inset + index * span + span * 0.5,
            y - 2,
          ),
      )
    );
  });
  return (
    rect(0, 0, 1200, 800, "#5a3038") +
    rect(0, 0, 1200, 140, linear(["#f7dca4", "#e3b474"])) +
    times(
      9,
      (index) =>
        put(path(cuspedArch(44, 96), "#6a3a40"), 70 + index * 133, 128) +
        rect(70 + index * 133 - 66, 20, 14, 112, "#f3cf94"),
    ) +
    rect(0, 10, 1200, 14, "#fbe8c0") +
    times(
      13,
      (index) =>
        rect(0, 132 + index * 52, 1200, 28, mix("#a8603f", "#4a2434", index / 13)) +
        rect(0, 160 + index * 52, 1200, 24, mix("#7f4638", "#36192c", index / 13)),
    ) +
    wall +
    path("M372 680H828L770 810H430Z", "#3f7f6a") +
    path("M372 680H828L810 716H388Z", "#2f5f5c") +
    ripples(4, 1200, 720, 800, "#a8cfa4", 14, 0.4) +
    path("M-10 -10V810H420L-10 130Z", "#3a1c38", 'opacity="0.26"') +
    path("M1210 -10V810H780L1210 130Z", "#fff0c4", 'opacity="0.12"') +
    put(sari("#cf4436", SAFFRON), 470, 444, 0.62) +
    put(sari("#2f9a8a", CREAM), 800, 522, 0.62) +
    birds(4, 640, 330, 200, 6, "#f7e8c8", 9)
  );
});
