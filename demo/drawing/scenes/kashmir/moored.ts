import { lighter } from "../../colour";
import { BRASS, CREAM, RED, SAFFRON } from "../../palette";
import { podFromAbove } from "../../pieces/fields";
import { lotusLeaves, ripples } from "../../pieces/water";
import { times } from "../../random";
import { wide } from "../../scene";
import { circle, linear, put, rect, stroke } from "../../svg";

export const moored = wide(() => {
  const colours = [RED, SAFFRON, "#2f7f86", "#d9566a", "#e9c25a", "#3b5aa8", "#5f9a5a"];
  const boat = (colour: string, index: number) =>
    podFromAbove(330, 50, "#8a5436", "#5a3428") +
    rect(-90, -36, 170, 72, colour, 'rx="14"') +
    times(5, (n) => stroke(`M${-74 + n * 34} -34v68`, lighter(colour, 0.35), 3)) +
    rect(-70, -30, 34, 60, lighter(colour, 0.25), 'rx="9"') +
    rect(90, -26, 12, 52, "#a8683f") +
    rect(-160, -26, 12, 52, "#a8683f") +
    circle(-235, 0, 7, BRASS) +
    times(3, (n) => circle(-56, -18 + n * 18, 4, index % 2 ? CREAM : "#f7d28a"));
  return (
    rect(0, 0, 1200, 800, linear(["#2f6f7c", "#3f8a8a", "#1f5468"])) +
    ripples(4, 1200, 0, 800, "#8fc4bb", 90, 0.4) +
    lotusLeaves(3, 140, 180, 190, 30, ["#4f8f5f", "#6aa86a"], 0.85) +
    lotusLeaves(9, 1090, 660, 160, 24, ["#4f8f5f", "#6aa86a"], 0.85) +
    put(
      rect(-700, -70, 1400, 140, "#8f6a4c") +
        times(44, (index) =>
          rect(-700 + index * 32, -70, 29, 140, index % 3 ? "#a8805c" : "#9a7250"),
        ),
      940,
      60,
      1,
      24,
    ) +
    colours
      .map((colour, index) =>
        put(boat(colour, index), 250 + index * 122, 320 + index * 46, 1, 116 + (index % 3) * 2),
      )
      .join("")
  );
});
