import { DUSK } from "../../palette";
import { outrigger } from "../../pieces/boats";
import { land, skyline } from "../../pieces/land";
import { birds, sky, streaks, sun } from "../../pieces/sky";
import { bush, palm } from "../../pieces/trees";
import { glitter, ripples, surf } from "../../pieces/water";
import { times } from "../../random";
import { tall } from "../../scene";
import { ellipse, linear, path, put, rect, stroke } from "../../svg";

export const hammock = tall(() => {
  const mood = {
    ...DUSK,
    sky: ["#4a3a7c", "#c4547a", "#f58a54", "#fdd07a"],
    water: ["#f7a860", "#c4607a", "#5a3a7c"],
  };
  const dark = "#24143f";
  return (
    sky(mood, 800, 1200) +
    sun(420, 640, 92, mood) +
    streaks(131, 800, 140, 460, "#ffd09a", 9) +
    rect(0, 700, 800, 300, linear(mood.water)) +
    land(skyline(421, 700, 14, 160), 260, 712, "#8a4070") +
    glitter(5, 420, 708, 960, 170, "#fff0c4", 80) +
    ripples(6, 800, 720, 960, "#ffd09a", 50, 0.4) +
    put(outrigger("#4a1f54"), 640, 770, 0.36) +
    surf(4, 950, 800, 22, "#ffd9b0") +
    path("M-10 970Q300 940 810 990V1210H-10Z", linear(["#b5607a", "#4a2458"])) +
    palm(4, 90, 1120, 900, dark, 0.1) +
    palm(9, 700, 1130, 960, dark, -0.08) +
    palm(14, 790, 1140, 620, "#331a4c", -0.16) +
    stroke("M112 830Q170 850 210 880M690 820Q640 850 600 884", "#e9c48a", 4) +
    path(
      "M206 876Q400 1080 604 880Q560 1050 400 1062Q250 1056 206 876Z",
      linear(["#e8653c", "#a82f4c"]),
    ) +
    times(7, (index) =>
      stroke(
        `M${230 + index * 6} ${900 + index * 14}Q400 ${1060 + index * 0} ${582 - index * 6} ${900 + index * 14}`,
        index % 2 ? "#f7c25a" : "#fbe3c0",
        4,
        'opacity="0.8"',
      ),
    ) +
    times(26, (index) =>
      stroke(
        `M${250 + index * 12} ${Math.round(960 + Math.sin((index / 25) * 3.14) * 98)}v22`,
        "#f7c25a",
        2,
      ),
    ) +
    ellipse(470, 986, 44, 26, "#fbe3c0", 'transform="rotate(-18 470 986)"') +
    ellipse(400, 1110, 210, 14, "#1a0f30", 'opacity="0.4"') +
    bush(4, 40, 1206, 240, "#1a0f34") +
    bush(7, 790, 1206, 260, "#1a0f34") +
    birds(5, 260, 420, 130, 6, "#4a1f54", 12)
  );
});
