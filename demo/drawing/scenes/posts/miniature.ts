import { lighter } from "../../colour";
import { CREAM, RED } from "../../palette";
import { marigold } from "../../pieces/fields";
import { bowl, shadowDisc } from "../../pieces/food";
import { palm } from "../../pieces/trees";
import { times } from "../../random";
import { wide } from "../../scene";
import { ellipse, linear, path, put, rect, stroke } from "../../svg";

export const miniature = wide(() => {
  const elephantShape =
    "M-120 -40Q-124 -112 -60 -120Q10 -128 50 -118Q66 -140 94 -132Q122 -122 118 -84Q120 -30 112 0Q108 24 122 30L112 38Q92 30 90 -20Q72 -18 60 -28L64 60H30L26 0H-40L-44 60H-80L-84 -6Q-114 -14 -120 -40Z";
  const shell = (x: number, y: number, colour: string) =>
    shadowDisc(x, y, 46) +
    path(
      `M${x} ${y + 44}C${x - 60} ${y + 26} ${x - 58} ${y - 36} ${x} ${y - 46}C${x + 58} ${y - 36} ${x + 60} ${y + 26} ${x} ${y + 44}Z`,
      "#f7ead4",
    ) +
    times(7, (index) =>
      stroke(
        `M${x} ${y + 40}Q${x - 36 + index * 12} ${y} ${x - 42 + index * 14} ${y - 26 - (3 - Math.abs(index - 3)) * 5}`,
        "#d9bfa4",
        1.6,
      ),
    ) +
    ellipse(x, y, 30, 27, colour) +
    ellipse(x - 8, y - 8, 12, 7, lighter(colour, 0.35), 'opacity="0.7"');
  const brush = (x: number, y: number, turn: number, colour: string) =>
    put(
      path("M-190 -5L60 -8V8L-190 5Z", "#120a26", 'opacity="0.35" transform="translate(8 12)"') +
        path("M-190 -4L60 -8V8L-190 4Z", linear([lighter(colour, 0.3), colour])) +
        rect(60, -8, 40, 16, "#d9c9b4") +
        path("M100 -8Q130 -8 152 0Q130 8 100 8Z", "#3a2436"),
      x,
      y,
      1,
      turn,
    );
  const border =
    times(
      22,
      (index) =>
        marigold(index, -318 + index * 30.3, -218, 9, index % 2 ? "#d9566a" : "#f0a83a") +
        marigold(index + 30, -318 + index * 30.3, 218, 9, index % 2 ? "#f0a83a" : "#d9566a"),
    ) +
    times(
      13,
      (index) =>
        marigold(index + 60, -318, -190 + index * 31.6, 9, index % 2 ? "#d9566a" : "#f0a83a") +
        marigold(index + 90, 318, -190 + index * 31.6, 9, index % 2 ? "#f0a83a" : "#d9566a"),
    );
  const painting =
    rect(-346, -246, 720, 510, "#120a26", 'opacity="0.35" rx="4"') +
    rect(-350, -250, 700, 500, "#f7e6c8") +
    rect(-336, -236, 672, 472, "#2f5f5c") +
    border +
    rect(-298, -198, 596, 396, "#f3d9a0") +
    rect(-298, -198, 596, 190, linear(["#4f8fa0", "#f0d9a4"])) +
    path("M-298 60Q-150 10 0 50T298 40V198H-298Z", "#7fa05a") +
    path("M-298 110Q-100 70 298 120V198H-298Z", "#a8b56a") +
    path("M-298 -20Q-200 -70 -100 -20T100 -30T298 -20V60Q100 0 -298 60Z", "#d9a07a") +
    put(
      path(elephantShape, "#6a6478") +
        path("M-70 -118Q0 -126 46 -116L40 -30H-64Z", RED) +
        path("M-70 -52L40 -52L40 -30H-64Z", "#f0b43a") +
        stroke("M-50 -100H36M-54 -80H36", "#f7d98a", 3) +
        path("M100 -40Q118 -30 136 -38Q120 -24 100 -28Z", CREAM),
      -10,
      84,
      1.15,
    ) +
    stroke("M-130 -70v-80M-130 -150q60 -30 120 0", "#8a6a4a", 2.4) +
    times(4, (index) =>
      palm(
        index + 2,
        [-250, -210, 220, 262][index] ?? 0,
        96,
        120 + (index % 2) * 36,
        "#3f7a54",
        0.1,
      ),
    ) +
    rect(150, -198, 148, 396, "#f7e6c8", 'opacity="0.55"') +
    stroke("M190 100q20 -60 60 -50M200 20q40 -20 70 10", "#8a6a5a", 1.6);
  return (
    rect(0, 0, 1200, 800, linear(["#6a3a34", "#8a4a3a", "#4a2434"])) +
    times(9, (index) =>
      stroke(
        `M0 ${40 + index * 92}Q600 ${30 + index * 96} 1200 ${52 + index * 90}`,
        "#3a1c30",
        3,
        'opacity="0.4"',
      ),
    ) +
    put(painting, 520, 400, 1.12, -5) +
    shell(1010, 150, "#2f5fa8") +
    shell(1110, 260, "#cf3f36") +
    shell(1000, 340, "#f0a82f") +
    shell(1110, 440, "#2f8f6a") +
    shell(1000, 540, "#f7efe0") +
    shell(1100, 640, "#7a2f5c") +
    brush(860, 690, -28, "#cf5b36") +
    brush(900, 740, -19, "#2f7f86") +
    brush(190, 720, 12, "#d9a45a") +
    bowl(3, 90, 120, 78, "#7fa9b5", "#c9b8a4", "#c0dbe0") +
    path("M1210 -10H900Q1060 60 1210 330Z", "#ffe9b8", 'opacity="0.14"')
  );
});
