import { CREAM, DAWN, SAFFRON } from "../../palette";
import { crocus } from "../../pieces/fields";
import { peakPaint, peaks, plant, ranges } from "../../pieces/land";
import { sari, walker } from "../../pieces/people";
import { cloud, mist, sky, sun } from "../../pieces/sky";
import { poplar } from "../../pieces/trees";
import { between, random, times } from "../../random";
import { wide } from "../../scene";
import { linear, put, rect } from "../../svg";

export const saffron = wide(() => {
  const next = random(31);
  const rows = times(15, (row) => {
    const y = 470 + row * row * 1.65;
    const size = 5 + row * 3.1;
    const count = Math.round(1300 / (size * 1.25));
    return (
      rect(0, y - size * 0.2, 1200, size * 0.7, row % 2 ? "#8a5a48" : "#7a4c44") +
      times(count, (index) =>
        crocus(
          (index + next() * 0.7) * (1240 / count) - 20,
          y + next() * size * 0.3,
          size * between(next, 0.75, 1.1),
          next() > 0.5 ? "#8f6ac4" : "#a884d4",
        ),
      )
    );
  });
  return (
    sky(DAWN, 1200, 800) +
    sun(930, 260, 44, DAWN) +
    cloud(5, 340, 150, 420, "#fff0e0", 0.7) +
    peaks(
      62,
      1200,
      440,
      [
        [120, 270],
        [380, 200],
        [640, 250],
        [880, 180],
        [1110, 240],
      ],
      peakPaint(DAWN, 0.25),
      0.5,
    ) +
    ranges(63, DAWN, 1200, 470, [{ base: 400, rise: 34, length: 250, share: 0.4 }]) +
    plant(
      4,
      () => 456,
      0,
      1200,
      30,
      (x, y, size) => poplar(x, y, 60 * size, "#c98a4a", Math.round(x)),
    ) +
    mist(450, 70, 1200, "#fbe0c4", 0.7) +
    rect(0, 452, 1200, 360, linear(["#a8765c", "#5f3a44"])) +
    rows +
    put(sari("#cf4436", SAFFRON), 330, 620, 1) +
    put(sari("#2f7f86", CREAM), 790, 570, 0.72) +
    put(walker({ top: "#f3ead8", head: CREAM }), 880, 560, 0.66)
  );
});
