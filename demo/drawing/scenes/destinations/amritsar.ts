import { DUSK, SAFFRON } from "../../palette";
import { chhatri, cuspedArch, minaret, onionDome, pointedArch } from "../../pieces/domes";
import { bulb } from "../../pieces/lamps";
import { sari, walker } from "../../pieces/people";
import { glow, sky, streaks } from "../../pieces/sky";
import { glitter, mirrored, ripples, water } from "../../pieces/water";
import { times } from "../../random";
import { wide } from "../../scene";
import { linear, path, put, rect, stroke } from "../../svg";

const goldenTemple = () => {
  const gold = "#f3b83f";
  return (
    rect(-150, -118, 300, 118, linear(["#ffd873", gold, "#d68e2a"])) +
    rect(-150, -44, 300, 44, linear(["#fdf3de", "#e3c9b0"])) +
    times(7, (index) =>
      put(path(cuspedArch(14, 40), index === 3 ? "#5a2f2a" : "#a8663a"), -120 + index * 40, -2),
    ) +
    times(9, (index) => put(path(cuspedArch(10, 42), "#b06a22"), -128 + index * 32, -56)) +
    rect(-158, -122, 316, 9, "#ffe39a") +
    rect(-80, -164, 160, 44, linear(["#ffd873", "#dc9a33"])) +
    times(5, (index) => put(path(cuspedArch(9, 30), "#a8622a"), -56 + index * 28, -124)) +
    put(onionDome(60, 74, "#ffcf5e"), 0, -164) +
    times(4, (index) =>
      put(chhatri(17, gold), [-134, -92, 92, 134][index] ?? 0, -120, index % 3 ? 0.8 : 1),
    )
  );
};

export const amritsar = wide(() => {
  const cloister =
    rect(0, 330, 1200, 74, linear(["#d9a9a0", "#b87f90"])) +
    times(40, (index) =>
      put(path(pointedArch(9, 40), index % 3 ? "#8a5574" : "#ffcf86"), 15 + index * 30, 402),
    ) +
    rect(0, 326, 1200, 7, "#f2cdb8") +
    put(minaret(19, 150, "#d9a3a0", "#8f5878"), 190, 332) +
    put(minaret(19, 150, "#d9a3a0", "#8f5878"), 1010, 332) +
    times(5, (index) => put(onionDome(20, 30, "#e0b0a5"), 60 + index * 270, 328));
  const temple = put(goldenTemple(), 600, 452, 1.32);
  const bridge =
    rect(795, 436, 405, 16, "#f6e3c8") +
    times(
      14,
      (index) =>
        rect(805 + index * 30, 416, 4, 22, "#f6e3c8") +
        bulb(807 + index * 30, 414, 3, "#ffe3a0", 5),
    );
  const mood = { ...DUSK, water: ["#a9608a", "#5a3a74", "#231a49"] };
  return (
    sky(DUSK, 1200, 800) +
    streaks(4, 1200, 60, 260, "#ffc79a", 9) +
    glow(600, 360, 420, "#ffcf70", 0.75) +
    cloister +
    water(404, 1200, 800, mood) +
    mirrored(cloister, 404, 0.22, 0.9) +
    temple +
    bridge +
    mirrored(temple + bridge, 452, 0.62, 0.86) +
    glitter(5, 600, 480, 790, 230, "#ffd982", 70) +
    ripples(6, 1200, 470, 800, "#ffbf8a", 60, 0.3) +
    path("M0 742Q600 716 1200 742V800H0Z", linear(["#f0d8c0", "#a87a86"])) +
    times(15, (index) =>
      stroke(`M${index * 90 - 30} 800L${index * 83 + 22} 736`, "#b58a8c", 2, 'opacity="0.6"'),
    ) +
    put(sari("#c8433f", "#f3b83f"), 220, 774, 1.5) +
    put(walker({ top: "#f3ead8", bottom: "#e3d2c0", head: SAFFRON }), 292, 778, 1.6) +
    put(walker({ top: "#3b4a86", bottom: "#e3d2c0", head: "#2f7f86" }), 985, 776, 1.55)
  );
});
