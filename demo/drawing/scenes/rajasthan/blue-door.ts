import { BRASS, LEAF } from "../../palette";
import { cuspedArch } from "../../pieces/domes";
import { marigold } from "../../pieces/fields";
import { bicycle } from "../../pieces/transport";
import { jharokha, pot } from "../../pieces/walls";
import { times } from "../../random";
import { wide } from "../../scene";
import { circle, ellipse, linear, path, put, rect, stroke } from "../../svg";

export const blueDoor = wide(() => {
  const carve = times(3, (row) =>
    times(
      2,
      (column) =>
        rect(512 + column * 98, 250 + row * 138, 82, 120, "#2a6a54", 'rx="4"') +
        rect(520 + column * 98, 258 + row * 138, 66, 104, "#3f8a6a", 'rx="3"') +
        marigold(row * 2 + column, 553 + column * 98, 310 + row * 138, 24, "#56a07c"),
    ),
  );
  return (
    rect(0, 0, 1200, 800, linear(["#4a6fc4", "#3f60b5", "#2f4a94"])) +
    times(34, (index) =>
      ellipse(
        (index * 233) % 1200,
        (index * 149) % 660,
        120,
        24,
        index % 2 ? "#5a80d0" : "#3754a8",
        'opacity="0.4"',
      ),
    ) +
    path("M-10 -10H330L720 660H-10Z", "#cfdcff", 'opacity="0.12"') +
    rect(440, 120, 320, 540, "#f0d9b4") +
    put(
      path(cuspedArch(136, 500), "#1f3a5c") + stroke(cuspedArch(148, 518), "#c98a54", 6),
      600,
      660,
    ) +
    rect(496, 236, 212, 424, "#2f7a5c") +
    carve +
    rect(598, 236, 6, 424, "#1f4f44") +
    times(10, (index) =>
      circle(508 + (index % 2) * 188, 246 + Math.floor(index / 2) * 98, 5, BRASS),
    ) +
    circle(588, 460, 9, BRASS) +
    circle(616, 460, 9, BRASS) +
    times(15, (index) =>
      marigold(
        index,
        466 + index * 19,
        168 + Math.sin((index / 14) * 3.14) * 26,
        12,
        index % 2 ? "#f5972a" : "#f7c23a",
      ),
    ) +
    path("M140 220H300V420H140Z", "#f0d9b4") +
    path("M154 234H286V406H154Z", "#22386f") +
    times(4, (index) => stroke(`M${170 + index * 34} 234V406`, "#c9d3ea", 4)) +
    stroke("M154 320H286", "#c9d3ea", 4) +
    rect(130, 420, 180, 14, "#f0d9b4") +
    put(jharokha("#f0d9b4", "#22386f"), 980, 360, 1.3) +
    rect(410, 640, 380, 30, "#e9c99a") +
    rect(370, 664, 460, 30, "#cfa878") +
    rect(0, 660, 360, 10, "#2a4488") +
    rect(0, 690, 1200, 120, linear(["#c9a07a", "#7a5a5c"])) +
    ellipse(960, 742, 230, 13, "#1a1436", 'opacity="0.4"') +
    put(bicycle("#cf4436"), 950, 742, 2.3, -2) +
    pot(150, 742, 120, "#c4683c") +
    pot(280, 750, 90, "#b55a3c") +
    times(7, (index) =>
      stroke(
        `M150 612q${-50 + index * 17} -50 ${-70 + index * 23} ${-84 + Math.abs(index - 3) * 20}`,
        index % 2 ? LEAF : "#3f7a4c",
        7,
      ),
    )
  );
});
