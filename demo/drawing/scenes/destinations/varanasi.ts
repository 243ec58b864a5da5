import { lighter } from "../../colour";
import { DAWN, RED, SAFFRON, TEAL } from "../../palette";
import { rowboat } from "../../pieces/boats";
import { chhatri, shikhara } from "../../pieces/domes";
import { land, skyline } from "../../pieces/land";
import { rower, sari, walker } from "../../pieces/people";
import { birds, mist, sky, streaks, sun } from "../../pieces/sky";
import { houseFront } from "../../pieces/walls";
import { glitter, mirrored, ripples, water } from "../../pieces/water";
import { times } from "../../random";
import { wide } from "../../scene";
import { path, put, stroke } from "../../svg";

export const varanasi = wide(() => {
  const mood = { ...DAWN, water: ["#fbd3a0", "#d99a94", "#6a5a8f"] };
  const palace = (x: number, width: number, height: number, wall: string) =>
    put(
      houseFront(x, width, height, wall, "#7a4460") +
        put(chhatri(16, lighter(wall, 0.1)), 18, -height) +
        put(chhatri(16, lighter(wall, 0.1)), width - 18, -height),
      x,
      470,
    );
  const town =
    palace(470, 120, 180, "#c58a86") +
    palace(720, 130, 165, "#c79384") +
    put(shikhara(38, 190, "#cf7a5a"), 640, 470) +
    put(shikhara(26, 130, "#c46a62"), 695, 470) +
    palace(560, 70, 120, "#b5788a") +
    palace(180, 150, 230, "#b06a62") +
    put(shikhara(52, 270, "#b8574a"), 385, 480) +
    put(shikhara(34, 180, "#c46a52"), 450, 480) +
    palace(-40, 220, 280, "#94505c") +
    palace(330, 36, 150, "#a86468");
  const bank =
    path("M0 460H860L560 560L0 640Z", "#c98f7a") +
    times(13, (index) =>
      stroke(
        `M0 ${466 + index * 13.5}L${870 - index * 24} ${464 + index * 7.6}`,
        index % 2 ? "#a8686a" : "#e6b592",
        6,
      ),
    );
  const folk = times(16, (index) =>
    put(
      index % 2
        ? sari([RED, SAFFRON, "#d96a8a", TEAL][index % 4] ?? RED, "#fbe0a8")
        : walker({
            top: ["#fbecd0", SAFFRON, "#f3ead8"][index % 3] ?? RED,
            head: index % 3 ? undefined : RED,
          }),
      30 + index * 43,
      600 - index * 6.4 - (index % 3) * 26,
      0.62 - index * 0.018,
    ),
  );
  const shades = times(5, (index) =>
    put(
      path("M-60 0Q0 -38 60 0Q0 -10 -60 0Z", ["#f0b45a", "#e2874a", "#f7d28a"][index % 3] ?? RED) +
        stroke("M0 -18L6 46", "#6d3f2c", 3),
      70 + index * 125,
      545 - index * 20,
      1.05 - index * 0.13,
    ),
  );
  return (
    sky(mood, 1200, 800) +
    sun(930, 330, 54, { ...DAWN, glow: "#ff9f55" }) +
    streaks(3, 1200, 120, 300, "#fff0d6", 8) +
    birds(5, 880, 210, 200, 12, "#7a4460", 10) +
    land(skyline(9, 462, 8, 180), 1200, 480, "#d9a3a0") +
    town +
    mist(470, 120, 1200, "#fbd9b0", 0.5) +
    water(470, 1200, 800, mood) +
    bank +
    mirrored(town, 560, 0.12, 0.6) +
    glitter(4, 930, 476, 800, 120, "#fff3d2", 70) +
    ripples(3, 1200, 580, 800, "#ffe3c4", 60, 0.4) +
    shades +
    folk +
    put(rowboat("#2f7f86"), 200, 690, 1.05, -4) +
    put(rowboat("#cf4436"), 420, 660, 0.9, -6) +
    put(rowboat("#f0992f"), 80, 750, 1.3, -3) +
    put(rowboat("#3b4a86"), 905, 640, 0.75) +
    put(rower({ top: "#4a2f52", head: "#f3ead8" }), 900, 632, 0.85) +
    put(rowboat("#cf5b36"), 1080, 560, 0.36) +
    put(rowboat("#2f7f86"), 700, 556, 0.34)
  );
});
