import { NIGHT } from "../../palette";
import { shikara } from "../../pieces/boats";
import { bulb } from "../../pieces/lamps";
import { land, peakPaint, peaks } from "../../pieces/land";
import { cloud, moon, sky, stars } from "../../pieces/sky";
import { crenels } from "../../pieces/walls";
import { glitter, lotusLeaves, mirrored, ripples, water } from "../../pieces/water";
import { times } from "../../random";
import { wide } from "../../scene";
import { circle, linear, put, rect } from "../../svg";

export const hariParbat = wide(() => {
  const hill = (x: number) =>
    470 - 200 * Math.exp(-(((x - 520) / 250) ** 2)) - 20 * Math.exp(-(((x - 900) / 160) ** 2));
  const fort =
    times(8, (index) =>
      rect(
        370 + index * 40,
        236 - ([0, 22, 34, 48, 46, 34, 16, 0][index] ?? 0),
        42,
        60,
        index % 2 ? "#2a2f66" : "#31376f",
      ),
    ) +
    crenels(440, 194, 170, 12, "#31376f") +
    times(14, (index) => rect(390 + index * 22, 240 - (index % 3) * 14, 6, 9, "#ffd98a"));
  const lamps = times(36, (index) =>
    bulb(20 + index * 34, 474 - (index % 3) * 5, 3 + (index % 2), "#ffe3a0", 7),
  );
  const mood = { ...NIGHT, water: ["#3a3f7c", "#1f2a60", "#0c1233"] };
  return (
    sky(NIGHT, 1200, 800) +
    stars(9, 1200, 420, 170) +
    moon(880, 170, 66) +
    cloud(7, 980, 230, 380, "#8a86b8", 0.35) +
    peaks(
      77,
      1200,
      480,
      [
        [100, 330],
        [330, 290],
        [760, 310],
        [1080, 270],
      ],
      peakPaint(NIGHT, 0.15, "#a9aede"),
      0.45,
    ) +
    land(hill, 1200, 490, linear(["#242a60", "#161c4a"])) +
    fort +
    times(30, (index) => circle(40 + index * 40, 470, 20 + (index % 4) * 6, "#121846")) +
    water(478, 1200, 800, mood) +
    mirrored(lamps, 478, 0.5, 1.6) +
    lamps +
    glitter(6, 880, 486, 800, 110, "#fdeecb", 60) +
    ripples(4, 1200, 490, 800, "#6a6fb0", 90, 0.35) +
    put(shikara("#8a3a44", "#1a1436", "#4a2440"), 420, 660, 0.85) +
    bulb(420, 600, 6, "#ffe3a0", 10) +
    lotusLeaves(8, 1060, 750, 190, 28, ["#151c4c", "#1f2a5c"])
  );
});
