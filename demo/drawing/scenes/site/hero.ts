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
    const plain = skyline(501, 540, 16, 420, 3);
    const hills = (x: number) => 604 - Math.sin((x - 200) / 300) * 24;
    const front = (x: number) =>
      788 - Math.max(0, (x - 640) / 960) ** 1.4 * 150 + Math.sin(x / 160) * 7;
    const route =
      "M968 352C946 398 1004 424 986 466S866 500 890 542S1016 566 988 606S812 632 836 668S956 684 972 724";
    return (
      sky(mood, 1600, 900) +
      sun(520, 486, 60, mood) +
      streaks(161, 1600, 150, 380, "#ffdcae", 9) +
      peaks(
        91,
        1600,
        560,
        [
          [800, 400],
          [968, 312],
          [1130, 388],
          [1290, 330],
          [1470, 404],
        ],
        peakPaint(mood, 0.28, "#fff3e0"),
        0.5,
      ) +
      land(skyline(503, 500, 36, 260), 1600, 660, linear(["#c4808a", "#e3a68c"])) +
      mist(526, 116, 1600, "#fdd9a4", 0.75) +
      land(plain, 1600, 720, linear(["#d99a6c", "#e8b57c"])) +
      [816, 862, 838]
        .map((x, index) =>
          put(shikhara(13 + (index % 2) * 5, 66 + (index % 2) * 22, "#a8607a"), x, 560),
        )
        .join("") +
      plant(6, plain, 0, 1600, 40, (x, y, size) => circle(x, y - 4, 9 * size, "#a86a6c")) +
      mist(606, 80, 1600, "#f7c58f", 0.5) +
      land(hills, 1600, 770, linear(["#6f7f6c", "#4f5f6c"])) +
      times(9, (index) =>
        stroke(
          `M0 ${624 + index * 8}Q800 ${596 + index * 12} 1600 ${630 + index * 7}`,
          "#b5b58a",
          2,
          'opacity="0.4"',
        ),
      ) +
      plant(8, hills, 420, 1600, 18, (x, y, size) =>
        palm(Math.round(x), x, y + 12, 74 * size, "#453a62", 0.08),
      ) +
      path("M-10 696Q700 656 1610 676V910H-10Z", linear(["#e89a7c", "#7a5a86", "#2f2858"])) +
      glitter(4, 520, 686, 890, 130, "#ffe3b4", 60) +
      ripples(7, 1600, 696, 900, "#ffc9a0", 70, 0.28) +
      put(ketuvallam("#c08a5a"), 690, 744, 0.5) +
      stroke(route, "#3a1f44", 6, 'stroke-dasharray="1 10" opacity="0.35"') +
      stroke(route, "#fff6e2", 4.4, 'stroke-dasharray="1 10"') +
      [
        [968, 352],
        [890, 542],
        [988, 606],
        [836, 668],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 5, "#fff3dc") + circle(x, y, 2.4, SAFFRON))
        .join("") +
      circle(972, 728, 17, "#fff3dc", 'opacity="0.35"') +
      circle(972, 728, 9, SAFFRON) +
      circle(972, 728, 3.8, "#fff3dc") +
      land(front, 1600, 900, linear(["#2c2050", "#17102f"])) +
      put(traveller("#f3e6cc", "#cf5b36"), 1090, 755, 2) +
      palm(3, 1490, 800, 430, "#17102f", -0.14) +
      palm(8, 1580, 800, 330, "#1d1538", -0.2) +
      grass(4, 640, 1420, 796, 50, "#1d1538", 60) +
      birds(5, 640, 400, 110, 8, "#4a2f5c", 12)
    );
  },
};
