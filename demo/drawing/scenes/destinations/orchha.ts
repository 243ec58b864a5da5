import { darker, lighter } from "../../colour";
import { DUSK, SAFFRON, TEAL } from "../../palette";
import { chhatri, cuspedArch, shikhara } from "../../pieces/domes";
import { land, plant, skyline } from "../../pieces/land";
import { sari } from "../../pieces/people";
import { birds, sky, streaks, sun } from "../../pieces/sky";
import { broadleaf, bush, grass } from "../../pieces/trees";
import { boulder } from "../../pieces/walls";
import { glitter, mirrored, ripples, water } from "../../pieces/water";
import { times } from "../../random";
import { wide } from "../../scene";
import { linear, path, put, rect } from "../../svg";

const cenotaph = (colour: string) =>
  rect(-90, -150, 180, 150, linear([lighter(colour, 0.1), colour])) +
  times(2, (row) =>
    times(5, (index) =>
      put(path(cuspedArch(12, 44), darker(colour, 0.5)), -68 + index * 34, -14 - row * 66),
    ),
  ) +
  rect(-98, -82, 196, 7, lighter(colour, 0.25)) +
  rect(-98, -154, 196, 8, lighter(colour, 0.25)) +
  rect(20, -150, 70, 150, darker(colour, 0.6), 'opacity="0.22"') +
  put(shikhara(46, 190, colour), 0, -154) +
  [-74, 74]
    .map((x) => put(shikhara(20, 92, colour), x, -154) + put(chhatri(9, colour), x * 0.62, -154))
    .join("");

export const orchha = wide(() => {
  const mood = {
    ...DUSK,
    sky: ["#5d5b93", "#c77f8c", "#f3a868", "#fbdc9a"],
    water: ["#f4b878", "#a8758c", "#3b3a6b"],
  };
  const shore = skyline(71, 470, 10, 140);
  const tombs =
    put(cenotaph("#b9785e"), 940, 474, 0.62) +
    put(cenotaph("#c2805c"), 780, 476, 0.85) +
    put(cenotaph("#cc8a5a"), 300, 478, 0.95) +
    put(cenotaph("#d8955c"), 540, 482, 1.15);
  const trees = plant(4, shore, -20, 1220, 22, (x, y, size) =>
    broadleaf(Math.round(x), x, y + 8, 64 * size, "#6f5b5c"),
  );
  return (
    sky(mood, 1200, 800) +
    sun(150, 330, 44, mood) +
    streaks(12, 1200, 100, 260, "#ffd9a8", 8) +
    land(skyline(73, 440, 26, 300), 1200, 500, "#b77a80") +
    birds(9, 700, 150, 200, 9, "#4a2f52", 12) +
    trees +
    tombs +
    land(shore, 1200, 500, "#6a4a50") +
    plant(6, shore, 0, 1200, 30, (x, y, size) =>
      bush(Math.round(x), x, y + 12, 46 * size, "#5a4a4c"),
    ) +
    water(490, 1200, 800, mood) +
    mirrored(trees + tombs, 490, 0.42, 0.8) +
    ripples(9, 1200, 500, 800, "#ffd9a0", 90, 0.4) +
    glitter(2, 150, 500, 790, 90, "#fff0cc", 46) +
    [
      [700, 640, 150, 50],
      [860, 700, 220, 84],
      [1060, 760, 300, 120],
      [480, 742, 120, 44],
      [250, 700, 90, 30],
      [980, 610, 90, 26],
    ]
      .map(([x = 0, y = 0, w = 0, h = 0], index) =>
        boulder(index + 3, x, y, w, h, "#a8766c", "#4a3458"),
      )
      .join("") +
    put(sari("#cf4436", SAFFRON), 1060, 645, 1.1) +
    put(sari(TEAL, "#f7d28a"), 1106, 652, 1.1) +
    grass(5, 0, 260, 800, 130, "#2a1c44", 60)
  );
});
