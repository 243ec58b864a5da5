import { marigold } from "../../pieces/fields";
import { bananaLeaf, bowl, plate, shadowDisc } from "../../pieces/food";
import { times } from "../../random";
import { wide } from "../../scene";
import { circle, ellipse, linear, path, put, rect } from "../../svg";

export const breakfast = wide(() => {
  const dosa =
    path(
      "M-330 40Q-300 -110 20 -96Q250 -90 330 -10Q300 60 60 78Q-210 96 -330 40Z",
      "#120a26",
      'opacity="0.3" transform="translate(10 18)"',
    ) +
    path(
      "M-330 40Q-300 -110 20 -96Q250 -90 330 -10Q300 60 60 78Q-210 96 -330 40Z",
      linear(["#f0b45c", "#d98a34", "#a85a24"]),
    ) +
    path(
      "M-330 40Q-200 -10 60 -14Q240 -16 330 -10Q300 60 60 78Q-210 96 -330 40Z",
      linear(["#f7cd7c", "#e09a44"]),
    ) +
    times(16, (index) =>
      ellipse(
        -250 + index * 34,
        30 + Math.sin(index * 2.3) * 26,
        20,
        4,
        "#a85a24",
        `opacity="0.35" transform="rotate(${-8 + index} ${-250 + index * 34} 30)"`,
      ),
    ) +
    path("M-60 -10L0 -34L60 -10L30 16L-30 16Z", "#fbe9a8") +
    path("M-60 -10L0 -34L60 -10L0 4Z", "#fff3cc");
  const tumbler = (x: number, y: number) =>
    shadowDisc(x, y, 118) +
    circle(x, y, 112, linear(["#f3f5f2", "#8f97a4"])) +
    circle(x, y, 96, linear(["#8f97a4", "#e6eaea"])) +
    circle(x, y, 66, "#f3f5f2") +
    circle(x, y, 60, "#7a4226") +
    circle(x, y + 2, 56, "#c08a5a") +
    times(16, (index) =>
      circle(
        x + Math.cos(index * 1.9) * (14 + index * 2),
        y + Math.sin(index * 1.9) * (14 + index * 2),
        5 + (index % 3) * 2,
        "#e3bd94",
      ),
    );
  return (
    rect(0, 0, 1200, 800, linear(["#2f7f7c", "#1f5f66"])) +
    times(13, (row) =>
      times(19, (column) =>
        put(
          path("M0 -12L12 0L0 12L-12 0Z", "#3f918a"),
          column * 66 + (row % 2) * 33,
          row * 64,
          0.8,
        ),
      ),
    ) +
    put(plate(0, 0, 350, "#c3cad0"), 500, 420) +
    put(bananaLeaf("#5fa552"), 500, 420, 0.66, -12) +
    put(dosa, 480, 440, 0.98, -14) +
    bowl(3, 330, 240, 74, "#f3ead8", "#c3cad0", "#4f8f4a") +
    bowl(5, 500, 190, 70, "#c8502c", "#c3cad0", "#f0b45a") +
    bowl(7, 670, 250, 78, "#d9963a", "#c3cad0", "#4f8f4a") +
    tumbler(1000, 250) +
    shadowDisc(980, 590, 90) +
    circle(980, 590, 92, linear(["#f3f5f2", "#9aa2ae"])) +
    circle(980, 590, 80, "#d9dee0") +
    times(
      2,
      (index) =>
        ellipse(960 + index * 46, 582 + index * 20, 44, 38, "#fbf3e4") +
        ellipse(954 + index * 46, 574 + index * 20, 26, 18, "#fffaf0"),
    ) +
    times(7, (index) =>
      marigold(
        index,
        90 + (index % 3) * 44,
        90 + Math.floor(index / 3) * 46 + (index % 2) * 14,
        26,
        index % 2 ? "#f7b32f" : "#ee7d2a",
      ),
    ) +
    times(5, (index) =>
      path(`M${1080 + index * 22} ${720 - index * 12}q20 -26 44 -8q-12 26 -44 8Z`, "#5fa552"),
    )
  );
});
