import { darker, mix } from "../../colour";
import { DUSK, INK, RED, SAFFRON, TEAL } from "../../palette";
import { minaret, onionDome, pointedArch } from "../../pieces/domes";
import { lampString, wires } from "../../pieces/lamps";
import { sari, walker } from "../../pieces/people";
import { birds, glow, mist, sky } from "../../pieces/sky";
import { balcony, houseFront } from "../../pieces/walls";
import { times } from "../../random";
import { wide } from "../../scene";
import { linear, path, put, rect } from "../../svg";

export const oldDelhi = wide(() => {
  const haze = "#e58b5a";
  const mosque =
    put(onionDome(46, 110, "#fbe0bd", "#8a3f5c"), 600, 330) +
    put(onionDome(32, 78, "#f7d6b0", "#8a3f5c"), 510, 345) +
    put(onionDome(32, 78, "#f7d6b0", "#8a3f5c"), 690, 345) +
    put(minaret(13, 200, "#c4646a", "#f2c49a"), 440, 400) +
    put(minaret(13, 200, "#c4646a", "#f2c49a"), 760, 400) +
    rect(430, 330, 340, 90, linear(["#c4646a", "#d98560"])) +
    put(path(pointedArch(34, 82), "#7a3556"), 600, 420);
  const side = (depth: number, mirror: boolean) => {
    const width = 150 - depth * 18;
    const wall = mix("#3c2450", haze, depth * 0.2);
    const front =
      put(houseFront(depth + (mirror ? 9 : 2), width, 620 - depth * 95, wall, "#ffcf7a"), 0, 0) +
      put(balcony(width * 0.8, darker(wall, 0.3)), width / 2, -300 + depth * 40) +
      path(
        `M0 -150L${width} -150L${width + 40 - depth * 6} -104L20 -104Z`,
        [RED, TEAL, SAFFRON, "#7a3f6f"][depth % 4] ?? RED,
      ) +
      rect(10, -100, width - 20, 100, "#ffb85c") +
      rect(10, -100, width - 20, 100, linear(["#ffe0a0/0.8", "#7a2f3a/0.9"])) +
      times(4, (index) =>
        rect(
          16 + index * 28,
          -60 + (index % 2) * 12,
          18,
          40,
          ["#5a2440", "#8f3f3a", "#3c2450"][index % 3] ?? INK,
        ),
      );
    const x = [0, 140, 268, 372][depth] ?? 0;
    return `<g transform="translate(${mirror ? 1200 - x : x} ${760 - depth * 62}) scale(${mirror ? -1 : 1} 1)">${front}</g>`;
  };
  const people = times(11, (index) =>
    put(
      index % 3 === 1
        ? sari([RED, TEAL, "#e3a23a"][index % 3] ?? RED, "#fbecd0")
        : walker({
            top: ["#f3ead8", "#2c2450", "#cf5b36"][index % 3] ?? RED,
            head: index % 4 ? undefined : "#fbecd0",
          }),
      600 + (((index * 97) % 240) - 120) * (0.5 + index * 0.09),
      540 + index * 19,
      0.34 + index * 0.085,
    ),
  );
  return (
    sky(DUSK, 1200, 800) +
    glow(600, 360, 430, "#ffd08a", 0.95) +
    put(mosque, -330, -205, 1.55) +
    mist(450, 130, 1200, "#f6b070", 0.7) +
    path("M470 500L730 500L1200 800H0Z", linear(["#e08a5a", "#5a2f52"])) +
    [3, 2, 1, 0].map((depth) => side(depth, false) + side(depth, true)).join("") +
    glow(600, 560, 330, "#ffc070", 0.45) +
    people +
    wires(8, 1200, 20, 150, 12, "#1a1235") +
    lampString(3, [110, 250], [1090, 230], 60, 9, 7) +
    lampString(5, [280, 330], [920, 320], 40, 8, 5) +
    birds(6, 600, 130, 190, 11, "#3c2450", 10)
  );
});
