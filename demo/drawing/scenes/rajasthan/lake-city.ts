import { mix } from "../../colour";
import { CREAM, DUSK, SAFFRON } from "../../palette";
import { rowboat } from "../../pieces/boats";
import { chhatri, cuspedArch } from "../../pieces/domes";
import { bulb } from "../../pieces/lamps";
import { land, skyline } from "../../pieces/land";
import { rower } from "../../pieces/people";
import { birds, sky, stars, streaks } from "../../pieces/sky";
import { crenels, houseFront, jharokha } from "../../pieces/walls";
import { glitter, mirrored, ripples, water } from "../../pieces/water";
import { times } from "../../random";
import { wide } from "../../scene";
import { path, put, rect } from "../../svg";

export const lakeCity = wide(() => {
  const mood = {
    ...DUSK,
    sky: ["#2f3a7a", "#7a5a94", "#e0869a", "#fbc48a"],
    water: ["#f0a98c", "#8a6a9c", "#2f3a7a"],
  };
  const tier = (x: number, y: number, width: number, height: number, tone: number, seed: number) =>
    put(
      houseFront(seed, width, height, mix("#f7e3cc", "#d9a898", tone), "#ffc766", "#a8807c"),
      x,
      y,
    ) + crenels(x, y - height, width, 11, mix("#f7e3cc", "#d9a898", tone));
  const city =
    tier(330, 480, 720, 200, 0.5, 3) +
    tier(420, 330, 520, 110, 0.3, 5) +
    tier(520, 250, 320, 90, 0.15, 8) +
    tier(980, 480, 240, 150, 0.6, 11) +
    tier(160, 480, 190, 120, 0.6, 14) +
    put(chhatri(34, "#f7e3cc"), 560, 160) +
    put(chhatri(34, "#f7e3cc"), 800, 160) +
    put(chhatri(46, "#fbeeda"), 680, 160) +
    put(chhatri(26, "#ecd0bc"), 440, 222) +
    put(chhatri(26, "#ecd0bc"), 920, 222) +
    put(chhatri(24, "#e3c0b0"), 350, 282) +
    put(chhatri(24, "#e3c0b0"), 1030, 282) +
    times(4, (index) => put(jharokha("#fbeeda", "#ffcf7a"), 430 + index * 165, 460, 0.62)) +
    times(3, (index) => put(path(cuspedArch(26, 76), "#7a4a6c"), 230 + index * 450, 478)) +
    rect(140, 474, 1080, 12, "#e3c4b0") +
    times(22, (index) => bulb(150 + index * 49, 482, 3.4, "#ffe3a0", 7));
  return (
    sky(mood, 1200, 800) +
    stars(4, 1200, 180, 40) +
    streaks(101, 1200, 120, 320, "#ffc4a8", 7) +
    land(skyline(341, 400, 60, 300), 1200, 490, "#8a6a9c") +
    land(skyline(345, 440, 36, 220), 1200, 490, "#6f5488") +
    city +
    water(486, 1200, 800, mood) +
    mirrored(city, 486, 0.45, 0.72) +
    ripples(6, 1200, 496, 800, "#ffd9b8", 130, 0.4) +
    glitter(4, 680, 500, 790, 160, "#ffd98a", 50) +
    put(rowboat("#cf4436"), 190, 660, 0.95) +
    put(rower({ top: CREAM, head: SAFFRON }), 186, 650, 1.05) +
    put(rowboat("#2f7f86"), 960, 720, 1.05) +
    birds(6, 260, 230, 150, 9, "#3a2f64", 11)
  );
});
