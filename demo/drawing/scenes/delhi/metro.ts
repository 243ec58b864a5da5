import { darker } from "../../colour";
import { CREAM, NIGHT, RED, TEAL } from "../../palette";
import { minaret, onionDome } from "../../pieces/domes";
import { lampString } from "../../pieces/lamps";
import { glow, mist, moon, sky, stars } from "../../pieces/sky";
import { coach } from "../../pieces/transport";
import { between, random, times } from "../../random";
import { wide } from "../../scene";
import { linear, path, put, rect, stroke } from "../../svg";

export const metro = wide(() => {
  const roofs = (seed: number, base: number, colour: string, lit: string, count: number) => {
    const next = random(seed);
    return times(count, (index) => {
      const width = 1300 / count;
      const height = between(next, 60, 190);
      const x = index * width - 40;
      return (
        rect(x, base - height, width + 3, 800, colour) +
        times(Math.round(width / 26) * 3, (n) =>
          next() > 0.45
            ? rect(
                x + 12 + (n % Math.round(width / 26)) * 26,
                base - height + 20 + Math.floor(n / Math.round(width / 26)) * 34,
                11,
                16,
                lit,
              )
            : "",
        ) +
        (next() > 0.6
          ? rect(x + width * 0.3, base - height - 30, 36, 30, darker(colour, 0.2))
          : stroke(
              `M${x + width * 0.5} ${base - height}v-52m-14 8h28m-20 12h12`,
              darker(colour, 0.1),
              2,
            ))
      );
    });
  };
  return (
    sky(NIGHT, 1200, 800) +
    stars(6, 1200, 300, 120) +
    moon(250, 140, 46) +
    put(onionDome(60, 120, "#4a4a86"), 870, 400) +
    put(minaret(12, 190, "#4a4a86", "#6a6aa0"), 760, 420) +
    put(minaret(12, 190, "#4a4a86", "#6a6aa0"), 980, 420) +
    roofs(3, 500, "#3a3a78", "#e8a55a", 13) +
    mist(480, 140, 1200, "#6a5a94", 0.5) +
    roofs(8, 600, "#262a60", "#ffc76a", 9) +
    times(4, (index) =>
      path(
        `M${110 + index * 330} 420h70l-14 30v380h-42v-380Z`,
        linear(["#8a86b0", "#4a4a80"], true),
      ),
    ) +
    rect(-10, 388, 1220, 34, linear(["#a9a3c4", "#5a5a90"])) +
    rect(-10, 372, 1220, 16, "#7a76a8") +
    times(4, (index) => put(coach("#d9dce6", "#cf4436", "#fff0bc"), 150 + index * 305, 374, 1.0)) +
    glow(600, 330, 700, "#ffe3a0", 0.14) +
    path("M1120 330L1330 300V390L1120 350Z", "#fff3c8", 'opacity="0.4"') +
    roofs(14, 740, "#121640", "#ffb455", 7) +
    lampString(4, [40, 640], [420, 620], 30, 7, 5) +
    times(
      3,
      (index) =>
        stroke(`M${690 + index * 130} 650q60 30 120 0`, "#e9dcc0", 1.6) +
        times(3, (n) =>
          rect(710 + index * 130 + n * 28, 660, 20, 28, [RED, CREAM, TEAL][n] ?? RED),
        ),
    )
  );
});
