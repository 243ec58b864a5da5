import { mix } from "../../colour";
import { LEAF, RED, SAFFRON } from "../../palette";
import { sari, walker } from "../../pieces/people";
import { coach } from "../../pieces/transport";
import { times } from "../../random";
import { wide } from "../../scene";
import { circle, ellipse, linear, path, put, rect, stroke } from "../../svg";

const tin = (x: number, y: number, size: number, mark: string) =>
  rect(
    x - size * 0.5,
    y - size * 1.5,
    size,
    size * 1.5,
    linear(["#eef0ee", "#a9b0b8", "#dfe3e4", "#7f8694"], true),
    `rx="${size * 0.08}"`,
  ) +
  [0.5, 1]
    .map((level) => rect(x - size * 0.52, y - size * level, size * 1.04, size * 0.07, "#6d7484"))
    .join("") +
  ellipse(x, y - size * 1.5, size * 0.5, size * 0.1, "#f3f5f2") +
  circle(x, y - size * 0.74, size * 0.15, mark) +
  stroke(
    `M${x - size * 0.42} ${y - size * 1.5}Q${x - size * 0.4} ${y - size * 1.85} ${x} ${y - size * 1.86}T${x + size * 0.42} ${y - size * 1.5}`,
    "#7f8694",
    size * 0.06,
  );

export const lunchTins = wide(() => {
  const crate =
    rect(-250, -24, 500, 26, "#8a5436") +
    rect(-250, -10, 500, 6, "#6a3a2c") +
    times(9, (index) =>
      tin(-216 + index * 54, -22, 46, [RED, "#2f7f86", SAFFRON, "#3b4a86", LEAF][index % 5] ?? RED),
    ) +
    rect(-250, -30, 500, 8, "#a8683f");
  return (
    rect(0, 0, 1200, 800, linear(["#f3c98a", "#f7dfae", "#e3b98a"])) +
    circle(250, 190, 90, "#fff0cc") +
    times(
      10,
      (index) =>
        rect(
          index * 128 - 20,
          150 + ((index * 71) % 120),
          96,
          420,
          mix("#e8b98a", "#d9a48a", (index % 3) / 3),
        ) +
        times(12, (n) =>
          rect(
            index * 128 - 6 + (n % 3) * 26,
            176 + ((index * 71) % 120) + Math.floor(n / 3) * 40,
            12,
            18,
            "#c98f7a",
          ),
        ),
    ) +
    path("M-10 110H1210V150L1180 176H-10Z", "#5a3448") +
    times(24, (index) => path(`M${index * 52} 150l26 26h-52Z`, "#6f4456")) +
    rect(150, 170, 16, 420, "#5a3448") +
    rect(980, 170, 16, 420, "#5a3448") +
    put(coach("#5f3f86", "#f3ead8", "#ffe9b8"), 180, 580, 2.6) +
    put(coach("#5f3f86", "#f3ead8", "#ffe9b8"), 980, 580, 2.6) +
    rect(0, 588, 1200, 220, linear(["#cfa88a", "#8f6a6c"])) +
    rect(0, 584, 1200, 12, "#f7dfae") +
    times(30, (index) => rect(index * 42, 604, 30, 10, "#f2b33a")) +
    ellipse(600, 772, 130, 14, "#3a2440", 'opacity="0.4"') +
    put(walker({ top: "#fbf3e4", bottom: "#e9ddca", head: undefined }, 18), 600, 772, 3.1) +
    path("M572 474Q576 448 602 446Q628 446 632 472Q600 464 572 474Z", "#fbf3e4") +
    stroke("M560 520Q520 470 546 444M642 520Q684 470 660 444", "#efe4d2", 24) +
    put(crate, 602, 446, 1.15) +
    put(walker({ top: "#2f6f86" }), 230, 690, 1.9) +
    put(sari("#d9566a", "#f7d28a"), 990, 700, 1.95) +
    put(walker({ top: "#fbf3e4", bottom: "#e9ddca" }), 890, 660, 1.6)
  );
});
