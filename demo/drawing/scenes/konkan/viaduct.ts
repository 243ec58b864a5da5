import { darker, lighter, mix } from "../../colour";
import { MONSOON } from "../../palette";
import { land, plant, ranges, skyline } from "../../pieces/land";
import { birds, mist, rain, sky } from "../../pieces/sky";
import { train } from "../../pieces/transport";
import { bananaPlant, bush, palm } from "../../pieces/trees";
import { times } from "../../random";
import { wide } from "../../scene";
import { linear, path, rect, stroke } from "../../svg";

export const viaduct = wide(() => {
  const mood = { ...MONSOON, sky: ["#6f9fa0", "#b9d0c0", "#e6edd6"] };
  const line = skyline(401, 640, 50, 300, 3);
  const stone = "#a88f7c";
  return `${
    sky(mood, 1200, 800) +
    ranges(402, mood, 1200, 700, [
      { base: 220, rise: 110, length: 300, share: 0.08 },
      { base: 330, rise: 110, length: 260, share: 0.28 },
    ]) +
    path(
      "M380 640Q520 420 600 330Q680 120 780 70Q900 20 1010 60Q1120 40 1210 0V700H380Z",
      linear(["#5f968a", "#7fb0a0", "#b5d3c2"]),
    ) +
    path(
      "M640 640Q720 330 800 200Q840 120 830 90Q780 150 720 200Q600 330 520 640Z",
      "#4f8478",
      'opacity="0.5"',
    ) +
    plant(
      6,
      (x) => 78 - Math.abs(x - 900) * 0.02,
      790,
      1180,
      12,
      (x, y, size) => bush(Math.round(x), x, y + 14, 60 * size, "#4a8070"),
    ) +
    path(
      "M872 62Q862 220 884 320Q868 440 884 640H968Q976 440 948 320Q962 200 926 60Z",
      linear(["#fbfdf6", "#e3f0e8"]),
    ) +
    times(6, (index) =>
      stroke(
        `M${880 + index * 9} 80q${-6 + index * 2} 230 ${10 + index * 2} 520`,
        "#b5d6cc",
        2,
        'opacity="0.8"',
      ),
    ) +
    mist(600, 220, 1200, "#eef4e6", 0.85) +
    times(7, (index) => {
      const x = -20 + index * 200;
      return (
        rect(
          x - 34,
          372,
          68,
          420,
          linear([lighter(stone, 0.15), stone, darker(stone, 0.3)], true),
        ) +
        times(12, (n) =>
          stroke(`M${x - 34} ${400 + n * 30}h68`, darker(stone, 0.3), 1.4, 'opacity="0.5"'),
        )
      );
    }) +
    path(
      `M-10 330H1210V420H1180${times(6, (index) => `Q${1080 - index * 200 - 0} 330 ${1014 - index * 200} 420L${946 - index * 200} 420`)}H-10Z`,
      linear([lighter(stone, 0.2), stone]),
    ) +
    rect(-10, 318, 1220, 16, lighter(stone, 0.28))
  }<g transform="translate(1010 316) scale(0.78)">${train(4, "#b5403a", "#f0d9a4", "#fff0c4")}</g>${land(line, 1200, 800, linear(["#2f7a5c", "#14443f"]))}${plant(4, line, -20, 1220, 34, (x, y, size) => bush(Math.round(x), x, y + 24, 120 * size, mix("#2f7f58", "#1f5f50", size - 0.5)))}${plant(9, line, 40, 1160, 7, (x, y, size) => palm(Math.round(x), x, y + 40, 200 * size, "#1a5548", 0.08))}${bananaPlant(5, 130, 810, 260, "#1f6a4c")}${bananaPlant(8, 1100, 810, 230, "#1a5f4a")}${rain(5, 1200, 800, 170)}${birds(3, 520, 180, 130, 5, "#3f6a68", 12)}`;
});
