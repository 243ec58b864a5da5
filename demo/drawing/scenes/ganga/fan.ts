import { lighter } from "../../colour";
import { BRASS, CREAM, RED, SAFFRON, TEAL } from "../../palette";
import { marigold, podFromAbove } from "../../pieces/fields";
import { ripples } from "../../pieces/water";
import { times } from "../../random";
import { wide } from "../../scene";
import { circle, ellipse, linear, path, put, rect, stroke } from "../../svg";

export const fan = wide(() => {
  const colours = [
    RED,
    TEAL,
    SAFFRON,
    "#3b5aa8",
    "#f3ead8",
    "#5f9a5a",
    "#d9566a",
    "#e9c25a",
    "#2f7f86",
  ];
  const boat = (colour: string, index: number) =>
    podFromAbove(250, 54, colour, "#7a4a38") +
    path("M-228 0Q-125 -42 0 -42T228 0Q125 42 0 42T-228 0Z", "#6a3f34") +
    times(11, (n) =>
      rect(
        -190 + n * 37,
        -40 + Math.abs(n - 5) ** 2 * 0.8,
        5,
        80 - Math.abs(n - 5) ** 2 * 1.6,
        "#9a6a4c",
      ),
    ) +
    rect(-110, -42, 30, 84, lighter(colour, 0.2), 'rx="3"') +
    rect(-10, -46, 34, 92, lighter(colour, 0.2), 'rx="3"') +
    rect(90, -42, 30, 84, lighter(colour, 0.2), 'rx="3"') +
    stroke("M-60 -70L40 60", "#d9b07a", 6) +
    (index % 3 === 0
      ? ellipse(8, 0, 26, 34, CREAM) + circle(10, 0, 15, index % 2 ? RED : "#3a2436")
      : "") +
    circle(-205, 0, 7, BRASS);
  const post = [600, 880] as const;
  return (
    rect(0, 0, 1200, 800, linear(["#7fa08f", "#5f8a86", "#3f6a78"])) +
    ripples(6, 1200, 0, 760, "#cfe0c8", 110, 0.35) +
    colours
      .map((colour, index) => {
        const angle = 190 + index * 20;
        const a = (angle * Math.PI) / 180;
        return (
          stroke(
            `M${post[0]} ${post[1]}L${post[0] + Math.cos(a) * 300} ${post[1] + Math.sin(a) * 300}`,
            "#e9dcc0",
            2,
          ) +
          put(
            boat(colour, index),
            post[0] + Math.cos(a) * 540,
            post[1] + Math.sin(a) * 540,
            1,
            angle,
          )
        );
      })
      .join("") +
    times(14, (index) =>
      marigold(index, (index * 173) % 1200, (index * 97) % 340, 9, index % 2 ? SAFFRON : "#f7c84a"),
    ) +
    put(
      rect(-700, 0, 1400, 140, "#c99a7c") +
        rect(-700, 0, 1400, 14, "#e9c4a0") +
        rect(-700, 50, 1400, 8, "#a8765f"),
      600,
      740,
    )
  );
});
