import { BRASS, CREAM, RED, SAFFRON, TEAL } from "../../palette";
import { jalebi, plate } from "../../pieces/food";
import { bulb, lampString, steam } from "../../pieces/lamps";
import { sari, walker } from "../../pieces/people";
import { glow } from "../../pieces/sky";
import { houseFront } from "../../pieces/walls";
import { times } from "../../random";
import { wide } from "../../scene";
import { circle, ellipse, linear, path, put, rect, stroke } from "../../svg";

export const delhiFood = wide(() => {
  const stall =
    rect(150, 300, 900, 360, linear(["#7a2f34", "#4a1f3a"])) +
    times(6, (row) => rect(190, 330 + row * 36, 820, 3, "#b5643c", 'opacity="0.5"')) +
    times(
      24,
      (index) =>
        path(
          `M${210 + index * 34} 366v-${22 + (index % 3) * 5}h20v${22 + (index % 3) * 5}Z`,
          [RED, SAFFRON, TEAL, CREAM][index % 4] ?? RED,
        ) + (index % 2 ? "" : rect(216 + index * 34, 378, 14, 24, BRASS)),
    );
  const awning = times(15, (index) =>
    path(
      `M${110 + index * 66} 210L${120 + index * 64.5} 310q32 26 64.5 0L${176 + index * 66} 210Z`,
      index % 2 ? CREAM : "#cf4436",
    ),
  );
  const pan =
    ellipse(470, 590, 250, 62, "#17122b") +
    ellipse(470, 580, 236, 52, "#3a2436") +
    ellipse(470, 584, 216, 42, "#b5641f") +
    times(
      12,
      (index) =>
        `<g transform="translate(${330 + (index % 6) * 56} ${570 + Math.floor(index / 6) * 26}) scale(1 0.42)">${jalebi(index, 0, 0, 30)}</g>`,
    ) +
    path("M222 596Q250 690 470 694Q690 690 718 596Q640 652 470 652Q300 652 222 596Z", "#241a38");
  return (
    rect(0, 0, 1200, 800, linear(["#141233", "#2f1f4f", "#6a2f4a"])) +
    times(2, (index) =>
      put(houseFront(index + 4, 200, 700, "#251a48", "#e89a4a"), index ? 1040 : -40, 760),
    ) +
    glow(600, 440, 600, "#ff9f45", 0.75) +
    stall +
    put(walker({ top: "#f3ead8", bottom: "#d9cdbc", head: "#fbecd0" }), 690, 640, 2.75) +
    stroke("M652 464Q600 480 562 540", "#e3d9c8", 24) +
    stroke("M562 536L500 596", "#d9a45a", 7) +
    put(sari(TEAL, SAFFRON), 930, 640, 2.6) +
    awning +
    rect(100, 200, 1000, 16, "#5a2440") +
    rect(60, 640, 1080, 170, linear(["#b5643c", "#5a2440"])) +
    rect(60, 632, 1080, 14, "#f0b868") +
    times(18, (index) =>
      path(`M${70 + index * 60} 664h48v130h-48Z`, index % 2 ? "#8a3f34" : "#7a3440"),
    ) +
    pan +
    steam(6, 470, 560, 330, 300, "#ffe9c8", 9, 0.38) +
    times(4, (index) =>
      put(
        `<g transform="scale(1 0.4)">${plate(0, 0, 62, BRASS)}${index % 2 ? jalebi(index + 9, -18, 0, 28) + jalebi(index + 11, 24, 4, 26) : times(6, (n) => circle(-26 + (n % 3) * 26, -12 + Math.floor(n / 3) * 26, 17, n % 2 ? "#d99a4a" : "#e8b45a"))}</g>`,
        790 + index * 100,
        644,
      ),
    ) +
    lampString(3, [90, 225], [1110, 225], 26, 9, 9) +
    bulb(330, 330, 15, "#ffe3a0", 9) +
    bulb(870, 340, 15, "#ffe3a0", 9) +
    put(walker({ top: "#1a1436", bottom: "#141233", skin: "#1a1436" }), 130, 800, 3) +
    put(sari("#221a44", "#33224f", "#1a1436"), 1110, 800, 2.9)
  );
});
