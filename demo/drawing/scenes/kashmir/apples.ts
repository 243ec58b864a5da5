import { lighter, mix } from "../../colour";
import { NOON, RED } from "../../palette";
import { peakPaint, peaks, plant, ranges, skyline } from "../../pieces/land";
import { sky, sun } from "../../pieces/sky";
import { between, random, times } from "../../random";
import { tall } from "../../scene";
import { circle, ellipse, linear, path, put, rect, stroke } from "../../svg";

export const apples = tall(() => {
  const apple = (x: number, y: number, size: number, index: number) =>
    path(
      `M${x} ${y - size * 0.8}C${x - size * 0.7} ${y - size * 1.2} ${x - size * 1.25} ${y - size * 0.3} ${x - size * 0.85} ${y + size * 0.5}C${x - size * 0.5} ${y + size * 1.1} ${x - size * 0.2} ${y + size} ${x} ${y + size * 0.88}C${x + size * 0.2} ${y + size} ${x + size * 0.5} ${y + size * 1.1} ${x + size * 0.85} ${y + size * 0.5}C${x + size * 1.25} ${y - size * 0.3} ${x + size * 0.7} ${y - size * 1.2} ${x} ${y - size * 0.8}Z`,
      linear(index % 3 ? ["#e8604a", "#c8323a", "#8a1f38"] : ["#f0a04a", "#d9483b", "#a82a3a"]),
    ) +
    ellipse(
      x - size * 0.42,
      y - size * 0.2,
      size * 0.2,
      size * 0.36,
      "#fbc4a0",
      `opacity="0.65" transform="rotate(18 ${x - size * 0.42} ${y - size * 0.2})"`,
    ) +
    stroke(
      `M${x} ${y - size * 0.72}q${size * 0.05} ${-size * 0.4} ${size * 0.22} ${-size * 0.62}`,
      "#4a2f2c",
      size * 0.1,
    );
  const leaf = (x: number, y: number, size: number, turn: number, colour: string) =>
    put(
      path(
        `M0 0Q${size * 0.5} ${-size * 0.42} ${size} 0Q${size * 0.5} ${size * 0.42} 0 0Z`,
        colour,
      ) + stroke(`M${size * 0.08} 0H${size * 0.9}`, lighter(colour, 0.35), 2),
      x,
      y,
      1,
      turn,
    );
  const next = random(5);
  const leaves = (count: number, colour: string) =>
    times(count, () => {
      const t = next();
      return leaf(
        60 + t * 640,
        300 - t * 110 + Math.sin(t * 9) * 34 + between(next, -60, 70),
        between(next, 70, 130),
        between(next, -20, 200),
        mix(colour, "#8fb85a", next() * 0.5),
      );
    });
  return (
    sky(NOON, 800, 1200) +
    sun(640, 180, 46, NOON) +
    peaks(
      13,
      800,
      900,
      [
        [80, 560],
        [300, 480],
        [560, 420],
        [760, 540],
      ],
      peakPaint(NOON, 0.25),
      0.55,
    ) +
    ranges(262, { ...NOON, far: "#a9c0b0", near: "#4f7f6a" }, 800, 1200, [
      { base: 830, rise: 50, length: 240, share: 0.3 },
      { base: 930, rise: 50, length: 200, share: 0.7 },
    ]) +
    plant(
      4,
      skyline(277, 1030, 20, 200),
      -20,
      820,
      13,
      (x, y, size) =>
        circle(x, y - 20, 46 * size, "#5f9a54") +
        times(5, (n) => circle(x - 24 + n * 12, y - 30 + (n % 3) * 16, 5, RED)),
    ) +
    rect(0, 1030, 800, 180, linear(["#8fb85a", "#5f8f48"])) +
    stroke(
      "M-20 340Q220 250 420 270T830 130M300 262Q360 360 350 470M560 236Q600 330 590 390",
      "#4a2f2c",
      17,
    ) +
    leaves(34, "#3f7a44") +
    apple(180, 440, 74, 1) +
    apple(350, 560, 88, 2) +
    apple(480, 420, 70, 3) +
    apple(600, 500, 82, 4) +
    apple(90, 380, 56, 5) +
    apple(700, 330, 60, 7) +
    leaves(18, "#4f9050")
  );
});
