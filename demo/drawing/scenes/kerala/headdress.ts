import { CREAM, SAFFRON } from "../../palette";
import { festivalElephant } from "../../pieces/animals";
import { marigold } from "../../pieces/fields";
import { sitter, umbrella } from "../../pieces/people";
import { glow, mist } from "../../pieces/sky";
import { palm } from "../../pieces/trees";
import { times } from "../../random";
import { tall } from "../../scene";
import { circle, ellipse, linear, path, put, rect, stroke } from "../../svg";

export const headdress = tall(() => {
  const parasol =
    stroke("M400 520V300", "#f0c45a", 9) +
    path("M120 300Q150 60 400 44Q650 60 680 300Z", linear(["#e0503c", "#b52f3c"])) +
    path("M470 50Q650 70 680 300H560Q570 120 470 50Z", "#8f2236", 'opacity="0.6"') +
    times(5, (index) =>
      stroke(`M400 46Q${240 + index * 80} 140 ${170 + index * 115} 300`, "#f7c25a", 4),
    ) +
    rect(112, 290, 576, 26, "#f7cf62") +
    times(48, (index) => stroke(`M${118 + index * 12} 316v40`, "#f7c25a", 6)) +
    times(24, (index) => circle(124 + index * 24, 303, 7, "#cf4436")) +
    rect(392, 0, 16, 50, "#f0c45a");
  return (
    rect(0, 0, 800, 1200, linear(["#1f6f74", "#3f9a8f", "#f3d08a"])) +
    glow(400, 560, 620, "#fff0c0", 0.6) +
    times(9, (index) =>
      palm(
        index,
        40 + index * 92,
        760 + (index % 2) * 40,
        420 + (index % 3) * 60,
        "#2f7f78",
        0.05 * ((index % 3) - 1),
      ),
    ) +
    mist(760, 200, 800, "#f7e0a8", 0.7) +
    rect(0, 800, 800, 410, linear(["#e0a868", "#8a4a4a"])) +
    [190, 610]
      .map(
        (x, index) =>
          put(umbrella("#f3ead8", 50), x, 480, 1.6) +
          put(sitter({ top: CREAM, bottom: CREAM }), x, 600, 2) +
          circle(x + (index ? 90 : -90), 470, 62, "#2f7a5c") +
          circle(x + (index ? 90 : -90), 470, 44, "#f0c45a") +
          circle(x + (index ? 90 : -90), 470, 26, "#cf4436") +
          circle(x + (index ? 90 : -90), 470, 10, CREAM) +
          times(18, (n) =>
            circle(
              x + (index ? 90 : -90) + Math.cos(n * 0.349) * 62,
              470 + Math.sin(n * 0.349) * 62,
              6,
              "#f7e6b0",
            ),
          ),
      )
      .join("") +
    parasol +
    put(sitter({ top: CREAM, bottom: CREAM }), 400, 566, 2) +
    put(festivalElephant("#463c54"), 400, 1150, 3.4) +
    times(15, (index) =>
      marigold(
        index,
        236 + index * 24,
        640 + Math.sin((index / 14) * 3.14) * -34,
        15,
        index % 2 ? SAFFRON : "#f7cf4a",
      ),
    ) +
    ellipse(400, 1156, 300, 24, "#3a1f34", 'opacity="0.4"')
  );
});
