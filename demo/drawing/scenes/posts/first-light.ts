import { DAWN } from "../../palette";
import { rowboat } from "../../pieces/boats";
import { land, skyline } from "../../pieces/land";
import { rower } from "../../pieces/people";
import { birds, mist, sky, sun } from "../../pieces/sky";
import { glitter, lotusLeaves, mirrored, ripples, water } from "../../pieces/water";
import { times } from "../../random";
import { wide } from "../../scene";
import { path, put } from "../../svg";

export const firstLight = wide(() => {
  const mood = {
    ...DAWN,
    sky: ["#c97f86", "#f2a07c", "#fbc98a", "#fee6b4"],
    water: ["#fdd596", "#ee9f7e", "#8f5478"],
    far: "#eeb294",
  };
  const boat =
    put(rowboat("#5a2f4a", "#3a1f3c", 210), 760, 560, 1.15) +
    put(
      rower({ top: "#3a1f3c", bottom: "#2f1a36", skin: "#3a1f3c", head: "#4f2a46" }, "#2f1a36"),
      880,
      545,
      1.9,
    );
  return (
    sky(mood, 1200, 800) +
    sun(560, 330, 118, { ...mood, glow: "#ffe9ad" }) +
    land(skyline(201, 400, 46, 300), 1200, 470, "#eaa98c") +
    land(skyline(205, 430, 26, 200), 1200, 470, "#d98f84") +
    mist(446, 110, 1200, "#fde0b0", 0.95) +
    water(450, 1200, 800, mood) +
    glitter(3, 560, 456, 800, 210, "#fff3cf", 110) +
    ripples(7, 1200, 470, 800, "#fff0d0", 90, 0.4) +
    mirrored(boat, 570, 0.35, 0.5) +
    boat +
    lotusLeaves(4, 150, 690, 240, 40, ["#6a3f5a", "#8a5468"]) +
    lotusLeaves(8, 1080, 740, 200, 30, ["#5a3454", "#7a4a64"]) +
    times(4, (index) =>
      put(
        path("M0 0C-16 -10 -12 -30 0 -38C12 -30 16 -10 0 0Z", "#f7c0b4") +
          path(
            "M0 0C-26 -6 -26 -22 -18 -28C-8 -20 -4 -8 0 0ZM0 0C26 -6 26 -22 18 -28C8 -20 4 -8 0 0Z",
            "#e58f94",
          ),
        70 + index * 78,
        690 + (index % 2) * 36,
        1,
      ),
    ) +
    birds(4, 850, 180, 150, 6, "#8f4f64", 13)
  );
});
