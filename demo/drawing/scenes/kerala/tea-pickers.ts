import { darker, lighter } from "../../colour";
import { CREAM, MONSOON, RED, SAFFRON } from "../../palette";
import { teaSlope } from "../../pieces/fields";
import { plant, ranges } from "../../pieces/land";
import { sari } from "../../pieces/people";
import { mist, sky, sun } from "../../pieces/sky";
import { deodar } from "../../pieces/trees";
import { between, random, times } from "../../random";
import { wide } from "../../scene";
import { circle, ellipse, path, put, rect, stroke } from "../../svg";

export const teaPickers = wide(() => {
  const mood = {
    ...MONSOON,
    sky: ["#8fc4bf", "#dfe9cc", "#fbf0cf"],
    far: "#b5d3b8",
    near: "#2f6a48",
  };
  const basket =
    path("M-16 -84Q-20 -50 -12 -44H12Q20 -50 16 -84Z", "#c9985c") +
    stroke("M-15 -76H15M-16 -66H16M-15 -56H15", "#8a5f38", 2) +
    times(5, (n) => circle(-10 + n * 5, -86 - (n % 2) * 3, 5, "#8fc45a"));
  const picker = (x: number, y: number, scale: number, colour: string, edge: string) =>
    put(
      sari(colour, edge) +
        basket +
        stroke("M-6 -98Q-16 -92 -14 -80M6 -98Q16 -92 14 -80", "#5a3a2c", 2),
      x,
      y,
      scale,
    );
  const row = (y: number, size: number, colour: string, seed: number) => {
    const next = random(seed);
    const count = Math.round(1300 / (size * 0.6));
    return (
      rect(0, y + size * 0.3, 1200, size * 1.4, darker(colour, 0.35)) +
      times(count, (index) =>
        circle(
          index * size * 0.6 - 20,
          y + size * 0.4 + between(next, -5, 5),
          size * between(next, 0.5, 0.68),
          index % 2 ? colour : lighter(colour, 0.1),
        ),
      ) +
      times(count, (index) =>
        ellipse(
          index * size * 0.6 - 10,
          y + between(next, -6, 10),
          size * 0.2,
          size * 0.09,
          lighter(colour, 0.38),
          `transform="rotate(${(next() * 60 - 30).toFixed(0)} ${(index * size * 0.6).toFixed(0)} ${y})"`,
        ),
      )
    );
  };
  return (
    sky(mood, 1200, 800) +
    sun(250, 150, 42, mood) +
    ranges(441, mood, 1200, 500, [
      { base: 230, rise: 70, length: 280, share: 0.08 },
      { base: 300, rise: 50, length: 240, share: 0.28 },
    ]) +
    mist(350, 120, 1200, "#f3f5dc", 0.8) +
    teaSlope(5, (x) => 380 + Math.sin(x / 230) * 24, 1200, 620, "#7fb560", 12, 0.5) +
    plant(
      4,
      (x) => 396 + Math.sin(x / 230) * 24,
      100,
      1150,
      6,
      (x, y, size) => deodar(x, y, 90 * size, "#4f8a62", 5),
    ) +
    row(470, 40, "#74b04f", 3) +
    picker(220, 520, 1.0, "#d9566a", CREAM) +
    picker(760, 516, 0.95, "#3b6aa8", SAFFRON) +
    row(520, 56, "#62a348", 5) +
    picker(480, 610, 1.5, RED, SAFFRON) +
    picker(1010, 605, 1.45, "#f0992f", RED) +
    row(600, 76, "#4f9640", 8) +
    picker(150, 735, 2.2, "#8a3f8f", "#f7cf7a") +
    picker(720, 745, 2.3, "#e0a52a", RED) +
    row(720, 104, "#3f8538", 11)
  );
});
