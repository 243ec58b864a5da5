import { darker, lighter } from "../../colour";
import { MONSOON, RED, SAFFRON, TEAL } from "../../palette";
import { rowboat } from "../../pieces/boats";
import { pointedArch, shikhara } from "../../pieces/domes";
import { land, plant, skyline } from "../../pieces/land";
import { rower, sari, walker } from "../../pieces/people";
import { glow, mist, sky } from "../../pieces/sky";
import { grass } from "../../pieces/trees";
import { ripples, water } from "../../pieces/water";
import { times } from "../../random";
import { wide } from "../../scene";
import { linear, path, put, rect, stroke } from "../../svg";

export const rishikesh = wide(() => {
  const mood = {
    ...MONSOON,
    sky: ["#7db5b4", "#c3d9c2", "#f5ead0"],
    water: ["#a9d0bd", "#4f9d93", "#1c6266"],
  };
  const forest = (
    seed: number,
    base: number,
    rise: number,
    colour: string,
    bump: number,
    count: number,
  ) => {
    const line = skyline(seed, base, rise, 420, 3);
    return (
      land(line, 1200, 640, linear([colour, darker(colour, 0.1), lighter(colour, 0.12)])) +
      plant(
        seed,
        line,
        -20,
        1220,
        count,
        (x, y, size) => `<circle cx="${x}" cy="${y + 8}" r="${bump * size}" fill="${colour}"/>`,
      )
    );
  };
  const tower = (x: number, y: number, scale: number, colour: string) =>
    put(
      times(
        5,
        (tier) =>
          rect(
            -60 + tier * 9,
            -34 - tier * 34,
            120 - tier * 18,
            34,
            tier % 2 ? lighter(colour, 0.2) : colour,
          ) +
          times(4, (index) =>
            put(
              path(pointedArch(6, 20), darker(colour, 0.45)),
              -36 + tier * 6 + index * (24 - tier * 4),
              -6 - tier * 34,
            ),
          ) +
          rect(-66 + tier * 9, -36 - tier * 34, 132 - tier * 18, 5, "#fbecd0"),
      ) + put(shikhara(24, 66, colour), 0, -172),
      x,
      y,
      scale,
    );
  const tall = (x: number) =>
    rect(x - 15, 250, 30, 270, linear(["#e9d9b8", "#a98f74"])) +
    rect(x - 24, 240, 48, 16, "#cf5b36") +
    rect(x - 19, 340, 38, 10, "#cf5b36");
  const bridge =
    stroke("M-40 190Q60 250 120 262Q600 660 1080 262Q1140 250 1240 190", "#25434c", 5) +
    times(46, (index) => {
      const x = 130 + index * 20.9;
      const t = (x - 120) / 960;
      return stroke(
        `M${x} ${262 + 4 * 199 * t * (1 - t)}V${474 + 20 * 4 * t * (1 - t)}`,
        "#25434c",
        1.4,
      );
    }) +
    path("M-20 470Q600 512 1220 470V482Q600 524 -20 482Z", "#7d4f3c") +
    stroke("M-20 452Q600 494 1220 452", "#25434c", 2.5) +
    tall(120) +
    tall(1080);
  const crowd = times(9, (index) =>
    put(
      index % 3
        ? walker({ top: [RED, SAFFRON, "#f3ead8", TEAL][index % 4] ?? RED })
        : sari(SAFFRON, RED),
      250 + index * 83,
      481 + 18 * (1 - ((index * 83 - 350) / 480) ** 2),
      0.5,
    ),
  );
  return (
    sky(mood, 1200, 800) +
    glow(840, 210, 420, "#fff3cf", 0.9) +
    forest(41, 250, 90, "#9dbfae", 12, 60) +
    mist(330, 110, 1200, "#eef0da", 0.8) +
    forest(45, 340, 80, "#5f988a", 18, 60) +
    mist(430, 90, 1200, "#d7e6d2", 0.5) +
    forest(52, 440, 40, "#2f6f66", 24, 56) +
    tower(300, 540, 0.95, "#e2874a") +
    tower(430, 545, 0.7, "#d8a76a") +
    tower(900, 540, 0.8, "#e8c19a") +
    rect(0, 536, 1200, 24, "#d9c3a0") +
    times(4, (index) => rect(0, 541 + index * 6, 1200, 2, "#a88f78")) +
    water(558, 1200, 800, mood) +
    ripples(8, 1200, 566, 800, "#e9f6e4", 110, 0.5) +
    bridge +
    crowd +
    put(rowboat("#f0992f"), 520, 690, 0.9) +
    put(rower({ top: "#f3ead8", head: RED }), 500, 678, 0.95) +
    land(skyline(61, 770, 16, 200), 1200, 800, "#123f40") +
    grass(3, 0, 420, 800, 110, "#0f3436", 60) +
    grass(4, 860, 1200, 800, 150, "#0f3436", 60)
  );
});
