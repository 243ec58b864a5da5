import { lighter } from "../../colour";
import { MONSOON, RED } from "../../palette";
import { land, peakPaint, peaks, plant, skyline } from "../../pieces/land";
import { birds, cloud, mist, sky } from "../../pieces/sky";
import { deodar } from "../../pieces/trees";
import { times } from "../../random";
import { wide } from "../../scene";
import { linear, path, put, stroke } from "../../svg";

export const mcleodGanj = wide(() => {
  const slope = (
    seed: number,
    base: number,
    length: number,
    colour: string,
    height: number,
    count: number,
  ) => {
    const line = skyline(seed, base, 70, length, 3);
    return (
      land(line, 1200, 800, linear([colour, lighter(colour, 0.15)])) +
      plant(seed, line, -20, 1220, count, (x, y, size) =>
        deodar(x, y + 6, height * size, colour, 6),
      )
    );
  };
  const flags = ["#2f6fa8", "#fbecd0", "#cf4436", "#3f8f5a", "#f2b33a"];
  const flagLine = (x1: number, y1: number, x2: number, y2: number, sag: number) =>
    stroke(`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`, "#f0e6d0", 2) +
    times(17, (index) => {
      const t = (index + 0.5) / 17;
      const x = x1 + (x2 - x1) * t;
      const y = y1 + (y2 - y1) * t + 4 * sag * t * (1 - t);
      return path(
        `M${x} ${y}l30 3l-3 ${26 + (index % 3) * 3}q-14 5 -27 -2Z`,
        flags[index % 5] ?? RED,
      );
    });
  return (
    sky(MONSOON, 1200, 800) +
    peaks(
      21,
      1200,
      520,
      [
        [90, 190],
        [300, 120],
        [560, 60],
        [790, 140],
        [1000, 95],
        [1180, 190],
      ],
      peakPaint(MONSOON, 0.3),
      0.62,
    ) +
    cloud(2, 260, 400, 620, "#f3f6e8", 0.95) +
    cloud(5, 900, 420, 680, "#eef3e4", 0.95) +
    cloud(8, 620, 340, 300, "#fbfbf0", 0.7) +
    slope(11, 470, 420, "#86aaa0", 60, 40) +
    mist(520, 90, 1200, "#e6eede", 0.8) +
    slope(15, 560, 380, "#4f8079", 95, 32) +
    mist(630, 90, 1200, "#cfe0d2", 0.6) +
    slope(19, 690, 330, "#245853", 150, 20) +
    land(skyline(31, 775, 26, 300), 1200, 800, "#0f3436") +
    put(deodar(0, 0, 620, "#0f3436", 10), 1130, 830) +
    put(deodar(0, 0, 430, "#143f40", 9), 1010, 830) +
    flagLine(-20, 330, 1120, 300, 90) +
    flagLine(-20, 480, 1015, 470, 70) +
    birds(3, 420, 250, 120, 5, "#3c6a68", 13)
  );
});
