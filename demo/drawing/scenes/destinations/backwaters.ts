import { mix } from "../../colour";
import { MONSOON, RED } from "../../palette";
import { ketuvallam, rowboat } from "../../pieces/boats";
import { land, plant, skyline } from "../../pieces/land";
import { poler, stander } from "../../pieces/people";
import { birds, cloud, mist, sky, sun } from "../../pieces/sky";
import { bananaPlant, bush, grass, palm } from "../../pieces/trees";
import { glitter, mirrored, ripples, water } from "../../pieces/water";
import { wide } from "../../scene";
import { path, put } from "../../svg";

export const backwaters = wide(() => {
  const mood = {
    ...MONSOON,
    sky: ["#6fb0a6", "#bfdcb8", "#f8edc2"],
    water: ["#dfe8b8", "#7fb596", "#2a6a60"],
  };
  const bank = skyline(151, 440, 8, 160);
  const grove =
    land(skyline(155, 400, 40, 140), 1200, 460, "#9cc4a0") +
    plant(5, bank, -20, 1220, 30, (x, y, size) =>
      palm(
        Math.round(x * 3),
        x,
        y + 10,
        170 * size,
        mix("#7aa888", "#4f8a70", size - 0.5),
        (size - 1) * 0.3,
      ),
    ) +
    land(bank, 1200, 462, "#3f7f62") +
    plant(2, bank, 0, 1200, 28, (x, y, size) =>
      bush(Math.round(x), x, y + 12, 50 * size, "#356f58"),
    );
  const boat = put(ketuvallam("#c9995a"), 640, 590, 1.22);
  return (
    sky(mood, 1200, 800) +
    sun(330, 220, 42, mood) +
    cloud(6, 850, 180, 420, "#fdf8e0", 0.7) +
    birds(5, 560, 200, 140, 7, "#4f7f70", 12) +
    grove +
    mist(440, 90, 1200, "#eef0cc", 0.55) +
    water(456, 1200, 800, mood) +
    mirrored(grove, 456, 0.35, 0.8) +
    glitter(3, 330, 464, 800, 90, "#fffbe0", 44) +
    ripples(7, 1200, 480, 800, "#f3f8d8", 100, 0.45) +
    mirrored(boat, 600, 0.3, 0.55) +
    boat +
    put(poler({ top: "#f3ead8", head: RED }), 880, 566, 0.8) +
    put(rowboat("#4a3a34"), 190, 560, 0.5) +
    put(stander({ top: "#cf5b36" }), 180, 552, 0.5) +
    path("M-10 810V690Q120 676 260 740Q320 770 330 810Z", "#164440") +
    path("M1210 810V640Q1080 700 980 810Z", "#164440") +
    palm(2, 60, 760, 700, "#123a3a", 0.22, "#2a3a34") +
    palm(7, 1160, 760, 640, "#123a3a", -0.24, "#2a3a34") +
    palm(13, 1225, 760, 480, "#164440", -0.3, "#2a3a34") +
    bananaPlant(4, 120, 800, 230, "#1f5a4a") +
    grass(3, 960, 1200, 806, 110, "#0f3434", 36)
  );
});
