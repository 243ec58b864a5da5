import { DUSK } from "../../palette";
import { houseboat, shikara } from "../../pieces/boats";
import { peakPaint, peaks, plant, ranges } from "../../pieces/land";
import { birds, glow, sky, streaks } from "../../pieces/sky";
import { poplar } from "../../pieces/trees";
import { lotusLeaves, mirrored, ripples, water } from "../../pieces/water";
import { wide } from "../../scene";
import { put } from "../../svg";

export const houseboats = wide(() => {
  const boats =
    put(houseboat("#a8643f", "#ffdf94"), 300, 478, 1.15) +
    put(houseboat("#8a4f44", "#ffd98a"), 880, 474, 1.02);
  return (
    sky(DUSK, 1200, 800) +
    streaks(51, 1200, 60, 240, "#ffd9a0", 8) +
    peaks(
      55,
      1200,
      470,
      [
        [160, 250],
        [420, 190],
        [700, 240],
        [1000, 170],
      ],
      peakPaint(DUSK, 0.3, "#ffd9c0"),
      0.45,
    ) +
    ranges(56, DUSK, 1200, 480, [{ base: 420, rise: 40, length: 220, share: 0.55 }]) +
    plant(
      6,
      () => 470,
      0,
      1200,
      34,
      (x, y, size) => poplar(x, y, 130 * size, "#4a2f5c", Math.round(x)),
    ) +
    water(470, 1200, 800, DUSK) +
    mirrored(boats, 486, 0.55, 0.85) +
    boats +
    glow(300, 440, 260, "#ffb455", 0.25) +
    glow(880, 440, 240, "#ffb455", 0.25) +
    ripples(8, 1200, 490, 800, "#ffd09a", 120, 0.4) +
    put(shikara("#cf4436"), 600, 690, 0.72) +
    birds(4, 650, 250, 140, 7, "#3a1f4f", 11) +
    lotusLeaves(5, 120, 760, 180, 24, ["#3f3a6a", "#4f4f7a"])
  );
});
