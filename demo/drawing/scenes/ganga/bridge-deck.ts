import { CREAM, MONSOON, RED, SAFFRON } from "../../palette";
import { monkey } from "../../pieces/animals";
import { land } from "../../pieces/land";
import { sari, traveller, walker } from "../../pieces/people";
import { birds, glow, mist, sky } from "../../pieces/sky";
import { ripples } from "../../pieces/water";
import { times } from "../../random";
import { tall } from "../../scene";
import { linear, path, put, rect, stroke } from "../../svg";

export const bridgeDeck = tall(() => {
  const mood = { ...MONSOON, sky: ["#7fb5b8", "#cfe0c8", "#f7efcf"] };
  const hangers = times(16, (index) => {
    const t = (index + 1) / 16;
    const near = t ** 2.4;
    const gap = 26 + near * 420;
    const y = 640 + near * 560;
    const top = 610 - near * 640 - 30;
    return [-1, 1]
      .map((side) =>
        stroke(`M${400 + side * gap} ${y}V${Math.max(top, -40)}`, "#2f4a54", 1.5 + near * 6),
      )
      .join("");
  });
  return (
    sky(mood, 800, 1200) +
    glow(400, 480, 380, "#fffbe0", 0.9) +
    land(
      (x) => 560 - Math.abs(x - 400) * 0.62 + Math.sin(x / 40) * 18,
      800,
      1200,
      linear(["#8fbfa9", "#a9cfb5"]),
    ) +
    land(
      (x) => 660 - Math.abs(x - 400) * 0.75 + Math.sin(x / 34) * 16,
      800,
      1200,
      linear(["#4f9280", "#7fb59a"]),
    ) +
    mist(640, 130, 800, "#eef5dc", 0.7) +
    rect(0, 690, 800, 520, linear(["#9fd4be", "#3f9a92", "#1f6a70"])) +
    ripples(4, 800, 720, 1200, "#eaf7ea", 90, 0.5) +
    rect(368, 380, 18, 262, "#e3cfa8") +
    rect(414, 380, 18, 262, "#e3cfa8") +
    rect(360, 420, 80, 14, "#cf5b36") +
    rect(360, 376, 80, 14, "#cf5b36") +
    stroke("M377 390Q330 560 -60 -60M423 390Q470 560 860 -60", "#25434c", 6) +
    hangers +
    path("M374 640H426L860 1230H-60Z", linear(["#b58a64", "#8a5a44"])) +
    times(26, (index) => {
      const near = ((index + 1) / 26) ** 2.2;
      const y = 640 + near * 560;
      const half = 26 + near * 420;
      return stroke(`M${400 - half} ${y}H${400 + half}`, "#5f3a34", 1 + near * 5);
    }) +
    stroke("M372 618L-80 960M428 618L880 960M372 630L-80 1060M428 630L880 1060", "#25434c", 4) +
    put(sari(SAFFRON, RED), 392, 676, 0.44) +
    put(walker({ top: "#f3ead8" }), 414, 690, 0.5) +
    put(sari("#d9566a", CREAM), 360, 760, 0.95) +
    put(walker({ top: "#2f6f86", head: SAFFRON }), 470, 830, 1.35) +
    put(traveller(), 330, 1010, 2.3) +
    put(monkey("#8a6a54"), 640, 880, 1.6) +
    birds(4, 250, 260, 140, 6, "#3f6f70", 12)
  );
});
