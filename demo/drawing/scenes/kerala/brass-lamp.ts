import { SAFFRON } from "../../palette";
import { marigold } from "../../pieces/fields";
import { flame } from "../../pieces/lamps";
import { glow } from "../../pieces/sky";
import { times } from "../../random";
import { tall } from "../../scene";
import { circle, ellipse, linear, path, rect } from "../../svg";

export const brassLamp = tall(() => {
  const brass = linear(["#8a5424", "#f0c05f", "#fbe3a0", "#c9862f", "#7a4a20"], true);
  return (
    rect(0, 0, 800, 1200, linear(["#3a1f26", "#54292a", "#2a1420"])) +
    times(
      4,
      (column) =>
        rect(20 + column * 196, -10, 184, 1020, linear(["#6a3830", "#4a2626", "#5f302c"], true)) +
        times(
          4,
          (row) =>
            rect(44 + column * 196, 40 + row * 240, 136, 200, "#3f1f22", 'rx="6"') +
            rect(54 + column * 196, 50 + row * 240, 116, 180, "#5a2e2a", 'rx="4"') +
            circle(112 + column * 196, 140 + row * 240, 30, "#4a2424") +
            circle(112 + column * 196, 140 + row * 240, 12, "#c9902f"),
        ),
    ) +
    rect(394, 0, 12, 1010, "#2a1218") +
    circle(360, 620, 26, "none", 'stroke="#d9a03a" stroke-width="8"') +
    circle(440, 620, 26, "none", 'stroke="#d9a03a" stroke-width="8"') +
    glow(400, 420, 620, "#ff9f45", 0.75) +
    rect(0, 1000, 800, 210, linear(["#7a3a2c", "#3a1a20"])) +
    ellipse(400, 1120, 250, 34, "#140a16", 'opacity="0.5"') +
    path(
      "M190 1120Q200 1060 330 1050L360 1010H440L470 1050Q600 1060 610 1120Q400 1160 190 1120Z",
      brass,
    ) +
    rect(374, 500, 52, 530, brass, 'rx="10"') +
    [960, 860, 760, 640, 540]
      .map(
        (y, index) =>
          ellipse(400, y, 62 - index * 4, 20, brass) +
          ellipse(400, y + 12, 50 - index * 4, 14, "#7a4a20", 'opacity="0.5"'),
      )
      .join("") +
    path("M180 436Q200 520 400 524Q600 520 620 436Z", brass) +
    ellipse(400, 436, 222, 44, "#f7d37c") +
    ellipse(400, 436, 196, 34, "#8a4f1f") +
    path("M366 436Q370 330 400 280Q430 330 434 436Z", brass) +
    circle(400, 270, 26, brass) +
    path("M374 262Q352 200 396 170Q440 190 430 262Z", brass) +
    flame(194, 446, 96, 3) +
    flame(288, 470, 104, 3) +
    flame(400, 478, 112, 3) +
    flame(512, 470, 104, 3) +
    flame(606, 446, 96, 3) +
    times(21, (index) =>
      marigold(
        index,
        210 + index * 19,
        1100 + Math.sin((index / 20) * 3.14) * 42,
        17,
        index % 2 ? SAFFRON : "#f7cf4a",
      ),
    ) +
    times(17, (index) => {
      const a = index * 2.4;
      const far = 8 * Math.sqrt(index) * 2;
      return ellipse(
        120 + Math.cos(a) * far,
        1150 + Math.sin(a) * far * 0.35,
        9,
        5,
        index % 3 ? "#fbf0dc" : "#d9566a",
      );
    }) +
    times(17, (index) => {
      const a = index * 2.4;
      const far = 8 * Math.sqrt(index) * 2;
      return ellipse(
        690 + Math.cos(a) * far,
        1150 + Math.sin(a) * far * 0.35,
        9,
        5,
        index % 3 ? SAFFRON : "#fbf0dc",
      );
    })
  );
});
