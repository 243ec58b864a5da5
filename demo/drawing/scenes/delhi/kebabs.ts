import { mix } from "../../colour";
import { BRASS } from "../../palette";
import { steam } from "../../pieces/lamps";
import { glow } from "../../pieces/sky";
import { between, random, times } from "../../random";
import { wide } from "../../scene";
import { circle, linear, path, put, rect, stroke } from "../../svg";

export const kebabs = wide(() => {
  const next = random(3);
  const coals = times(90, () => {
    const x = between(next, 90, 1110);
    const y = between(next, 540, 660);
    const size = between(next, 16, 32);
    const hot = next();
    return (
      path(
        `M${x - size} ${y}l${size * 0.5} ${-size * 0.7}l${size * 0.9} ${size * 0.05}l${size * 0.6} ${size * 0.6}l${-size * 0.7} ${size * 0.5}l${-size * 0.9} 0Z`,
        mix("#2a1a30", "#ff6a2a", hot),
      ) + (hot > 0.7 ? glow(x, y, size * 2.4, "#ff7a2a", 0.5) : "")
    );
  });
  const skewer = (x: number, turn: number, kind: number) =>
    put(
      rect(-8, -470, 16, 600, "#120a26", 'opacity="0.3" transform="translate(10 8)"') +
        rect(-4, -520, 8, 700, linear(["#d9d3cc", "#8a8494"], true)) +
        times(6, (index) =>
          kind % 2
            ? path(
                `M-38 ${-330 + index * 66}q-8 -34 38 -34t38 34q4 26 -38 26t-38 -26Z`,
                index % 3 === 1 ? "#4f8f4a" : index % 3 === 2 ? "#c8402c" : "#c8763a",
              ) +
              path(
                `M-26 ${-344 + index * 66}q20 -14 48 -4`,
                "none",
                'stroke="#f7cf8a" stroke-width="5" opacity="0.6"',
              )
            : rect(
                -30,
                -360 + index * 66,
                60,
                64,
                linear(["#8a4a2c", "#b5642f", "#5f2a24"], true),
                'rx="22"',
              ) +
              stroke(
                `M-20 ${-340 + index * 66}q20 10 40 0M-20 ${-322 + index * 66}q20 10 40 0`,
                "#4a1f1f",
                3,
                'opacity="0.5"',
              ),
        ) +
        circle(0, -526, 13, BRASS),
      x,
      480,
      1,
      turn,
    );
  return (
    rect(0, 0, 1200, 800, linear(["#1a1033", "#3a1a34", "#5a2430"])) +
    glow(600, 600, 720, "#ff7a2a", 0.75) +
    rect(40, 500, 1120, 200, "#120b22", 'rx="20"') +
    rect(60, 516, 1080, 168, "#3a1420", 'rx="14"') +
    coals +
    times(9, (index) => skewer(130 + index * 118, (index - 4) * 1.2, index)) +
    rect(40, 690, 1120, 60, linear(["#5a5468", "#2a2440"])) +
    rect(40, 486, 1120, 22, linear(["#6a6478", "#3a3450"])) +
    times(26, (index) => circle(70 + index * 43, 720, 6, "#120b22")) +
    steam(6, 600, 480, 470, 1000, "#ffe3c4", 13, 0.3) +
    times(40, () =>
      circle(
        next() * 1200,
        between(next, 60, 560),
        between(next, 1.2, 3.4),
        "#ffb455",
        `opacity="${between(next, 0.4, 1).toFixed(2)}"`,
      ),
    )
  );
});
