import { mix } from "../../colour";
import { MONSOON } from "../../palette";
import { peakPaint, peaks, plant, ranges, skyline } from "../../pieces/land";
import { traveller } from "../../pieces/people";
import { birds, cloud, mist, sky, sun } from "../../pieces/sky";
import { deodar, grass } from "../../pieces/trees";
import type { Scene } from "../../scene";
import { linear, path, put, stroke } from "../../svg";

export const portrait: Scene = {
  width: 800,
  height: 1000,
  pixels: { width: 1200, height: 1500 },
  draw: () => {
    const mood = {
      ...MONSOON,
      sky: ["#3f6f94", "#9fb8b8", "#f3d7a8", "#fbe6bd"],
      far: "#c9c4b0",
      near: "#16334f",
      light: "#fff6dc",
      glow: "#ffdf9c",
    };
    return (
      sky(mood, 800, 1000) +
      sun(560, 330, 54, mood) +
      cloud(4, 230, 200, 340, "#fff6e4", 0.6) +
      peaks(
        97,
        800,
        620,
        [
          [120, 400],
          [330, 330],
          [600, 390],
          [760, 340],
        ],
        peakPaint(mood, 0.2),
        0.5,
      ) +
      ranges(511, mood, 800, 1000, [
        { base: 520, rise: 60, length: 240, share: 0.24 },
        { base: 600, rise: 56, length: 220, share: 0.42 },
      ]) +
      mist(640, 110, 800, "#f0e6c8", 0.7) +
      ranges(517, mood, 800, 1000, [{ base: 690, rise: 46, length: 200, share: 0.62 }]) +
      plant(4, skyline(517, 690, 46, 200), 0, 800, 22, (x, y, size) =>
        deodar(x, y + 8, 52 * size, mix(mood.far, mood.near, 0.66), 5),
      ) +
      mist(760, 90, 800, "#a9bcae", 0.5) +
      path("M-10 1010V860Q160 800 330 836Q520 870 810 800V1010Z", linear(["#1d3c50", "#0f1f38"])) +
      put(traveller("#f0e2c4", "#d9602f"), 380, 880, 4.2) +
      stroke("M322 640Q318 760 300 872", "#8a5a3c", 9) +
      path("M-10 1010V930Q200 880 420 910T810 880V1010Z", "#0f1c36") +
      grass(4, 0, 300, 960, 90, "#0f1c36", 46) +
      grass(7, 520, 800, 940, 90, "#0f1c36", 44) +
      birds(6, 200, 330, 120, 6, "#3a5a70", 12)
    );
  },
};
