import { mix } from "../../colour";
import { DAWN } from "../../palette";
import { ferry, rowboat } from "../../pieces/boats";
import { sari, walker } from "../../pieces/people";
import { birds, mist, sky, sun } from "../../pieces/sky";
import { tram } from "../../pieces/transport";
import { glitter, mirrored, ripples, water } from "../../pieces/water";
import { times } from "../../random";
import { wide } from "../../scene";
import { linear, path, put, rect, stroke } from "../../svg";

function cantilever(colour: string): string {
  const top = (x: number) =>
    x < 330
      ? 300 - (x + 60) * 0.42
      : x > 870
        ? 300 - (1260 - x) * 0.42
        : 250 - 114 + Math.sin(((x - 330) / 540) * Math.PI) * 150;
  const deck = 400;
  const bays = 34;
  const xs = Array.from({ length: bays + 1 }, (_, index) => -60 + index * (1320 / bays));
  const web = xs
    .slice(0, -1)
    .map((x, index) => {
      const x2 = xs[index + 1] ?? x;
      return stroke(
        `M${x} ${top(x)}L${x2} ${deck}M${x2} ${top(x2)}L${x} ${deck}M${x} ${top(x)}V${deck}`,
        colour,
        2.6,
      );
    })
    .join("");
  const chord = xs.map((x, index) => `${index ? "L" : "M"}${x} ${top(x)}`).join("");
  const tower = (x: number) =>
    path(
      `M${x - 26} 470L${x - 9} 118H${x + 9}L${x + 26} 470H${x + 14}L${x} 160L${x - 14} 470Z`,
      colour,
    ) +
    times(5, (index) =>
      stroke(
        `M${x - 12 - index * 3} ${190 + index * 56}L${x + 12 + index * 3} ${190 + index * 56}`,
        colour,
        5,
      ),
    ) +
    rect(x - 42, 466, 84, 40, "#8a6f78");
  return (
    web +
    stroke(chord, colour, 7) +
    rect(-60, deck - 4, 1320, 14, colour) +
    rect(-60, deck + 14, 1320, 4, colour) +
    times(60, (index) => stroke(`M${index * 22 - 40} ${deck + 8}v8`, colour, 2)) +
    tower(330) +
    tower(870)
  );
}

export const kolkata = wide(() => {
  const mood = {
    ...DAWN,
    sky: ["#8fb0b8", "#d6cdb4", "#f6d7a2", "#fbe6bd"],
    water: ["#efd2a4", "#b0a792", "#5d7a86"],
  };
  const city = times(16, (index) =>
    rect(
      index * 80 - 10,
      450 - ((index * 53) % 60),
      62,
      90,
      mix("#d9c3a8", "#a89a9c", (index % 4) / 4),
    ),
  );
  return (
    sky(mood, 1200, 800) +
    sun(610, 300, 46, { ...mood, glow: "#ffb765" }) +
    birds(3, 600, 180, 260, 12, "#5a4a60", 11) +
    city +
    mist(480, 90, 1200, "#f6dfb6", 0.8) +
    water(494, 1200, 660, mood) +
    mirrored(cantilever("#3d4f63"), 494, 0.18, 0.5) +
    cantilever("#34465c") +
    glitter(3, 610, 500, 640, 70, "#fff0cc", 30) +
    put(ferry("#2f7f86"), 250, 566, 0.62) +
    put(rowboat("#cf5b36"), 720, 590, 0.5) +
    put(ferry("#7a3f4a"), 960, 530, 0.35) +
    ripples(5, 1200, 510, 640, "#fff0d6", 40, 0.4) +
    rect(0, 634, 1200, 170, linear(["#8a7478", "#4c3f56"])) +
    rect(0, 628, 1200, 9, "#d9bd98") +
    times(40, (index) => rect(index * 31, 598, 5, 34, "#4a3d55")) +
    rect(0, 594, 1200, 6, "#4a3d55") +
    stroke("M0 752H1200M0 768H1200", "#c9b49a", 3) +
    stroke("M-20 470Q600 500 1220 470", "#2a2340", 2) +
    put(tram("#3f7f96"), 430, 756, 1.42) +
    put(sari("#c8433f", "#f3b83f"), 830, 772, 1.35) +
    put(walker({ top: "#f3ead8", bottom: "#e3d2c0" }), 905, 764, 1.3) +
    put(walker({ top: "#4a5a86" }), 1060, 776, 1.4) +
    rect(1128, 330, 9, 470, "#2a2340") +
    stroke("M1132 480H1040", "#2a2340", 4)
  );
});
