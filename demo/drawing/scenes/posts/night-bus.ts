import { NIGHT } from "../../palette";
import { land, peakPaint, peaks, plant, skyline } from "../../pieces/land";
import { glow, mist, moon, sky, stars } from "../../pieces/sky";
import { bus } from "../../pieces/transport";
import { deodar } from "../../pieces/trees";
import { wide } from "../../scene";
import { linear, path, put, stroke } from "../../svg";

export const nightBus = wide(() => {
  const bends: [string, number][] = [
    ["M900 440C900 404 800 412 850 386", 12],
    ["M420 520C500 450 900 520 900 440", 21],
    ["M760 660C880 560 340 590 420 520", 33],
    ["M-20 800C260 720 640 760 760 660", 46],
  ];
  const road =
    bends.map(([bend, width]) => stroke(bend, "#0c1233", width * 1.22)).join("") +
    bends.map(([bend, width]) => stroke(bend, "#58558c", width)).join("") +
    bends
      .map(([bend, width]) => stroke(bend, "#c9b27c", width * 0.06, 'stroke-dasharray="14 18"'))
      .join("");
  return (
    sky(NIGHT, 1200, 800) +
    stars(8, 1200, 430, 190) +
    moon(210, 150, 52) +
    peaks(
      33,
      1200,
      560,
      [
        [80, 320],
        [340, 240],
        [620, 290],
        [900, 170],
        [1130, 250],
      ],
      peakPaint(NIGHT, 0.35, "#b9bde6"),
      0.5,
    ) +
    mist(470, 130, 1200, "#6a6aa8", 0.4) +
    land((x) => 560 - x * 0.2 - Math.sin(x / 160) * 22, 1200, 800, linear(["#25306a", "#121a46"])) +
    road +
    plant(
      6,
      (x) => 590 - x * 0.2 - Math.sin(x / 160) * 22,
      620,
      1200,
      22,
      (x, y, size) => deodar(x, y + 10, 60 * size, "#17205a", 5),
    ) +
    path("M690 622L1000 560L1080 720Z", linear(["#ffe9a8/0.75", "#ffe9a8/0"], true)) +
    glow(560, 620, 200, "#ffb455", 0.5) +
    put(bus("#cf4436", "#f7d28a"), 590, 668, 0.88, -7) +
    land(skyline(211, 760, 20, 240), 1200, 800, "#0a0e29") +
    [40, 130, 215, 1000, 1090, 1170]
      .map((x, index) =>
        deodar(
          x,
          800,
          [420, 300, 190, 260, 380, 520][index] ?? 300,
          index % 2 ? "#0c1233" : "#0a0e29",
          8,
        ),
      )
      .join("")
  );
});
