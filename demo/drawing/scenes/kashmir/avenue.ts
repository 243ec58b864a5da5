import { darker, mix } from "../../colour";
import { CREAM, DAWN } from "../../palette";
import { peakPaint, peaks } from "../../pieces/land";
import { mist, sky, sun } from "../../pieces/sky";
import { poplar } from "../../pieces/trees";
import { between, random, times } from "../../random";
import { tall } from "../../scene";
import { circle, ellipse, linear, path, put, rect, stroke } from "../../svg";

export const avenue = tall(() => {
  const trees = times(9, (step) => {
    const t = 8 - step;
    const near = 1 - t / 9;
    const gap = 44 + near ** 2.2 * 420;
    const height = 190 + near ** 2 * 1150;
    const y = 690 + near ** 2.2 * 420;
    const colour = mix("#f0cf84", step % 2 ? "#d98a2c" : "#e8a53a", near);
    return (
      poplar(400 - gap, y, height, colour, step + 3) +
      poplar(400 + gap, y, height * 0.97, darker(colour, 0.08), step + 30)
    );
  });
  const next = random(4);
  return (
    sky({ ...DAWN, sky: ["#7fa9b5", "#cfd3b5", "#fbe3ae"] }, 800, 1200) +
    sun(400, 610, 54, DAWN) +
    peaks(
      88,
      800,
      700,
      [
        [140, 560],
        [400, 520],
        [660, 550],
      ],
      peakPaint(DAWN, 0.2),
      0.5,
    ) +
    mist(680, 110, 800, "#fbe6c0", 0.8) +
    rect(0, 686, 800, 520, linear(["#c9a85a", "#8a6a3c"])) +
    path("M386 690H414L640 1210H160Z", linear(["#f3dcb0", "#a88a7a"])) +
    stroke("M400 700L398 1200", "#fff3d6", 4, 'stroke-dasharray="12 20" opacity="0.6"') +
    trees +
    times(90, () => {
      const y = between(next, 760, 1200);
      const x = next() * 800;
      return ellipse(
        x,
        y,
        4 + (y - 700) / 90,
        2 + (y - 700) / 190,
        next() > 0.5 ? "#f7c24a" : "#d9803a",
        `transform="rotate(${(next() * 90).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})"`,
      );
    }) +
    ellipse(400, 1012, 90, 10, "#3a2440", 'opacity="0.35"') +
    put(
      rect(-5, -70, 10, 70, "#1c1630", 'rx="5"') +
        path("M-34 -92L-24 -100H24L34 -92", "none", 'stroke="#1c1630" stroke-width="6"') +
        stroke("M-9 -70L-14 -16M9 -70L14 -30", "#3a3f5c", 13) +
        path("M-24 -140Q0 -152 24 -140L18 -66H-18Z", "#7a3f34") +
        stroke("M-22 -134L-32 -96M22 -134L32 -96", "#6a342c", 10) +
        circle(0, -160, 15, "#6b3f33") +
        path("M-16 -160Q-16 -180 0 -180Q16 -180 16 -160Z", CREAM),
      400,
      1012,
      1.15,
    )
  );
});
