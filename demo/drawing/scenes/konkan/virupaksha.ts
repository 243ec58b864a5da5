import { CREAM, DAWN, SAFFRON } from "../../palette";
import { gopuram, pointedArch } from "../../pieces/domes";
import { ranges } from "../../pieces/land";
import { sari, stander, walker } from "../../pieces/people";
import { birds, mist, sky, streaks, sun } from "../../pieces/sky";
import { grass, palm } from "../../pieces/trees";
import { boulders } from "../../pieces/walls";
import { times } from "../../random";
import { tall } from "../../scene";
import { linear, path, put, rect } from "../../svg";

export const virupaksha = tall(() => {
  const mood = {
    ...DAWN,
    sky: ["#6a86b5", "#d9a4a8", "#f9c48a", "#fde6b0"],
    far: "#e0b49c",
    near: "#6a3a4c",
  };
  return (
    sky(mood, 800, 1200) +
    sun(600, 470, 74, mood) +
    streaks(141, 800, 150, 380, "#fff0d4", 7) +
    ranges(431, mood, 800, 1000, [{ base: 740, rise: 40, length: 140, share: 0.1 }]) +
    boulders(5, 120, 850, 380, 5, "#d99f82", "#b07478") +
    boulders(8, 700, 860, 340, 4, "#d09478", "#a86c72") +
    mist(850, 160, 800, "#fbd9a8", 0.7) +
    put(gopuram(170, 720, 9, "#edc48a"), 380, 960) +
    put(gopuram(60, 210, 5, "#dfae78"), 650, 960) +
    put(path(pointedArch(34, 100), "#4a2438"), 380, 960) +
    rect(-10, 950, 820, 270, linear(["#d9985f", "#8a4a4c"])) +
    times(
      7,
      (index) =>
        rect(30 + index * 112, 880, 14, 90, "#b5785c") +
        rect(20 + index * 112, 872, 104, 14, "#cf9068"),
    ) +
    boulders(15, 60, 1220, 460, 3, "#94505a", "#4a2650") +
    boulders(19, 740, 1230, 360, 3, "#94505a", "#44224c") +
    put(sari("#cf4436", SAFFRON), 420, 1070, 1.25) +
    put(walker({ top: CREAM, bottom: CREAM }), 350, 1090, 1.3) +
    put(stander({ top: SAFFRON, bottom: "#f0b45a" }), 480, 1010, 0.85) +
    palm(4, 240, 980, 250, "#6a5a54", 0.08) +
    palm(7, 560, 980, 210, "#6a5a54", -0.1) +
    birds(8, 240, 330, 160, 12, "#6a3a54", 12) +
    grass(4, 300, 560, 1206, 60, "#3a1c40", 30)
  );
});
