import { mix } from "../../colour";
import { DAWN } from "../../palette";
import { houseboat, shikara } from "../../pieces/boats";
import { land, layerFill, peakPaint, peaks, plant, ranges, skyline } from "../../pieces/land";
import { rower } from "../../pieces/people";
import { cloud, mist, sky, sun } from "../../pieces/sky";
import { poplar } from "../../pieces/trees";
import { glitter, lotusLeaves, mirrored, ripples, water } from "../../pieces/water";
import { wide } from "../../scene";
import { put } from "../../svg";

export const srinagar = wide(() => {
  const shore = skyline(4, 452, 10, 180);
  const hills =
    peaks(
      3,
      1200,
      470,
      [
        [120, 210],
        [430, 250],
        [690, 130],
        [930, 215],
        [1130, 170],
      ],
      peakPaint(DAWN, 0.22),
      0.55,
    ) +
    ranges(8, DAWN, 1200, 470, [{ base: 400, rise: 40, length: 260, share: 0.4 }]) +
    land(shore, 1200, 470, layerFill(DAWN, 0.62)) +
    plant(5, shore, 20, 620, 26, (x, y, size) =>
      poplar(x, y, 70 * size, mix(DAWN.far, DAWN.near, 0.7)),
    );
  const boats =
    put(houseboat("#8d5a4c", "#ffd98a"), 940, 470, 0.62) +
    put(houseboat("#7a4d52", "#ffd98a"), 640, 464, 0.42);
  return (
    sky(DAWN, 1200, 800) +
    sun(275, 268, 34, DAWN) +
    cloud(3, 900, 130, 420, "#fff1dd", 0.6) +
    cloud(6, 500, 90, 260, "#fff1dd", 0.45) +
    hills +
    boats +
    mist(462, 60, 1200, "#fbe0c4", 0.8) +
    water(466, 1200, 800, DAWN) +
    mirrored(hills + boats, 466, 0.3, 0.75) +
    glitter(4, 275, 474, 800, 80, "#fff0cf", 46) +
    ripples(2, 1200, 480, 800, "#ffe9cf", 70, 0.35) +
    mirrored(put(shikara("#ee8f2f"), 690, 648, 1.05), 652, 0.28, 0.6) +
    put(shikara("#ee8f2f"), 690, 648, 1.05) +
    put(rower({ top: "#33406f", head: "#fbecd0" }), 878, 622, 1.15) +
    lotusLeaves(7, 170, 735, 230, 34, ["#3f6f6a", "#5b8c74"]) +
    lotusLeaves(9, 1080, 770, 160, 20, ["#35605f", "#4d7d6c"])
  );
});
