import { DUSK, SAFFRON } from "../../palette";
import { rowboat } from "../../pieces/boats";
import { chhatri, cuspedArch } from "../../pieces/domes";
import { land, skyline } from "../../pieces/land";
import { rower, stander } from "../../pieces/people";
import { birds, sky, streaks, sun } from "../../pieces/sky";
import { broadleaf } from "../../pieces/trees";
import { glitter, mirrored, ripples, water } from "../../pieces/water";
import { times } from "../../random";
import { wide } from "../../scene";
import { linear, path, put, rect, stroke } from "../../svg";

export const udaipur = wide(() => {
  const mood = {
    ...DUSK,
    sky: ["#46538f", "#a97aa0", "#f0a084", "#fdd6a0"],
    water: ["#f2b08a", "#a97aa0", "#46538f"],
  };
  const white = "#fbe9da";
  const palace =
    rect(-300, -66, 600, 66, linear([white, "#d9b0a8"])) +
    times(26, (index) => put(path(cuspedArch(8, 34), "#8a5a7c"), -288 + index * 23, -8)) +
    rect(-304, -70, 608, 6, "#fff6ea") +
    rect(-180, -108, 330, 40, linear([white, "#e3c0b4"])) +
    times(14, (index) =>
      put(path(cuspedArch(7, 26), index % 4 ? "#8a5a7c" : "#ffcf7a"), -168 + index * 23.5, -72),
    ) +
    rect(-184, -111, 338, 5, "#fff6ea") +
    rect(-60, -146, 120, 36, white) +
    times(5, (index) => put(path(cuspedArch(7, 24), "#ffcf7a"), -44 + index * 22, -112)) +
    [-284, -180, 150, 284]
      .map((x, index) => put(chhatri(17, white), x, index % 3 ? -108 : -68))
      .join("") +
    put(chhatri(24, white), 0, -146) +
    [-230, 230, 90, -110].map((x) => broadleaf(Math.abs(x) + 3, x, -62, 74, "#4f6a5c")).join("");
  const far =
    land(skyline(91, 380, 60, 300), 1200, 480, "#b98aa0") +
    land(skyline(95, 420, 40, 220), 1200, 480, "#8f6a92");
  const island = put(palace, 600, 486, 0.98);
  const frame = `M-10 -10H1210V810H-10Z ${"M120 810V430C120 392 140 380 172 362C160 322 190 286 236 280C240 236 284 208 330 216C352 172 410 150 460 166C500 128 560 118 600 70C640 118 700 128 740 166C790 150 848 172 870 216C916 208 960 236 964 280C1010 286 1040 322 1028 362C1060 380 1080 392 1080 430V810Z"}`;
  return (
    sky(mood, 1200, 800) +
    sun(790, 372, 36, mood) +
    streaks(15, 1200, 160, 320, "#ffe0b8", 7) +
    far +
    water(470, 1200, 800, mood) +
    mirrored(island, 488, 0.45, 0.9) +
    island +
    rect(290, 484, 620, 5, "#c99a94") +
    glitter(8, 790, 480, 800, 80, "#fff0cc", 50) +
    ripples(4, 1200, 500, 800, "#ffe3c4", 80, 0.4) +
    put(rowboat("#cf4436"), 470, 640, 0.7) +
    put(rower({ top: "#fbecd0", head: SAFFRON }), 462, 632, 0.8) +
    birds(7, 420, 260, 130, 8, "#5a3a64", 11) +
    path(frame, linear(["#3a2452", "#241842"]), 'fill-rule="evenodd"') +
    stroke(
      "M104 810V426C104 384 126 368 154 352C146 310 176 272 222 266C228 222 274 194 322 200C346 156 406 134 456 150C494 112 556 100 600 46C644 100 706 112 744 150C794 134 854 156 878 200C926 194 972 222 978 266C1024 272 1054 310 1046 352C1074 368 1096 384 1096 426V810",
      "#b57a6a",
      4,
    ) +
    rect(-10, 742, 1220, 68, "#241842") +
    rect(-10, 738, 1220, 6, "#b57a6a") +
    times(11, (index) => put(path(cuspedArch(30, 50), "#33224f"), 60 + index * 108, 806)) +
    put(stander({ top: "#cf5b36", head: "#f2b33a" }), 255, 745, 1.9)
  );
});
