import { CREAM, RED } from "../../palette";
import { walker } from "../../pieces/people";
import { times } from "../../random";
import { wide } from "../../scene";
import { circle, linear, path, put, rect, stroke } from "../../svg";

export const localTrain = wide(() => {
  const door = (x: number, index: number) =>
    rect(x - 92, 180, 184, 420, "#2a1f40") +
    rect(x - 92, 180, 184, 420, linear(["#ffdf9c/0.75", "#c9803c/0.35"])) +
    rect(x - 5, 180, 10, 420, "#d9d3cc") +
    [-46, 40]
      .map((dx, n) =>
        put(
          walker(
            {
              top:
                [CREAM, "#3b6aa8", "#cf5b36", "#5f9a6a", "#e9c25a", "#8a5a8f"][
                  (index * 2 + n) % 6
                ] ?? CREAM,
              bottom: ["#33406f", "#4a3a4c"][n] ?? RED,
            },
            8,
          ) + stroke(n ? "M11 -78Q22 -96 15 -118" : "M-11 -78Q-22 -96 -15 -118", "#6b3f33", 6),
          x + dx,
          612,
          3.1,
        ),
      )
      .join("") +
    times(
      3,
      (n) =>
        circle(x - 50 + n * 50, 236, 17, "none", 'stroke="#d9d3cc" stroke-width="6"') +
        stroke(`M${x - 50 + n * 50} 180v38`, "#d9d3cc", 4),
    );
  return (
    rect(0, 0, 1200, 800, linear(["#f3d9a4", "#f0b97c"])) +
    times(16, (index) =>
      rect(
        ((index * 173) % 1300) - 80,
        20 + ((index * 61) % 130),
        160 + (index % 4) * 60,
        8,
        "#fff3d4",
        'opacity="0.5"',
      ),
    ) +
    times(12, (index) =>
      rect(index * 110 - 30, 60 + ((index * 37) % 70), 84, 120, "#d99a74", 'opacity="0.5"'),
    ) +
    rect(-10, 120, 1220, 560, linear(["#f3ead8", "#d9cdc4"])) +
    rect(-10, 120, 1220, 30, "#8a7f94") +
    rect(-10, 430, 1220, 110, linear(["#6a3f94", "#4f2f7c"])) +
    rect(-10, 540, 1220, 12, "#f2b33a") +
    times(3, (index) =>
      [0, 1]
        .map((n) => {
          const x = [-20, 480, 1080][index] ?? 0;
          return (
            rect(x + n * 124, 220, 108, 150, "#3a2f54", 'rx="10"') +
            rect(x + n * 124 + 8, 228, 92, 134, linear(["#ffe3a8", "#c9905c"]), 'rx="6"') +
            times(5, (bar) => rect(x + n * 124 + 8, 246 + bar * 24, 92, 4, "#8a7f94")) +
            circle(x + n * 124 + 54, 340, 24, "#33284a") +
            path(
              `M${x + n * 124 + 16} 366Q${x + n * 124 + 54} 340 ${x + n * 124 + 92} 366Z`,
              "#33284a",
            )
          );
        })
        .join(""),
    ) +
    door(330, 0) +
    door(860, 1) +
    rect(-10, 600, 1220, 40, "#4f4660") +
    rect(-10, 640, 1220, 60, "#2a2340") +
    rect(0, 690, 1200, 120, linear(["#7a5a5c", "#4a3448"])) +
    times(30, (index) =>
      rect(
        ((index * 131) % 1300) - 60,
        704 + ((index * 17) % 90),
        120 + (index % 4) * 50,
        4,
        index % 2 ? "#c9a08a" : "#3a2840",
        'opacity="0.6"',
      ),
    ) +
    rect(-10, 726, 1220, 10, "#d9c4b4")
  );
});
