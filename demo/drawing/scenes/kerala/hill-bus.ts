import { MONSOON } from "../../palette";
import { teaSlope } from "../../pieces/fields";
import { plant, ranges } from "../../pieces/land";
import { birds, mist, sky } from "../../pieces/sky";
import { bus } from "../../pieces/transport";
import { deodar } from "../../pieces/trees";
import { times } from "../../random";
import { wide } from "../../scene";
import { put, stroke } from "../../svg";

export const hillBus = wide(() => {
  const mood = {
    ...MONSOON,
    sky: ["#9cc4c0", "#dfe8d4", "#f6f1da"],
    far: "#bdd4c2",
    near: "#2a6448",
  };
  const a = (x: number) => 360 - Math.sin((x + 100) / 300) * 70;
  const b = (x: number) => 470 + Math.sin(x / 240) * 70;
  const c = (x: number) => 660 - Math.sin((x - 160) / 330) * 80;
  const road =
    "M700 810C760 720 1060 720 1020 620S560 600 480 540S700 470 820 430S900 350 760 322S600 296 640 270";
  return (
    sky(mood, 1200, 800) +
    ranges(461, mood, 1200, 600, [
      { base: 220, rise: 70, length: 300, share: 0.06 },
      { base: 280, rise: 60, length: 240, share: 0.2 },
    ]) +
    mist(330, 150, 1200, "#f6f6e4", 0.9) +
    teaSlope(3, a, 1200, 560, "#93bf7c", 10, 0.6) +
    mist(470, 110, 1200, "#eef3dc", 0.7) +
    teaSlope(6, b, 1200, 760, "#66a558", 13, 0.8) +
    mist(600, 100, 1200, "#e3eed0", 0.5) +
    teaSlope(9, c, 1200, 830, "#458f48", 19, 1) +
    stroke("M820 430S900 350 760 322S600 296 640 270", "#d9d3bc", 11) +
    stroke("M480 540S700 470 820 430", "#d9d3bc", 18) +
    stroke("M1020 620S560 600 480 540", "#a89a90", 32) +
    stroke("M1020 620S560 600 480 540", "#8a8088", 27) +
    stroke("M700 810C760 720 1060 720 1020 620", "#a89a90", 48) +
    stroke("M700 810C760 720 1060 720 1020 620", "#8a8088", 42) +
    stroke(road, "#f7f0d8", 2, 'stroke-dasharray="12 14" opacity="0.8"') +
    put(bus("#d9402f", "#f7d28a", "#cfe3e0"), 770, 604, 0.72, 3) +
    plant(4, b, 20, 1180, 9, (x, y, size) => deodar(x, y + 30, 120 * size, "#3f7f58", 6)) +
    times(3, (index) =>
      deodar(
        [90, 190, 1130][index] ?? 0,
        810,
        [480, 330, 420][index] ?? 0,
        index === 1 ? "#22574a" : "#184840",
        9,
      ),
    ) +
    birds(5, 360, 180, 130, 6, "#5a8a80", 11)
  );
});
