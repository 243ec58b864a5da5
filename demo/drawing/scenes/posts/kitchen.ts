import { darker } from "../../colour";
import { BRASS, CREAM, RED, SAFFRON, TEAL } from "../../palette";
import { cuspedArch } from "../../pieces/domes";
import { lantern, steam } from "../../pieces/lamps";
import { sitter, walker } from "../../pieces/people";
import { times } from "../../random";
import { wide } from "../../scene";
import { ellipse, linear, path, put, rect, stroke } from "../../svg";

export const kitchen = wide(() => {
  const arch = (x: number) =>
    put(
      path(cuspedArch(92, 330), linear(["#8a4a4a", "#f3b56a"])) +
        stroke(cuspedArch(100, 344), "#f7dba8", 4),
      x,
      470,
    );
  const eater = (x: number, y: number, scale: number, index: number) =>
    put(
      sitter({
        top: [CREAM, TEAL, "#cf5b36", "#3b4a86", "#d9a0a0"][index % 5] ?? CREAM,
        head: [SAFFRON, RED, "#2f6fa0", CREAM][index % 4],
      }) +
        ellipse(0, 10, 22, 6, "#e9e2da") +
        ellipse(0, 10, 16, 4, BRASS),
      x,
      y,
      scale,
    );
  const pot = (x: number, y: number, size: number, fill: string) =>
    ellipse(x, y + size * 0.1, size * 1.1, size * 0.16, "#1a0f2a", 'opacity="0.45"') +
    path(
      `M${x - size} ${y - size * 0.62}Q${x - size * 1.05} ${y + size * 0.1} ${x} ${y + size * 0.12}Q${x + size * 1.05} ${y + size * 0.1} ${x + size} ${y - size * 0.62}Z`,
      linear(["#f0d3a0", "#c08a4a", "#6a3f34"], true),
    ) +
    ellipse(x, y - size * 0.62, size * 1.06, size * 0.24, "#f3dcb0") +
    ellipse(x, y - size * 0.61, size * 0.94, size * 0.19, darker(fill, 0.35)) +
    ellipse(x, y - size * 0.58, size * 0.9, size * 0.16, fill);
  return (
    rect(0, 0, 1200, 800, linear(["#5a2f4a", "#a85a4a", "#d98a54"])) +
    rect(0, 90, 1200, 10, "#f0c08a", 'opacity="0.5"') +
    [110, 356, 600, 845, 1090].map(arch).join("") +
    [232, 478, 722, 968]
      .map(
        (x) =>
          rect(x - 20, 150, 40, 322, linear(["#f0cf9a", "#b8735a"], true)) +
          rect(x - 28, 146, 56, 14, "#f7dba8") +
          lantern(x, 60, 24, 60),
      )
      .join("") +
    rect(0, 466, 1200, 340, linear(["#c9785a", "#6a3448"])) +
    times(9, (index) => eater(70 + index * 135, 512, 0.78, index)) +
    times(8, (index) => eater(110 + index * 145, 580, 0.98, index + 2)) +
    put(walker({ top: "#2f6fa0", bottom: CREAM, head: SAFFRON }), 640, 560, 1.3) +
    ellipse(672, 500, 14, 9, BRASS) +
    pot(250, 770, 210, "#d99a34") +
    pot(720, 810, 230, "#f7ead0") +
    pot(1080, 760, 170, "#8a4a2c") +
    stroke("M360 460L290 640", "#8a5a3a", 9) +
    ellipse(288, 646, 34, 12, "#e9c28a") +
    steam(4, 250, 630, 330, 220, "#fff0d8", 7, 0.4) +
    steam(5, 720, 660, 360, 250, "#fff0d8", 8, 0.4) +
    steam(6, 1080, 650, 300, 160, "#fff0d8", 6, 0.4)
  );
});
