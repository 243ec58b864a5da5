import { BRASS, SAFFRON } from "../../palette";
import { marigold } from "../../pieces/fields";
import { flame, steam } from "../../pieces/lamps";
import { glow, stars } from "../../pieces/sky";
import { ripples } from "../../pieces/water";
import { times } from "../../random";
import { tall } from "../../scene";
import { circle, ellipse, linear, path, put, rect, stroke } from "../../svg";

export const aarti = tall(() => {
  const ring = (y: number, half: number, count: number, size: number) =>
    ellipse(400, y, half, half * 0.2, "#8a5a24") +
    ellipse(400, y - 6, half * 0.96, half * 0.17, BRASS) +
    times(count, (index) => {
      const a = (index / (count - 1)) * Math.PI;
      return flame(400 - Math.cos(a) * half * 0.92, y + Math.sin(a) * half * 0.12, size, 2.4);
    });
  return (
    rect(0, 0, 800, 1200, linear(["#0b0f30", "#1f1f54", "#5a2f5c", "#2a1a40"])) +
    stars(4, 800, 420, 110) +
    times(26, (index) => circle(20 + index * 31, 640 + (index % 3) * 5, 2.4, "#ffcf86")) +
    rect(0, 650, 800, 300, linear(["#3a2a5c", "#141640"])) +
    ripples(4, 800, 660, 940, "#ffb455", 70, 0.4) +
    glow(400, 330, 560, "#ff9a3f", 0.85) +
    steam(5, 400, 150, 200, 360, "#ffdfae", 7, 0.25) +
    path("M392 560L386 300H414L408 560Z", BRASS) +
    ring(470, 190, 11, 60) +
    ring(390, 146, 9, 54) +
    ring(316, 104, 7, 48) +
    ring(250, 64, 5, 44) +
    flame(400, 226, 62, 2.6) +
    stroke("M400 560Q420 640 470 690", BRASS, 18) +
    put(
      path(
        "M-120 520Q-130 300 -70 220Q0 180 70 220Q130 300 120 520Z",
        linear(["#e8862f", "#a8402f"]),
      ) +
        path("M-70 224Q0 330 60 520H120Q130 300 70 220Z", "#cf5b2f") +
        path("M-76 222Q20 330 40 520H0Q-10 360 -90 260Z", "#f7c86a") +
        circle(0, 150, 52, "#4a2824") +
        path("M-54 156Q-60 86 0 88Q60 86 54 156Q0 182 -54 156Z", "#17122b") +
        rect(-24, 186, 48, 40, "#4a2824") +
        stroke("M70 240Q130 180 60 60L30 20", "#5a302a", 40) +
        stroke("M-70 240Q-130 170 -20 40L16 10", "#4f2a26", 40),
      470,
      690,
    ) +
    [70, 700]
      .map((x) => flame(x, 1130, 44, 3) + path(`M${x - 36} 1128h72l-14 30h-44Z`, BRASS))
      .join("") +
    rect(0, 1156, 800, 60, "#17102e") +
    times(15, (index) =>
      marigold(index, 20 + index * 55, 1168, 20, index % 2 ? SAFFRON : "#f7c23a"),
    )
  );
});
