import { DUSK } from "../../palette";
import { outrigger } from "../../pieces/boats";
import { land, skyline } from "../../pieces/land";
import { walker } from "../../pieces/people";
import { birds, sky, streaks, sun } from "../../pieces/sky";
import { palm } from "../../pieces/trees";
import { glitter, ripples, water } from "../../pieces/water";
import { times } from "../../random";
import { wide } from "../../scene";
import { ellipse, path, put, rect, stroke } from "../../svg";

export const chineseNets = wide(() => {
  const dark = "#2a163f";
  const net = (x: number, scale: number, colour: string) =>
    put(
      stroke("M0 60L-60 -60M0 60L70 -70M-60 -60L70 -70", colour, 8) +
        stroke("M-190 20L20 -70L270 -260", colour, 9) +
        stroke("M20 -70L30 -330M30 -330L270 -260M30 -330L-190 20", colour, 3) +
        times(4, (n) =>
          stroke(
            `M270 -260Q${[200, 250, 330, 400][n] ?? 0} -210 ${[150, 240, 350, 420][n] ?? 0} ${[-96, -60, -64, -110][n] ?? 0}`,
            colour,
            5,
          ),
        ) +
        path(
          "M150 -96Q280 60 420 -110Q350 -64 240 -60Q190 -70 150 -96Z",
          colour,
          'opacity="0.28"',
        ) +
        times(9, (n) =>
          stroke(
            `M${150 + n * 33} ${-96 + Math.sin(n / 2.6) * 30}Q${200 + n * 20} 0 ${240 + n * 10} ${-26 + Math.abs(n - 4) * -4}`,
            colour,
            1.3,
          ),
        ) +
        times(5, (n) =>
          stroke(
            `M${160 + n * 14} ${-82 + n * 18}Q280 ${-20 + n * 4} ${408 - n * 14} ${-94 + n * 18}`,
            colour,
            1.3,
          ),
        ) +
        times(5, (n) => ellipse(-190 + n * 16, 34 + (n % 2) * 12, 9, 12, colour)) +
        rect(-240, 56, 300, 10, colour) +
        times(6, (n) => rect(-230 + n * 54, 60, 7, 150, colour)),
      x,
      560,
      scale,
    );
  const mood = {
    ...DUSK,
    sky: ["#5a3a7c", "#d9607a", "#f7985a", "#fdd98a"],
    water: ["#f9b56a", "#c4687f", "#4a2f6a"],
  };
  return (
    sky(mood, 1200, 800) +
    sun(760, 470, 74, mood) +
    streaks(151, 1200, 110, 340, "#ffd9a0", 10) +
    land(skyline(451, 545, 10, 160), 1200, 560, "#a8507a") +
    times(14, (index) =>
      palm(index, 40 + index * 26, 552, 60 + (index % 4) * 14, "#8a3f70", 0.06),
    ) +
    water(552, 1200, 800, mood) +
    glitter(4, 760, 558, 800, 150, "#fff0c4", 80) +
    ripples(5, 1200, 560, 800, "#ffd09a", 70, 0.4) +
    net(930, 0.62, "#7a3a68") +
    net(620, 0.85, "#4f2658") +
    net(240, 1.25, dark) +
    put(walker({ top: dark, bottom: dark, skin: dark }), 90, 634, 1.2) +
    put(walker({ top: dark, bottom: dark, skin: dark }), 190, 634, 1.15) +
    put(outrigger("#33194a"), 960, 680, 0.6) +
    birds(7, 480, 240, 240, 14, "#5a2458", 12) +
    path("M-10 810V760Q160 740 330 800V810Z", "#1a0f30")
  );
});
