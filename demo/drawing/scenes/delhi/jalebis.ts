import { mix } from "../../colour";
import { jalebi, shadowDisc } from "../../pieces/food";
import { steam } from "../../pieces/lamps";
import { between, random, times } from "../../random";
import { wide } from "../../scene";
import { circle, linear, path, rect, stroke } from "../../svg";

export const jalebis = wide(() => {
  const next = random(12);
  return (
    rect(0, 0, 1200, 800, linear(["#5a2a34", "#3a1a34"])) +
    times(8, (row) =>
      times(12, (column) =>
        rect(
          column * 110 - (row % 2) * 55,
          row * 104,
          106,
          100,
          mix("#6a3440", "#54283c", next()),
          'rx="4"',
        ),
      ),
    ) +
    circle(560, 420, 420, "#120b22") +
    circle(560, 410, 410, linear(["#4a4258", "#241c38"])) +
    circle(560, 416, 372, linear(["#8a4318", "#c8741f", "#e0952f"])) +
    times(46, () =>
      circle(
        560 + (next() - 0.5) * 680,
        416 + (next() - 0.5) * 680,
        between(next, 3, 11),
        "#f7cf7a",
        'opacity="0.45"',
      ),
    ) +
    [
      [420, 260],
      [570, 220],
      [710, 290],
      [330, 400],
      [480, 390],
      [630, 410],
      [780, 430],
      [390, 540],
      [540, 560],
      [690, 560],
      [580, 690],
    ]
      .map(([x = 0, y = 0], index) =>
        jalebi(index + 2, x + (next() - 0.5) * 24, y + (next() - 0.5) * 20, between(next, 58, 72)),
      )
      .join("") +
    stroke("M150 -10L430 330", "#d9b07a", 18) +
    stroke("M150 -10L430 330", "#f0d3a0", 6) +
    shadowDisc(1070, 220, 130) +
    circle(1070, 220, 132, linear(["#e9dfd0", "#a89a9c"])) +
    circle(1070, 220, 114, "#f7efe0") +
    jalebi(40, 1030, 190, 50) +
    jalebi(43, 1106, 200, 48) +
    jalebi(41, 1066, 266, 52) +
    path("M940 560l220 -40l50 190l-230 60Z", "#f3ead8") +
    path("M960 580l170 -30l36 140l-174 46Z", "#e3d0b0") +
    jalebi(50, 1060, 640, 52) +
    steam(4, 560, 430, 380, 420, "#fff0d8", 8, 0.22)
  );
});
