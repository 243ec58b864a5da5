import { MONSOON } from "../../palette";
import { land, peakPaint, peaks, plant } from "../../pieces/land";
import { traveller, umbrella, walker } from "../../pieces/people";
import { cloud, mist, rain, sky } from "../../pieces/sky";
import { deodar, grass } from "../../pieces/trees";
import { times } from "../../random";
import { wide } from "../../scene";
import { linear, path, put, stroke } from "../../svg";

export const triund = wide(() => {
  const mood = { ...MONSOON, sky: ["#4f747f", "#87a9aa", "#d3ddcb"] };
  const ridge = (x: number) => 690 - x * 0.3 + Math.sin(x / 120) * 16;
  return (
    sky(mood, 1200, 800) +
    peaks(
      44,
      1200,
      520,
      [
        [700, 150],
        [880, 80],
        [1040, 130],
        [1180, 60],
      ],
      peakPaint(mood, 0.3, "#eef2ea"),
      0.5,
    ) +
    cloud(3, 640, 330, 620, "#e3ebe0", 0.95) +
    cloud(9, 1050, 300, 520, "#eef2e6", 0.9) +
    cloud(5, 220, 400, 700, "#d3dfd6", 0.9) +
    land((x) => 470 + Math.sin(x / 170) * 36, 1200, 800, linear(["#6f9a90", "#a9c2b6"])) +
    mist(560, 170, 1200, "#dbe6da", 0.9) +
    plant(
      5,
      (x) => 600 + Math.sin(x / 100) * 20,
      -20,
      600,
      16,
      (x, y, size) => deodar(x, y + 40, 120 * size, "#4f8078", 6),
    ) +
    mist(640, 110, 1200, "#c9dad0", 0.7) +
    land(ridge, 1200, 800, linear(["#5f9a5a", "#2f6a4f", "#134040"])) +
    stroke("M420 800C520 720 470 690 600 640S780 560 900 500S1080 420 1210 340", "#d9cfa4", 13) +
    stroke("M420 800C520 720 470 690 600 640S780 560 900 500", "#d9cfa4", 20, 'opacity="0.7"') +
    put(traveller("#e8dcc0", "#2f6f86") + put(umbrella("#d9402f", 52), 15, -92), 700, 606, 1.75) +
    put(walker({ top: "#3a4a5c" }) + put(umbrella("#2a2f4a", 40), 14, -88), 1010, 446, 0.6) +
    times(6, (index) =>
      path(
        `M${90 + index * 190} 800q20 -${50 + (index % 3) * 30} 70 -${46 + (index % 2) * 20}t80 66Z`,
        index % 2 ? "#5f6f74" : "#4a5a62",
      ),
    ) +
    grass(4, 0, 1200, 806, 60, "#123a3a", 90) +
    rain(7, 1200, 800, 230)
  );
});
