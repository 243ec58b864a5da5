import { MONSOON, RED, SAFFRON } from "../../palette";
import { teaSlope } from "../../pieces/fields";
import { plant, ranges, skyline } from "../../pieces/land";
import { sari } from "../../pieces/people";
import { birds, mist, sky, sun } from "../../pieces/sky";
import { broadleaf, deodar } from "../../pieces/trees";
import { wide } from "../../scene";
import { put } from "../../svg";

export const munnar = wide(() => {
  const mood = {
    ...MONSOON,
    sky: ["#79b3b8", "#cfe0c8", "#fbeccb"],
    far: "#a9c9b4",
    near: "#1f4a3c",
  };
  const near = skyline(144, 640, 60, 620, 2);
  const middle = (x: number) => 470 + Math.sin(x / 210) * 60 + x * 0.06;
  const far = (x: number) => 430 - Math.sin((x + 260) / 260) * 60;
  return (
    sky(mood, 1200, 800) +
    sun(880, 190, 40, mood) +
    ranges(141, mood, 1200, 620, [
      { base: 290, rise: 80, length: 300, share: 0.05 },
      { base: 350, rise: 60, length: 260, share: 0.2 },
    ]) +
    mist(400, 120, 1200, "#f3f3dc", 0.9) +
    teaSlope(3, far, 1200, 640, "#7fae6a", 11, 0.6) +
    mist(500, 90, 1200, "#e9f0d4", 0.7) +
    plant(6, far, 80, 1100, 9, (x, y, size) => deodar(x, y + 20, 76 * size, "#4f7f66", 5)) +
    teaSlope(7, middle, 1200, 800, "#5f9a52", 15, 0.9) +
    plant(9, middle, 40, 1180, 8, (x, y, size) =>
      broadleaf(Math.round(x), x, y + 20, 92 * size, "#3f7a52"),
    ) +
    mist(640, 80, 1200, "#dcebc4", 0.45) +
    teaSlope(12, near, 1200, 830, "#3f7f42", 24, 1) +
    put(sari("#cf4436", SAFFRON), 330, 690, 0.95) +
    put(sari("#e0567a", "#fbe0a8"), 420, 715, 1.02) +
    put(sari("#f0992f", RED), 250, 735, 1.08) +
    put(deodar(0, 0, 560, "#173f38", 10), 1110, 830) +
    birds(8, 500, 220, 120, 5, "#4f7f7a", 11)
  );
});
