import { darker, lighter } from "../../colour";
import { DUSK, RED, SAFFRON } from "../../palette";
import { gopuram } from "../../pieces/domes";
import { plant, ranges } from "../../pieces/land";
import { sari, stander } from "../../pieces/people";
import { birds, mist, sky, streaks, sun } from "../../pieces/sky";
import { palm } from "../../pieces/trees";
import { boulder, boulders } from "../../pieces/walls";
import { times } from "../../random";
import { wide } from "../../scene";
import { circle, ellipse, linear, path, put, rect, stroke } from "../../svg";

const chariot = (colour: string) => {
  const wheel = (x: number) =>
    circle(x, -40, 40, darker(colour, 0.25)) +
    circle(x, -40, 33, colour) +
    times(12, (index) =>
      stroke(
        `M${x} -40L${x + 31 * Math.cos(index * 0.524)} ${-40 + 31 * Math.sin(index * 0.524)}`,
        darker(colour, 0.35),
        2.4,
      ),
    ) +
    circle(x, -40, 10, darker(colour, 0.3));
  return (
    rect(-160, -30, 320, 30, darker(colour, 0.2)) +
    rect(-150, -84, 300, 56, linear([lighter(colour, 0.12), colour])) +
    times(10, (index) => rect(-142 + index * 29, -76, 20, 14, darker(colour, 0.28))) +
    rect(-164, -94, 328, 12, lighter(colour, 0.25)) +
    rect(-100, -176, 200, 84, darker(colour, 0.45)) +
    times(
      6,
      (index) =>
        rect(
          -106 + index * 38,
          -180,
          22,
          88,
          linear([lighter(colour, 0.2), colour, darker(colour, 0.25)], true),
        ) + rect(-110 + index * 38, -142, 30, 7, lighter(colour, 0.2)),
    ) +
    path(
      "M-150 -172Q-134 -190 -116 -192H116Q134 -190 150 -172L140 -166H-140Z",
      lighter(colour, 0.18),
    ) +
    times(
      3,
      (index) =>
        rect(
          -96 + index * 18,
          -216 - index * 22,
          192 - index * 36,
          24,
          index % 2 ? lighter(colour, 0.12) : colour,
        ) +
        times(6 - index, (niche) =>
          rect(-84 + index * 18 + niche * 29, -210 - index * 22, 12, 13, darker(colour, 0.35)),
        ),
    ) +
    path("M-42 -260Q-44 -300 0 -302Q44 -300 42 -260Z", colour) +
    rect(-3, -322, 6, 22, colour) +
    wheel(-92) +
    wheel(92)
  );
};

export const hampi = wide(() => {
  const mood = {
    ...DUSK,
    sky: ["#6a6aa0", "#d98f86", "#f8bb74", "#fde3ac"],
    far: "#d99a86",
    near: "#6a3444",
  };
  return (
    sky(mood, 1200, 800) +
    sun(250, 260, 50, mood) +
    streaks(22, 1200, 80, 220, "#ffe3bd", 6) +
    ranges(121, mood, 1200, 640, [{ base: 400, rise: 40, length: 200, share: 0.12 }]) +
    boulders(4, 980, 480, 560, 5, "#d09070", "#a86a68") +
    boulders(9, 120, 500, 420, 4, "#cc8a6c", "#a0626a") +
    put(gopuram(70, 230, 6, "#dca070"), 560, 476) +
    plant(
      3,
      () => 480,
      330,
      800,
      20,
      (x, y, size) => palm(Math.round(x), x, y, 70 * size, "#7a6a58", 0.06),
    ) +
    mist(490, 110, 1200, "#fbd09a", 0.75) +
    boulders(14, 1120, 640, 420, 4, "#b9705c", "#74405a") +
    path("M0 600Q600 566 1200 606V800H0Z", linear(["#e0a26c", "#a8644f"])) +
    times(8, (index) =>
      rect(40 + index * 150, 610 + (index % 3) * 42, 110, 26, "#c98a5c", 'opacity="0.5"'),
    ) +
    ellipse(560, 704, 300, 18, "#5a2a44", 'opacity="0.35"') +
    put(chariot("#c9825a"), 550, 704, 1.36) +
    put(stander({ top: "#f3ead8", head: RED }), 830, 724, 1.02) +
    put(sari("#2f7f86", SAFFRON), 868, 730, 1) +
    boulder(5, 60, 800, 420, 210, "#8a4a4c", "#3a1f44") +
    boulder(6, 1130, 810, 360, 130, "#94504c", "#44244a") +
    birds(3, 760, 180, 130, 6, "#6a3a54", 12)
  );
});
