import { DUSK, SAFFRON } from "../../palette";
import { ketuvallam } from "../../pieces/boats";
import { shikhara } from "../../pieces/domes";
import { land, peakPaint, peaks, plant, skyline } from "../../pieces/land";
import { traveller } from "../../pieces/people";
import { birds, mist, sky, streaks, sun } from "../../pieces/sky";
import { grass, palm } from "../../pieces/trees";
import { glitter, ripples } from "../../pieces/water";
import { times } from "../../random";
import type { Scene } from "../../scene";
import { circle, linear, path, put, stroke } from "../../svg";

export const hero: Scene = {
  width: 1600,
  height: 900,
  pixels: { width: 2048, height: 1152 },
  draw: () => {
    const mood = {
      ...DUSK,
      sky: ["#39406f", "#8a5f86", "#e58f74", "#fbc987", "#fee2ae"],
      far: "#d99a8c",
      near: "#241b46",
    };
    const plain = skyline(501, 520, 16, 420, 3);
    const hills = (x: number) => 590 - Math.sin((x - 200) / 300) * 26;
    const front = (x: number) =>
      790 - Math.max(0, (x - 700) / 900) ** 2 * 60 + Math.sin(x / 160) * 8;
    const route =
      "M1118 236C1090 300 1170 330 1150 384S1010 430 1040 486S1250 520 1220 576S1040 610 1090 656S1290 690 1316 744";
    return (
      sky(mood, 1600, 900) +
      sun(760, 430, 56, mood) +
      streaks(161, 1600, 90, 300, "#ffdcae", 9) +
      peaks(
        91,
        1600,
        520,
        [
          [1010, 240],
          [1180, 130],
          [1370, 190],
          [1540, 110],
          [860, 330],
        ],
        peakPaint(mood, 0.28, "#fff3e0"),
        0.5,
      ) +
      land(skyline(503, 470, 40, 260), 1600, 640, linear(["#c4808a", "#e3a68c"])) +
      mist(500, 120, 1600, "#fdd9a4", 0.75) +
      land(plain, 1600, 700, linear(["#d99a6c", "#e8b57c"])) +
      [1010, 1060, 1034]
        .map((x, index) =>
          put(shikhara(13 + (index % 2) * 5, 66 + (index % 2) * 22, "#a8607a"), x, 540),
        )
        .join("") +
      plant(6, plain, 0, 1600, 40, (x, y, size) => circle(x, y - 4, 9 * size, "#a86a6c")) +
      mist(590, 90, 1600, "#f7c58f", 0.5) +
      land(hills, 1600, 760, linear(["#6f7f6c", "#4f5f6c"])) +
      times(9, (index) =>
        stroke(
          `M0 ${610 + index * 9}Q800 ${580 + index * 13} 1600 ${616 + index * 8}`,
          "#b5b58a",
          2,
          'opacity="0.4"',
        ),
      ) +
      plant(8, hills, 700, 1600, 16, (x, y, size) =>
        palm(Math.round(x), x, y + 12, 78 * size, "#453a62", 0.08),
      ) +
      path("M-10 690Q700 640 1610 668V910H-10Z", linear(["#e89a7c", "#7a5a86", "#2f2858"])) +
      glitter(4, 760, 676, 890, 120, "#ffe3b4", 60) +
      ripples(7, 1600, 690, 900, "#ffc9a0", 70, 0.28) +
      put(ketuvallam("#c08a5a"), 1180, 760, 0.42) +
      stroke(route, "#3a1f44", 6, 'stroke-dasharray="1 10" opacity="0.35"') +
      stroke(route, "#fff6e2", 4.4, 'stroke-dasharray="1 10"') +
      [
        [1118, 236],
        [1040, 486],
        [1220, 576],
        [1090, 656],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 5, "#fff3dc") + circle(x, y, 2.4, SAFFRON))
        .join("") +
      circle(1316, 744, 15, "#fff3dc", 'opacity="0.35"') +
      circle(1316, 744, 8, SAFFRON) +
      circle(1316, 744, 3.4, "#fff3dc") +
      land(front, 1600, 900, linear(["#2c2050", "#17102f"])) +
      put(traveller("#f3e6cc", "#cf5b36"), 1430, 752, 0.9) +
      palm(3, 1530, 800, 520, "#17102f", -0.16) +
      palm(8, 1600, 810, 400, "#1d1538", -0.22) +
      grass(4, 900, 1400, 800, 44, "#1d1538", 60) +
      birds(5, 900, 300, 130, 8, "#4a2f5c", 12)
    );
  },
};
