import { RED } from "../../palette";
import { clayCup } from "../../pieces/food";
import { steam } from "../../pieces/lamps";
import { times } from "../../random";
import { wide } from "../../scene";
import { ellipse, linear, path, put, rect, stroke } from "../../svg";

export const clayCups = wide(
  () =>
    rect(0, 0, 1200, 800, linear(["#e8b25c", "#e09a4c"])) +
    times(7, (row) =>
      times(11, (column) =>
        rect(
          column * 124 - (row % 2) * 62,
          row * 84 - 20,
          120,
          80,
          (row + column) % 3 ? "#e3a654" : "#eabb6c",
          'opacity="0.55"',
        ),
      ),
    ) +
    path("M-10 -10H620L260 560H-10Z", "#fff3cc", 'opacity="0.2"') +
    path("M820 120Q860 60 980 70H1210V560H820Z", "#b5683c") +
    path("M850 560V180Q880 110 980 110H1210V560Z", "#4a2a3c") +
    put(
      stroke("M0 0H180L150 130H30Z", "#8a8a98", 1) +
        path("M0 0H190L160 140H30Z", linear(["#c9ccd4", "#7f8494", "#4f5468"], true)) +
        ellipse(95, 0, 96, 16, "#dfe2e6") +
        stroke("M188 20q70 0 50 60", "#6f7484", 12) +
        stroke("M4 10L-50 -30", "#8a8f9c", 16),
      930,
      410,
    ) +
    steam(9, 1020, 400, 240, 140, "#fff3dc", 6, 0.4) +
    rect(0, 556, 1200, 90, linear(["#4f8fb5", "#2f6a98"])) +
    rect(0, 548, 1200, 14, "#8fc0d4") +
    rect(0, 640, 1200, 170, linear(["#245a86", "#1a3f66"])) +
    times(9, (index) =>
      stroke(`M${index * 150 + 40} 660q14 60 -8 140`, "#1a3f66", 3, 'opacity="0.6"'),
    ) +
    times(
      6,
      (index) =>
        clayCup(
          120 + index * 172,
          610 + (index % 2) * 10,
          150 + (index % 3) * 8,
          ["#c4683c", "#b55a36", "#cf7844"][index % 3] ?? RED,
          "#dba56a",
        ) + steam(index + 2, 120 + index * 172, 450, 170, 60, "#fff6e4", 4, 0.5),
    ) +
    put(
      path("M-60 0Q-54 -40 0 -44Q54 -40 60 0Z", "#a8502f") +
        path("M-60 0L-44 24H40L60 0Z", "#8a3f2c"),
      1130,
      640,
    ),
);
