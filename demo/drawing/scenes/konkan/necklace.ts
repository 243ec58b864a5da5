import { mix } from "../../colour";
import { NIGHT } from "../../palette";
import { bulb } from "../../pieces/lamps";
import { moon, sky, stars, streaks } from "../../pieces/sky";
import { palm } from "../../pieces/trees";
import { glitter, mirrored, ripples } from "../../pieces/water";
import { times } from "../../random";
import { wide } from "../../scene";
import { circle, ellipse, linear, path, points, put, rect } from "../../svg";

export const necklace = wide(() => {
  const mood = { ...NIGHT, water: ["#5a4f86", "#28306a", "#0c1233"] };
  const curve = (t: number): [number, number] => [
    1180 - 1010 * Math.sin(t * 2.5) * (1 - t * 0.1),
    800 - t * 400 + Math.sin(t * 3.1) * 30,
  ];
  const lamps = times(58, (index) => {
    const t = (index / 58) ** 0.62;
    const [x, y] = curve(t);
    return (
      bulb(x, y, 9.5 - t * 7.4, "#ffe3a0", 6) +
      ellipse(
        x + (1 - t) * 10,
        y + 26 - t * 20,
        3 - t * 2,
        34 - t * 28,
        "#ffcf7a",
        'opacity="0.35"',
      )
    );
  });
  const blocks = times(34, (index) => {
    const x = 130 + index * 32;
    const height = 40 + ((index * 53) % 90) + (index > 18 ? (index - 18) * 12 : 0);
    const base = 412;
    return (
      rect(x, base - height, 29, height + 30, mix("#2a2f6a", "#161a48", (index % 4) / 4)) +
      times(Math.floor(height / 16) * 2, (n) =>
        (index * 7 + n * 5) % 3
          ? ""
          : rect(x + 5 + (n % 2) * 12, base - height + 8 + Math.floor(n / 2) * 16, 6, 8, "#ffcf7a"),
      )
    );
  });
  return (
    sky(mood, 1200, 800) +
    stars(13, 1200, 300, 120) +
    moon(260, 120, 40) +
    streaks(121, 1200, 220, 330, "#8a6a9c", 5) +
    blocks +
    rect(0, 410, 1200, 400, linear(mood.water)) +
    mirrored(blocks, 424, 0.25, 0.6) +
    path("M1210 380C760 390 250 400 176 470C110 560 420 660 1190 810H1210Z", "none") +
    glitter(4, 260, 430, 800, 80, "#fdeecb", 40) +
    ripples(6, 1200, 430, 800, "#8a86c4", 90, 0.3) +
    path(
      `${points(Array.from({ length: 30 }, (_, index) => curve(index / 29)))}L1210 404V810Z`,
      linear(["#23265c", "#2c2358", "#151238"]),
    ) +
    times(46, (index) => {
      const x = 330 + ((index * 149) % 860);
      const y = 450 + Math.floor(index / 6) * 34;
      return x > 1180 - (800 - y) * 2.1 && x > 260 + (y - 450) * 1.9
        ? rect(x, y - 34, 44, 40, mix("#1a1c4c", "#262a66", (index % 3) / 2)) +
            times(6, (n) =>
              (index + n * 3) % 4
                ? ""
                : rect(x + 6 + (n % 3) * 13, y - 28 + Math.floor(n / 3) * 15, 7, 9, "#ffcf7a"),
            )
        : "";
    }) +
    lamps +
    times(7, (index) =>
      put(
        rect(-16, -8, 32, 10, "#0c1030", 'rx="4"') +
          circle(15, -4, 3, "#fff3c8") +
          circle(-15, -4, 3, "#ff6a4a"),
        620 + index * 84,
        500 + index * 26 + index * index * 2,
        0.6 + index * 0.16,
        20,
      ),
    ) +
    palm(3, 1090, 800, 300, "#0a0d2a", -0.2) +
    palm(5, 1170, 790, 240, "#0a0d2a", -0.1)
  );
});
