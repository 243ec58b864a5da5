import { darker, lighter } from "../../colour";
import { CREAM, DUSK, INDIGO, RED, SAFFRON, TEAL } from "../../palette";
import { minaret, onionDome } from "../../pieces/domes";
import { stander, walker } from "../../pieces/people";
import { birds, glow, sky, streaks } from "../../pieces/sky";
import { between, random, times } from "../../random";
import { wide } from "../../scene";
import { path, put, rect, stroke } from "../../svg";

export const kites = wide(() => {
  const kite = (x: number, y: number, size: number, turn: number, first: string, second: string) =>
    put(
      path(`M0 ${-size}L${size * 0.8} 0L0 ${size}L${-size * 0.8} 0Z`, first) +
        path(`M0 ${-size}L${size * 0.8} 0L0 ${size}Z`, second) +
        path(`M0 ${size * 0.7}L${size * 0.3} ${size * 1.25}H${-size * 0.3}Z`, second) +
        stroke(
          `M0 ${-size}V${size}M${-size * 0.8} 0Q0 ${-size * 0.5} ${size * 0.8} 0`,
          INDIGO,
          1.6,
        ),
      x,
      y,
      1,
      turn,
    );
  const roofs = (seed: number, base: number, colour: string, count: number) => {
    const next = random(seed);
    return times(count, (index) => {
      const width = 1300 / count;
      const height = between(next, 20, 150);
      const x = index * width - 40;
      const top = base - height;
      const kind = Math.floor(next() * 3);
      return (
        rect(x, top, width + 3, 800, colour) +
        rect(x - 4, top, width + 10, 9, lighter(colour, 0.18)) +
        (kind === 0
          ? rect(x + width * 0.25, top - 50, 64, 40, darker(colour, 0.35), 'rx="10"') +
            rect(x + width * 0.25 + 8, top - 12, 6, 14, darker(colour, 0.35)) +
            rect(x + width * 0.25 + 48, top - 12, 6, 14, darker(colour, 0.35))
          : kind === 1
            ? stroke(
                `M${x + width * 0.5} ${top}v-74m-18 10h36m-28 14h20`,
                darker(colour, 0.35),
                2.6,
              )
            : stroke(
                `M${x + 16} ${top - 44}h${width - 32}m0 44v-48M${x + 16} ${top}v-48`,
                darker(colour, 0.3),
                2.4,
              ) +
              times(4, (n) =>
                rect(
                  x + 26 + n * (width / 5),
                  top - 43,
                  width / 8,
                  30,
                  [RED, CREAM, TEAL, SAFFRON][n] ?? RED,
                ),
              )) +
        times(3, (n) => (next() > 0.4 ? rect(x + 20 + n * 44, top + 34, 16, 24, "#ffcf7a") : ""))
      );
    });
  };
  const strings =
    "M420 640Q300 420 250 250M780 660Q900 430 880 180M600 690Q560 480 560 330M980 640Q1060 520 1090 380";
  return (
    sky(DUSK, 1200, 800) +
    glow(300, 560, 460, "#ffcf70", 0.8) +
    streaks(71, 1200, 80, 330, "#ffcf9a", 9) +
    put(onionDome(52, 110, "#8f4070"), 620, 470) +
    put(onionDome(34, 76, "#8f4070"), 545, 480) +
    put(onionDome(34, 76, "#8f4070"), 695, 480) +
    put(minaret(10, 190, "#8f4070", "#a85a80"), 480, 490) +
    put(minaret(10, 190, "#8f4070", "#a85a80"), 760, 490) +
    roofs(5, 560, "#7a3a6c", 11) +
    roofs(9, 680, "#4a2858", 8) +
    stroke(strings, "#2a1c40", 1.3) +
    kite(250, 230, 62, -14, RED, SAFFRON) +
    kite(880, 160, 74, 16, TEAL, CREAM) +
    kite(560, 310, 44, -6, "#f7cf5a", "#d9566a") +
    kite(1090, 360, 48, 22, "#3b5aa8", CREAM) +
    kite(120, 110, 30, -20, CREAM, RED) +
    kite(690, 90, 26, 8, SAFFRON, RED) +
    kite(1010, 70, 22, -8, "#8f5aa8", CREAM) +
    kite(420, 130, 24, 12, "#5f9a5a", CREAM) +
    roofs(15, 800, "#241640", 6) +
    put(walker({ top: "#1a1033", bottom: "#1a1033", skin: "#1a1033" }), 420, 710, 0.95) +
    put(stander({ top: "#1a1033", bottom: "#1a1033", skin: "#1a1033" }), 780, 728, 0.9) +
    put(stander({ top: "#1a1033", bottom: "#1a1033", skin: "#1a1033" }), 812, 728, 0.66) +
    birds(4, 1000, 260, 120, 7, "#3a1f4c", 9)
  );
});
