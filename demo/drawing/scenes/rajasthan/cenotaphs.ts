import { darker } from "../../colour";
import { BRASS, NOON, SAFFRON } from "../../palette";
import { chhatri } from "../../pieces/domes";
import { land, skyline } from "../../pieces/land";
import { sari } from "../../pieces/people";
import { birds, cloud, mist, sky } from "../../pieces/sky";
import { thornTree } from "../../pieces/trees";
import { pot } from "../../pieces/walls";
import { times } from "../../random";
import { wide } from "../../scene";
import { ellipse, linear, path, put, rect, stroke } from "../../svg";

export const cenotaphs = wide(() => {
  const mood = { ...NOON, sky: ["#3f86b0", "#8fbcc4", "#f3e0b4"] };
  const hill = (x: number) => 560 - Math.sin((x + 100) / 420) * 40;
  const pavilion = (x: number, scale: number, colour: string) =>
    put(
      rect(-120, -30, 240, 34, darker(colour, 0.1)) +
        rect(-132, 0, 264, 24, darker(colour, 0.2)) +
        put(chhatri(92, colour, darker(colour, 0.42)), 0, -28) +
        times(2, (index) => put(chhatri(22, colour), index ? 92 : -92, -146)),
      x,
      hill(x) + 10,
      scale,
    );
  return (
    sky(mood, 1200, 800) +
    cloud(4, 260, 190, 420, "#fffaf0", 0.8) +
    cloud(8, 900, 130, 360, "#fffaf0", 0.7) +
    land(skyline(321, 520, 16, 300), 1200, 700, "#d9b684") +
    times(
      3,
      (index) =>
        stroke(`M${930 + index * 90} 520V${380 + index * 20}`, "#f3ead8", 4) +
        times(3, (n) =>
          put(
            path("M0 -4L56 0L0 4Z", "#f3ead8"),
            930 + index * 90,
            380 + index * 20,
            1,
            n * 120 + index * 33,
          ),
        ),
    ) +
    mist(520, 70, 1200, "#f3dfb4", 0.7) +
    pavilion(170, 0.62, "#d9a860") +
    pavilion(1040, 0.66, "#d9a860") +
    land(hill, 1200, 800, linear(["#e0b470", "#b5783f"])) +
    pavilion(390, 0.95, "#e3ae60") +
    pavilion(850, 0.9, "#e0a858") +
    pavilion(620, 1.3, "#edbb6c") +
    path("M-10 620Q300 590 620 640T1210 620V810H-10Z", linear(["#e3b068", "#a8683c"])) +
    path("M520 588L720 588L830 640L580 640Z", "#6a3a3c", 'opacity="0.22"') +
    times(26, (index) =>
      ellipse(
        (index * 197) % 1200,
        660 + ((index * 61) % 130),
        16 + (index % 4) * 7,
        7,
        "#8f5a3c",
        'opacity="0.6"',
      ),
    ) +
    thornTree(5, 1090, 760, 220, "#4f5a3c") +
    thornTree(9, 110, 740, 160, "#5f6844") +
    put(sari("#cf4436", SAFFRON) + put(pot(0, 0, 26, BRASS), 0, -98), 470, 690, 1.05) +
    put(sari("#e0567a", "#f7d28a") + put(pot(0, 0, 26, BRASS), 0, -98), 530, 700, 1.1) +
    birds(5, 760, 180, 160, 8, "#6a4a44", 12)
  );
});
