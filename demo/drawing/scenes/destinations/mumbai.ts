import { darker, lighter } from "../../colour";
import { MONSOON, RED, SAFFRON, TEAL } from "../../palette";
import { ferry } from "../../pieces/boats";
import { chhatri, pointedArch, ribbedDome } from "../../pieces/domes";
import { land, skyline } from "../../pieces/land";
import { sari, walker } from "../../pieces/people";
import { birds, cloud, sky, sun } from "../../pieces/sky";
import { taxi } from "../../pieces/transport";
import { glitter, ripples, water } from "../../pieces/water";
import { times } from "../../random";
import { wide } from "../../scene";
import { linear, path, put, rect, stroke } from "../../svg";

export const mumbai = wide(() => {
  const mood = {
    ...MONSOON,
    sky: ["#6f9fb0", "#c3cfc0", "#f7dfb4", "#fbe6bd"],
    water: ["#f0dcb4", "#8fb4ae", "#3f7f86"],
  };
  const stone = "#d9a86a";
  const tower = (x: number) =>
    rect(x - 34, -262, 68, 262, linear([lighter(stone, 0.12), stone])) +
    put(path(pointedArch(18, 96), "#7a4f4a"), x, -20) +
    put(path(pointedArch(12, 52), "#8a5c4c"), x, -150) +
    rect(x - 40, -132, 80, 8, lighter(stone, 0.3)) +
    rect(x - 40, -268, 80, 9, lighter(stone, 0.3)) +
    put(chhatri(15, stone), x - 20, -268) +
    put(chhatri(15, stone), x + 20, -268) +
    rect(x + 10, -262, 24, 262, "#3a2452", 'opacity="0.18"');
  const gate =
    rect(-120, -285, 240, 285, linear([lighter(stone, 0.15), stone])) +
    rect(-250, -196, 500, 196, darker(stone, 0.04)) +
    [-190, 190]
      .map(
        (x) =>
          put(path(pointedArch(36, 150), "#6a4450"), x, 0) +
          rect(x - 58, -200, 116, 8, lighter(stone, 0.3)),
      )
      .join("") +
    rect(-124, -290, 248, 9, lighter(stone, 0.35)) +
    put(path(pointedArch(74, 236), linear(["#f3d9b0", "#f7e3bd"])), 0, 0) +
    stroke(pointedArch(84, 250), "#b58450", 5) +
    times(9, (index) => rect(-112 + index * 25, -282, 12, 16, darker(stone, 0.25))) +
    tower(-106) +
    tower(106) +
    [-74, -26, 26, 74].map((x) => put(ribbedDome(17, 22, stone), x, -290)).join("");
  return (
    sky(mood, 1200, 800) +
    sun(830, 330, 44, mood) +
    cloud(7, 250, 190, 460, "#fff6e0", 0.7) +
    cloud(9, 1000, 130, 340, "#fff6e0", 0.5) +
    land(skyline(101, 478, 12, 200), 1200, 500, "#a9b8a8") +
    water(490, 1200, 690, mood) +
    glitter(3, 830, 496, 680, 90, "#fff6dc", 46) +
    ripples(6, 1200, 500, 690, "#fff6e4", 70, 0.45) +
    put(ferry("#cf5b36"), 960, 560, 0.75) +
    put(ferry("#2f6f86"), 1110, 520, 0.42) +
    put(ferry("#7a3f4a"), 770, 515, 0.34) +
    put(ferry("#2f6f86"), 140, 530, 0.5) +
    put(gate, 470, 660, 1.42) +
    rect(0, 655, 1200, 150, linear(["#c9ae92", "#7d6a74"])) +
    rect(0, 650, 1200, 7, "#f0dcb8") +
    times(14, (index) =>
      stroke(`M${index * 100 - 40} 800L${index * 92 + 20} 660`, "#a08a80", 1.6, 'opacity="0.6"'),
    ) +
    birds(13, 640, 560, 300, 16, "#4a4458", 12) +
    times(9, (index) =>
      put(
        index % 2
          ? sari([RED, TEAL, SAFFRON][index % 3] ?? RED, "#fbe0a8")
          : walker({ top: ["#fbecd0", "#3b4a86", "#cf5b36"][index % 3] ?? RED }),
        180 + index * 74 + (index % 3) * 14,
        686 + (index % 3) * 14,
        0.66,
      ),
    ) +
    put(taxi("#1d1a33", "#f4b73a"), 925, 770, 1.5) +
    put(walker({ top: "#f3ead8", bottom: "#e3d2c0" }), 300, 782, 1.4)
  );
});
