import { CREAM, DAWN, RED, TEAL } from "../../palette";
import { outrigger } from "../../pieces/boats";
import { land, skyline } from "../../pieces/land";
import { walker } from "../../pieces/people";
import { birds, cloud, sky, sun } from "../../pieces/sky";
import { glitter, ripples, surf, water } from "../../pieces/water";
import { times } from "../../random";
import { wide } from "../../scene";
import { ellipse, linear, path, put, stroke } from "../../svg";

export const outriggers = wide(() => {
  const mood = {
    ...DAWN,
    sky: ["#8fa9bf", "#cfc9c4", "#f3dcc0"],
    water: ["#e9dfd0", "#b5c0c4", "#8fa6b0"],
  };
  const wet = "M-10 520Q300 500 560 560T1210 590V810H-10Z";
  const boat = (x: number, y: number, scale: number, colour: string, turn = 0) =>
    ellipse(x, y + 26 * scale, 190 * scale, 14 * scale, "#4a3f54", 'opacity="0.3"') +
    put(outrigger(colour), x, y, scale, turn);
  return (
    sky(mood, 1200, 800) +
    sun(330, 230, 40, mood) +
    cloud(5, 800, 180, 520, "#fff6ea", 0.7) +
    cloud(7, 240, 130, 340, "#fff6ea", 0.5) +
    land(skyline(411, 372, 20, 200), 560, 392, "#a9b0b8") +
    water(384, 1200, 620, mood) +
    ripples(6, 1200, 392, 560, "#fffaf0", 100, 0.6) +
    glitter(3, 330, 390, 560, 100, "#fffbea", 40) +
    surf(4, 470, 1200, 20) +
    surf(6, 512, 1200, 26) +
    path(wet, linear(["#c9b8a8", "#d9bd94", "#c99f70"])) +
    stroke("M-10 522Q300 502 560 562T1210 592", "#fffaf0", 8, 'opacity="0.8"') +
    ellipse(330, 560, 160, 14, "#fff3d8", 'opacity="0.5"') +
    boat(980, 612, 0.6, "#3b6aa8") +
    boat(260, 640, 0.85, TEAL, 2) +
    boat(690, 690, 1.25, RED, -2) +
    put(walker({ top: CREAM, bottom: "#3b5a7a" }), 430, 650, 0.9) +
    put(walker({ top: "#e8922f", bottom: "#4a3a5c" }), 1080, 650, 1) +
    stroke(
      "M880 760Q980 700 1110 720M880 780Q980 724 1130 742M900 800Q1000 744 1150 764",
      "#3f8a7a",
      3,
    ) +
    times(9, (index) =>
      ellipse(890 + index * 28, 766 - index * 4, 40, 10, "#2f7a70", 'opacity="0.5"'),
    ) +
    birds(4, 620, 300, 240, 9, "#5a6474", 13) +
    times(9, (index) =>
      put(path("M-9 0Q0 -12 9 -8L14 -4L6 0Z", "#4a4458"), 80 + index * 46, 770 + (index % 3) * 8),
    )
  );
});
