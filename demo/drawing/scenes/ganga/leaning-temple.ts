import { CREAM, DUSK, RED, SAFFRON } from "../../palette";
import { rowboat } from "../../pieces/boats";
import { chhatri, shikhara } from "../../pieces/domes";
import { land, skyline } from "../../pieces/land";
import { sari, walker } from "../../pieces/people";
import { birds, sky, streaks, sun } from "../../pieces/sky";
import { houseFront, jharokha, steps } from "../../pieces/walls";
import { glitter, mirrored, ripples, water } from "../../pieces/water";
import { times } from "../../random";
import { wide } from "../../scene";
import { ellipse, linear, path, put, rect } from "../../svg";

export const leaningTemple = wide(() => {
  const mood = {
    ...DUSK,
    sky: ["#5a5a94", "#b5708c", "#f0985f", "#fbd28a"],
    water: ["#f2b072", "#a8607f", "#3a2f66"],
  };
  const tower = put(
    rect(-70, -110, 140, 120, linear(["#b5503f", "#7a3040"])) +
      rect(-20, -80, 40, 90, "#3a1c38") +
      put(shikhara(72, 300, "#c4584a"), 0, -108) +
      put(shikhara(24, 110, "#b04a44"), -52, -108) +
      put(shikhara(24, 110, "#b04a44"), 52, -108),
    430,
    560,
    1,
    -9,
  );
  const palaces =
    put(houseFront(4, 330, 430, "#a8625f", "#ffc97a"), 640, 520) +
    put(jharokha("#d9906a", "#5a2a44"), 720, 360, 1.1) +
    put(jharokha("#d9906a", "#ffcf86"), 890, 360, 1.1) +
    put(chhatri(40, "#cf8a70"), 680, 94) +
    put(chhatri(40, "#cf8a70"), 930, 94) +
    put(houseFront(8, 280, 350, "#8a4a5c", "#ffc97a"), 970, 520) +
    put(chhatri(34, "#a8606a"), 1100, 170);
  return (
    sky(mood, 1200, 800) +
    sun(170, 400, 56, mood) +
    streaks(81, 1200, 80, 260, "#ffd9a0", 8) +
    land(skyline(311, 520, 10, 200), 640, 560, "#b5708c") +
    palaces +
    steps(600, 510, 700, 130, 9, "#b5705f", 18) +
    water(556, 1200, 800, mood) +
    path("M590 560L700 510H1210V620L640 660Z", "none") +
    steps(560, 520, 700, 110, 8, "#b5705f", 12) +
    mirrored(tower, 566, 0.4, 0.6) +
    tower +
    ripples(6, 1200, 570, 800, "#ffd9a0", 110, 0.4) +
    glitter(4, 170, 560, 800, 100, "#fff0c4", 60) +
    ellipse(430, 574, 120, 10, "#f7d9a8", 'opacity="0.5"') +
    put(rowboat("#cf4436"), 250, 690, 1.1) +
    put(rowboat("#2f7f86"), 780, 720, 1.2, -3) +
    put(rowboat("#f0992f"), 980, 670, 0.9) +
    birds(5, 400, 200, 200, 13, "#4a2450", 12) +
    times(6, (index) =>
      put(
        index % 2 ? sari(RED, SAFFRON) : walker({ top: CREAM, head: SAFFRON }),
        700 + index * 80,
        560 + (index % 3) * 22,
        0.75,
      ),
    )
  );
});
