import { mix } from "../../colour";
import { DAWN, RED } from "../../palette";
import { rowboat } from "../../pieces/boats";
import { shikhara } from "../../pieces/domes";
import { rower } from "../../pieces/people";
import { birds, mist, sky, streaks, sun } from "../../pieces/sky";
import { houseFront } from "../../pieces/walls";
import { glitter, mirrored, ripples, water } from "../../pieces/water";
import { times } from "../../random";
import { wide } from "../../scene";
import { put, rect } from "../../svg";

export const boatmen = wide(() => {
  const mood = {
    ...DAWN,
    sky: ["#b5b3c0", "#e3c9b4", "#f7dfb8"],
    water: ["#f3ddb8", "#d3b9ac", "#8a86a0"],
    far: "#d9c3b4",
  };
  const ghats =
    times(9, (index) =>
      put(
        houseFront(
          index + 20,
          90 + (index % 3) * 30,
          90 + ((index * 47) % 90),
          mix("#cdb0a4", "#bfa0a0", (index % 3) / 3),
          "#b08a92",
        ),
        -20 + index * 130,
        360,
      ),
    ) +
    times(4, (index) => put(shikhara(26, 130, "#c9a094"), 160 + index * 290, 360)) +
    rect(0, 356, 1200, 44, "#cdb5a6") +
    times(5, (index) => rect(0, 362 + index * 8, 1200, 3, "#b89a94"));
  const boat = put(rowboat("#2f7f86", "#4a2f3a", 330), 600, 660, 1.1);
  return (
    sky(mood, 1200, 800) +
    sun(900, 170, 56, { ...mood, glow: "#ffcf8a" }) +
    ghats +
    mist(390, 200, 1200, "#f3dfc4", 0.85) +
    water(400, 1200, 800, mood) +
    glitter(6, 900, 408, 800, 90, "#fffbe9", 60) +
    ripples(5, 1200, 420, 800, "#fff6e4", 100, 0.5) +
    mirrored(boat, 676, 0.3, 0.5) +
    put(rower({ top: "#cf5b36", bottom: "#f3ead8", head: "#f3ead8" }), 560, 630, 3) +
    boat +
    put(rowboat("#cf4436"), 180, 480, 0.42) +
    put(rower({ top: "#4a3a5c" }), 180, 476, 0.46) +
    put(rowboat("#f0992f"), 1010, 510, 0.55) +
    put(rower({ top: "#f3ead8", head: RED }), 1010, 504, 0.6) +
    birds(11, 420, 380, 330, 22, "#fffaf0", 17) +
    birds(14, 820, 520, 260, 14, "#6a5a70", 15) +
    ripples(15, 1200, 690, 800, "#fff6e4", 26, 0.5) +
    streaks(41, 1200, 60, 160, "#fff6e4", 5)
  );
});
