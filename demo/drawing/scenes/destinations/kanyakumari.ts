import { DAWN, SAFFRON } from "../../palette";
import { outrigger } from "../../pieces/boats";
import { onionDome, pointedArch } from "../../pieces/domes";
import { sari, stander } from "../../pieces/people";
import { birds, glow, sky, streaks, sun } from "../../pieces/sky";
import { glitter, mirrored, ripples, surf } from "../../pieces/water";
import { times } from "../../random";
import { wide } from "../../scene";
import { circle, linear, path, put, rect, stroke } from "../../svg";

export const kanyakumari = wide(() => {
  const mood = {
    ...DAWN,
    sky: ["#4a5a96", "#b57a9c", "#f59a74", "#fdd28a"],
    water: ["#fbc07a", "#b0708f", "#3a3f7a"],
  };
  const dark = "#4a2f5c";
  const memorial =
    path("M-190 0Q-180 -30 -120 -34L120 -36Q180 -28 200 0Z", "#3a2452") +
    rect(-120, -62, 240, 28, dark) +
    times(10, (index) => rect(-112 + index * 24, -58, 8, 24, "#6a4470")) +
    rect(-80, -100, 120, 40, dark) +
    times(5, (index) => put(path(pointedArch(7, 28), "#f59a74"), -64 + index * 22, -62)) +
    put(onionDome(34, 60, "#5a3866"), -20, -100) +
    [-74, 34].map((x) => put(onionDome(12, 24, "#5a3866"), x, -100)).join("") +
    rect(70, -84, 40, 24, dark) +
    put(onionDome(12, 24, "#5a3866"), 90, -84);
  const statue =
    path("M-110 0Q-100 -24 -60 -26L70 -28Q110 -20 120 0Z", "#3a2452") +
    path("M-56 -26L-46 -116H46L56 -26Z", linear(["#5a3866", dark])) +
    times(4, (index) => rect(-50 + index * 2, -50 - index * 18, 100 - index * 4, 3, "#7a4f7a")) +
    path(
      "M-20 -116Q-28 -180 -18 -214Q-24 -244 -12 -256H12Q26 -244 20 -214Q26 -170 20 -116Z",
      "#4f3260",
    ) +
    circle(2, -270, 14, "#4f3260") +
    path("M-8 -282Q2 -298 12 -282Z", "#4f3260") +
    stroke("M16 -244Q34 -236 30 -214L24 -206", "#4f3260", 8) +
    stroke("M-14 -244Q-30 -220 -20 -196", "#4f3260", 8);
  const rocks = put(memorial, 470, 478, 1.05) + put(statue, 800, 480, 1.12);
  return (
    sky(mood, 1200, 800) +
    glow(600, 470, 700, "#ffcf70", 0.7) +
    sun(620, 440, 66, { ...mood, glow: "#ffb04a" }) +
    streaks(31, 1200, 120, 330, "#ffd9a0", 10) +
    birds(4, 420, 220, 170, 9, "#5a3460", 12) +
    rect(0, 468, 1200, 340, linear(mood.water)) +
    rocks +
    mirrored(rocks, 482, 0.35, 0.7) +
    glitter(5, 620, 474, 800, 200, "#fff0c4", 90) +
    ripples(9, 1200, 490, 780, "#ffd9b0", 100, 0.4) +
    put(outrigger("#3a2452"), 220, 560, 0.5) +
    put(outrigger("#2f2452"), 1010, 590, 0.62) +
    surf(6, 706, 1200, 22, "#fde3c4") +
    surf(7, 742, 1200, 26, "#fff0dc") +
    path("M-10 810V720Q100 690 210 744Q300 730 380 790L400 810Z", "#21163f") +
    path("M1210 810V700Q1120 690 1060 750Q960 740 900 810Z", "#21163f") +
    put(stander({ top: "#cf5b36", head: SAFFRON }), 120, 726, 1.15) +
    put(sari("#8f3f6a", "#f0b45a"), 180, 736, 1.1) +
    put(stander({ top: "#e9dcc0" }), 1120, 708, 1.1)
  );
});
