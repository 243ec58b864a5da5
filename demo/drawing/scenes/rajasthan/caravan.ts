import { camel } from "../../pieces/animals";
import { sandRipples } from "../../pieces/fields";
import { land } from "../../pieces/land";
import { walker } from "../../pieces/people";
import { birds, glow, streaks } from "../../pieces/sky";
import { grass } from "../../pieces/trees";
import { times } from "../../random";
import { wide } from "../../scene";
import { circle, linear, path, put, rect } from "../../svg";

export const caravan = wide(() => {
  const crest = (x: number) => 520 - Math.sin((x - 60) / 330) * 70;
  return (
    rect(0, 0, 1200, 800, linear(["#6a2450", "#c4434c", "#f0803f", "#fbb95a"])) +
    circle(640, 400, 190, "#ffdf94") +
    glow(640, 400, 560, "#ffb455", 0.5) +
    streaks(91, 1200, 80, 260, "#ffc98a", 7) +
    land((x) => 500 + Math.sin(x / 190 + 2) * 26, 1200, 800, "#d9603f") +
    land(crest, 1200, 800, linear(["#8f2f44", "#6a2444", "#3a163c"])) +
    times(7, (index) => {
      const x = 190 + index * 128;
      return (
        put(
          camel("#35123a", index % 2 ? "#4f1a44" : undefined),
          x,
          crest(x + 10) + 8,
          0.82 - (index % 3) * 0.03,
          Math.atan2(crest(x + 60) - crest(x - 60), 120) * 57.3,
        ) +
        (index % 2
          ? ""
          : put(
              walker({ top: "#35123a", bottom: "#35123a", skin: "#35123a", head: "#35123a" }, 13),
              x + 74,
              crest(x + 74) + 4,
              0.72,
            ))
      );
    }) +
    path("M-10 640Q300 560 560 690T1210 640V810H-10Z", linear(["#4f1c44", "#240f34"])) +
    sandRipples(4, 1200, 700, 795, "#a8444c", 22) +
    birds(4, 300, 200, 110, 5, "#4a1640", 12) +
    grass(6, 40, 150, 790, 80, "#1a0a2a", 20)
  );
});
