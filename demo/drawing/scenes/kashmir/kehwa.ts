import { CREAM } from "../../palette";
import { steam } from "../../pieces/lamps";
import { glow } from "../../pieces/sky";
import { times } from "../../random";
import { wide } from "../../scene";
import { circle, ellipse, linear, path, put, rect, stroke } from "../../svg";

export const kehwa = wide(() => {
  const cup = (x: number, y: number, size: number) =>
    ellipse(x, y + 4, size * 1.15, size * 0.3, "#1a0f2a", 'opacity="0.35"') +
    ellipse(x, y, size * 1.05, size * 0.26, CREAM) +
    ellipse(x, y - 3, size * 0.8, size * 0.17, "#e3c9a4") +
    path(
      `M${x - size * 0.72} ${y - size * 0.9}Q${x - size * 0.66} ${y} ${x} ${y}T${x + size * 0.72} ${y - size * 0.9}Z`,
      linear(["#fff6e4", "#e9d3b4"]),
    ) +
    stroke(
      `M${x - size * 0.66} ${y - size * 0.5}Q${x} ${y - size * 0.28} ${x + size * 0.66} ${y - size * 0.5}`,
      "#3b6aa8",
      4,
    ) +
    ellipse(x, y - size * 0.9, size * 0.72, size * 0.2, "#fff6e4") +
    ellipse(x, y - size * 0.88, size * 0.64, size * 0.16, "#e8a52f") +
    ellipse(x - size * 0.15, y - size * 0.9, size * 0.2, size * 0.05, "#c8432c") +
    stroke(
      `M${x + size * 0.68} ${y - size * 0.72}q${size * 0.4} 0 ${size * 0.3} ${size * 0.3}t${-size * 0.42} ${size * 0.16}`,
      "#f3e0c0",
      7,
    );
  const copper = linear(["#f0b47a", "#c8703c", "#8a4030", "#e09a64"], true);
  const samovar =
    path("M-110 0Q-104 -26 -50 -34H50Q104 -26 110 0Z", copper) +
    path("M-46 -34L-40 -74H40L46 -34Z", copper) +
    path("M-60 -74C-160 -120 -170 -300 -90 -390H90C170 -300 160 -120 60 -74Z", copper) +
    path("M-92 -388Q-80 -420 -44 -430H44Q80 -420 92 -388Z", copper) +
    rect(-28, -500, 56, 72, copper) +
    path("M-50 -500H50L36 -524H-36Z", copper) +
    times(4, (index) =>
      stroke(
        `M${-128 + Math.abs(index - 1.5) * 16} ${-160 - index * 54}Q0 ${-128 - index * 54} ${128 - Math.abs(index - 1.5) * 16} ${-160 - index * 54}`,
        "#f7d2a0",
        3,
        'opacity="0.7"',
      ),
    ) +
    times(9, (index) =>
      circle(-96 + index * 24, -232 + Math.abs(index - 4) * -4, 7, "#8a4030", 'opacity="0.5"'),
    ) +
    stroke("M120 -240Q210 -230 200 -330Q196 -366 226 -390", "#a8583a", 22) +
    stroke("M-120 -320Q-230 -300 -200 -190Q-180 -140 -130 -140", "#7a3428", 13);
  const rug =
    rect(0, 520, 1200, 290, linear(["#8a2a3c", "#5a1a34"])) +
    times(15, (index) =>
      put(
        path("M0 -46L62 0L0 46L-62 0Z", "#c8503c") +
          path("M0 -30L40 0L0 30L-40 0Z", "#1f3f5c") +
          path("M0 -15L20 0L0 15L-20 0Z", "#f0b45a"),
        40 + index * 140 - Math.floor(index / 8) * 1190 + 0,
        600 + Math.floor(index / 8) * 120,
      ),
    ) +
    rect(0, 520, 1200, 12, "#f0b45a") +
    times(60, (index) => path(`M${index * 20} 540l10 14l10 -14Z`, "#f0b45a"));
  return (
    rect(0, 0, 1200, 800, linear(["#5a3a4c", "#a8684c", "#d9985a"])) +
    times(5, (index) =>
      rect(
        40 + index * 240,
        0,
        160,
        430,
        linear(["#fbdc9a/0.35", "#fbdc9a/0.08"]),
        'transform="skewX(-9)"',
      ),
    ) +
    glow(380, 300, 460, "#ffcf8a", 0.45) +
    rug +
    ellipse(380, 690, 190, 28, "#1a0f2a", 'opacity="0.45"') +
    put(samovar, 370, 690, 1.12) +
    cup(720, 660, 74) +
    cup(900, 720, 88) +
    cup(1030, 640, 66) +
    steam(3, 720, 580, 240, 70, "#fff3dc", 4, 0.5) +
    steam(6, 900, 626, 300, 80, "#fff3dc", 5, 0.5) +
    steam(8, 1030, 570, 220, 60, "#fff3dc", 4, 0.5) +
    times(7, (index) =>
      ellipse(
        620 + (index % 4) * 26,
        752 + Math.floor(index / 4) * 18,
        13,
        8,
        index % 2 ? "#d9a870" : "#c08a54",
        `transform="rotate(${index * 40} ${620 + (index % 4) * 26} ${752 + Math.floor(index / 4) * 18})"`,
      ),
    )
  );
});
