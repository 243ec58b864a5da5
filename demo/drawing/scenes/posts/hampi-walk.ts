import { DAWN } from "../../palette";
import { gopuram } from "../../pieces/domes";
import { ranges } from "../../pieces/land";
import { traveller } from "../../pieces/people";
import { birds, mist, sky, sun } from "../../pieces/sky";
import { bananaPlant, palm } from "../../pieces/trees";
import { boulder, boulders } from "../../pieces/walls";
import { ripples } from "../../pieces/water";
import { times } from "../../random";
import { wide } from "../../scene";
import { linear, path, put, rect } from "../../svg";

export const hampiWalk = wide(() => {
  const mood = { ...DAWN, sky: ["#7fa3b5", "#e0c9ae", "#f9d8a0"], far: "#d9bfa4", near: "#6a4448" };
  return (
    sky(mood, 1200, 800) +
    sun(950, 220, 48, mood) +
    ranges(251, mood, 1200, 700, [{ base: 380, rise: 30, length: 160, share: 0.1 }]) +
    boulders(6, 880, 470, 560, 5, "#d9a484", "#b5807a") +
    boulders(12, 450, 470, 240, 3, "#dcae8c", "#bd8a7e") +
    mist(470, 90, 1200, "#f9dcae", 0.8) +
    rect(0, 470, 1200, 200, linear(["#8fae6a", "#5f8f54"])) +
    times(46, (index) =>
      bananaPlant(
        index,
        (index * 131) % 1240,
        520 + (index % 5) * 24,
        66 + (index % 5) * 12,
        index % 2 ? "#6fa05a" : "#5a9450",
      ),
    ) +
    path("M560 640Q720 580 1210 590V660H500Z", "#9fc4b5") +
    ripples(6, 1200, 596, 650, "#eef6e0", 24, 0.6) +
    put(gopuram(62, 210, 6, "#e3b884"), 720, 560) +
    times(16, (index) =>
      palm(index, 600 + ((index * 97) % 600), 610, 90 + (index % 3) * 22, "#4f7f54", 0.08),
    ) +
    boulders(22, 1080, 830, 560, 4, "#c08468", "#7a4a5a") +
    boulder(3, 290, 830, 760, 330, "#c47a5c", "#5a2f4c") +
    boulder(8, 60, 830, 420, 230, "#a8644f", "#4a2644") +
    boulder(2, 640, 830, 340, 130, "#a8644f", "#4a2644") +
    put(traveller(), 300, 503, 1.15) +
    birds(5, 640, 200, 150, 6, "#6a4a54", 12)
  );
});
