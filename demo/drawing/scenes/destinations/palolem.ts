import { darker } from "../../colour";
import { NOON } from "../../palette";
import { outrigger } from "../../pieces/boats";
import { land, plant, skyline } from "../../pieces/land";
import { sari, walker } from "../../pieces/people";
import { cloud, sky, sun } from "../../pieces/sky";
import { bush, palm } from "../../pieces/trees";
import { glitter, ripples, water } from "../../pieces/water";
import { times } from "../../random";
import { wide } from "../../scene";
import { linear, path, put, rect, stroke } from "../../svg";

export const palolem = wide(() => {
  const mood = {
    ...NOON,
    sky: ["#3f9ab0", "#8fccc4", "#fbe6bd"],
    water: ["#bfe0cc", "#4faaa8", "#2a8a92"],
  };
  const hut = (x: number, y: number, scale: number, wall: string, roof: string) =>
    put(
      times(4, (index) => rect(-52 + index * 33, -34, 5, 36, "#6d3f2c")) +
        rect(-60, -92, 120, 60, linear([wall, darker(wall, 0.15)])) +
        times(12, (index) => stroke(`M${-56 + index * 10} -90v56`, darker(wall, 0.2), 1)) +
        rect(-14, -80, 26, 46, darker(wall, 0.55)) +
        rect(26, -76, 22, 20, "#ffe3a0") +
        rect(-70, -36, 140, 6, "#8a5436") +
        path("M-78 -88L0 -150L78 -88Q0 -100 -78 -88Z", roof) +
        times(9, (index) => stroke(`M0 -148L${-68 + index * 17} -91`, darker(roof, 0.25), 1.4)) +
        stroke("M-70 -54H-16M-70 -54V-34", "#6d3f2c", 3),
      x,
      y,
      scale,
    );
  return (
    sky(mood, 1200, 800) +
    sun(250, 170, 40, mood) +
    cloud(2, 560, 200, 380, "#fffaf0", 0.75) +
    cloud(4, 170, 300, 260, "#fffaf0", 0.5) +
    land(skyline(111, 410, 50, 260, 3), 720, 440, linear(["#5f9a8a", "#8fb8a0"])) +
    path("M520 440Q560 330 680 352Q800 330 1210 372V470H520Z", linear(["#3f7f6a", "#5f9a7a"])) +
    plant(
      8,
      (x) => 400 - Math.sin(x / 80) * 14,
      540,
      1190,
      34,
      (x, y, size) => palm(Math.round(x), x, y + 40, 95 * size, "#2f6a5c", 0.08),
    ) +
    water(436, 1200, 800, mood) +
    ripples(8, 1200, 446, 700, "#f3fbee", 80, 0.5) +
    glitter(3, 250, 444, 640, 80, "#fffaf0", 36) +
    path(
      "M1210 452Q820 452 640 500Q520 540 420 620Q300 720 180 810H1210Z",
      linear(["#f3d9a4", "#f0c98c"]),
    ) +
    stroke(
      "M1210 452Q820 452 640 500Q520 540 420 620Q300 720 180 810",
      "#fffaf0",
      9,
      'opacity="0.9"',
    ) +
    stroke(
      "M1210 462Q840 462 660 508Q545 546 446 626Q330 722 214 810",
      "#e3bd84",
      12,
      'opacity="0.5"',
    ) +
    hut(820, 500, 0.62, "#e2745a", "#a8764a") +
    hut(930, 512, 0.74, "#3f9a9a", "#9a6a44") +
    hut(1060, 528, 0.9, "#f2b33a", "#a8764a") +
    put(outrigger("#2f6fa0"), 320, 560, 0.85) +
    put(outrigger("#cf4436"), 690, 596, 0.7, -3) +
    put(walker({ top: "#fbecd0" }), 560, 640, 0.72) +
    put(sari("#d9566a", "#f7d28a"), 600, 648, 0.74) +
    palm(3, 1130, 810, 640, "#1f4f4a", -0.34, "#5a3a34") +
    palm(6, 1010, 820, 500, "#28605a", -0.42, "#6d4638") +
    palm(9, 1215, 800, 470, "#1a4444", -0.2, "#4a2f30") +
    bush(4, 1150, 806, 220, "#1a4444")
  );
});
