import { darker, lighter } from "../../colour";
import { CREAM, RED, SAFFRON, TEAL } from "../../palette";
import { bulb, wires } from "../../pieces/lamps";
import { walker } from "../../pieces/people";
import { glow } from "../../pieces/sky";
import { rickshaw } from "../../pieces/transport";
import { houseFront } from "../../pieces/walls";
import { times } from "../../random";
import { wide } from "../../scene";
import { ellipse, linear, put, rect } from "../../svg";

export const rickshaws = wide(() => {
  const shops = times(6, (index) => {
    const x = index * 205 - 20;
    const colour = ["#2f6f7c", "#8a3f54", "#3f5a8a", "#b5643c", "#4f7a5c", "#7a4a7c"][index] ?? RED;
    return (
      rect(x, 150, 200, 450, "#2a1c46") +
      rect(x + 12, 250, 176, 350, linear([lighter(colour, 0.25), colour])) +
      times(13, (n) => rect(x + 12, 262 + n * 26, 176, 3, darker(colour, 0.3))) +
      rect(
        x + 4,
        176,
        192,
        60,
        [RED, SAFFRON, TEAL, "#e9dcc0", "#d9566a", "#3b5aa8"][index] ?? RED,
      ) +
      rect(x + 16, 186, 168, 40, CREAM, 'opacity="0.16"') +
      bulb(x + 100, 262, 10, "#ffe3a0", 13)
    );
  });
  return (
    rect(0, 0, 1200, 800, linear(["#0f1238", "#1f1a48"])) +
    times(5, (index) =>
      put(houseFront(index + 40, 250, 160, "#1d1a4a", "#c9803c"), index * 245 - 30, 150),
    ) +
    shops +
    rect(0, 590, 1200, 220, linear(["#7a4a54", "#241a40"])) +
    times(5, (index) => glow(120 + index * 240, 620, 190, "#ffb455", 0.35)) +
    wires(5, 1200, 40, 170, 9, "#0a0820") +
    times(
      5,
      (index) =>
        ellipse(150 + index * 235, 706, 120, 10, "#0f0a24", 'opacity="0.5"') +
        put(
          rickshaw(
            ["#2f7f86", "#cf4436", "#3b5aa8", "#f0992f", "#7a3f6a"][index] ?? RED,
            [RED, SAFFRON, CREAM, TEAL, SAFFRON][index] ?? RED,
          ),
          140 + index * 235,
          704,
          1.12,
        ),
    ) +
    put(walker({ top: "#8f8aa0", bottom: "#3a3f6a", head: CREAM }), 530, 740, 1.5) +
    times(7, (index) =>
      ellipse(90 + index * 180, 770 + (index % 2) * 12, 90, 5, "#ffcf8a", 'opacity="0.14"'),
    )
  );
});
