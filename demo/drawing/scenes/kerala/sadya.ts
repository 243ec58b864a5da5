import { darker, lighter } from "../../colour";
import { BRASS, SAFFRON } from "../../palette";
import { marigold } from "../../pieces/fields";
import { bananaLeaf, bowl, rice } from "../../pieces/food";
import { between, random, times } from "../../random";
import { wide } from "../../scene";
import { circle, ellipse, linear, path, put, rect, stroke } from "../../svg";

export const sadya = wide(() => {
  const heap = (x: number, y: number, size: number, colour: string, seed: number) => {
    const next = random(seed);
    return (
      ellipse(x + 5, y + 8, size * 1.1, size * 0.85, "#1f4a2a", 'opacity="0.4"') +
      times(12, () =>
        circle(
          x + (next() - 0.5) * size * 1.1,
          y + (next() - 0.5) * size * 0.8,
          size * between(next, 0.32, 0.5),
          next() > 0.5 ? colour : darker(colour, 0.12),
        ),
      ) +
      times(14, () =>
        circle(
          x + (next() - 0.5) * size * 1.2,
          y + (next() - 0.5) * size * 0.9,
          size * 0.1,
          next() > 0.5 ? lighter(colour, 0.4) : "#4f8a3c",
        ),
      )
    );
  };
  const pappadam = (x: number, y: number, size: number) =>
    circle(x + 6, y + 10, size, "#1f4a2a", 'opacity="0.4"') +
    circle(x, y, size, linear(["#fbe3a4", "#e8bd6a"])) +
    times(
      11,
      (n) =>
        circle(
          x + Math.cos(n * 2.4) * size * 0.22 * Math.sqrt(n),
          y + Math.sin(n * 2.4) * size * 0.22 * Math.sqrt(n),
          size * (0.1 + (n % 3) * 0.04),
          "#f7d58a",
        ) +
        circle(
          x + Math.cos(n * 2.4) * size * 0.22 * Math.sqrt(n) - 2,
          y + Math.sin(n * 2.4) * size * 0.22 * Math.sqrt(n) - 2,
          size * 0.06,
          "#fff3cc",
        ),
    );
  return (
    rect(0, 0, 1200, 800, linear(["#8a4a34", "#5a2c2c"])) +
    times(11, (index) => rect(0, index * 76, 1200, 3, "#3f1f24", 'opacity="0.5"')) +
    times(7, (index) =>
      stroke(
        `M${index * 190} ${(index % 2) * 40}Q${index * 190 + 90} 400 ${index * 190 + 30} 800`,
        "#3f1f24",
        2,
        'opacity="0.25"',
      ),
    ) +
    put(bananaLeaf("#4f9e48"), 590, 410, 1.22, -2) +
    rice(4, 590, 480, 150) +
    path(
      "M540 470Q550 430 600 436Q640 420 664 452Q700 470 668 500Q650 540 610 520Q560 530 540 470Z",
      "#a8562a",
    ) +
    path("M566 466Q590 446 620 452Q650 446 656 470Q620 462 566 466Z", "#c9803f") +
    times(7, (n) => ellipse(574 + n * 13, 486 + (n % 3) * 9, 7, 4, n % 2 ? "#5f8f3a" : "#e8a84a")) +
    [
      [180, 290, "#f3e6cc"],
      [290, 270, "#e8b53a"],
      [400, 260, "#8fae54"],
      [515, 255, "#f0d9b0"],
      [630, 252, "#c8502c"],
      [745, 256, "#e89a3a"],
      [860, 262, "#a8b55a"],
      [970, 274, "#d9738a"],
    ]
      .map(([x, y, colour], index) => heap(Number(x), Number(y), 46, String(colour), index + 3))
      .join("") +
    pappadam(300, 500, 92) +
    pappadam(250, 560, 70) +
    bowl(5, 860, 440, 66, "#b5602c", BRASS) +
    bowl(7, 985, 470, 62, "#f3e3c0", BRASS, "#d9a03a") +
    bowl(9, 900, 570, 58, "#e8c25a", BRASS) +
    times(
      9,
      (index) =>
        circle(
          150 + (index % 3) * 30,
          400 + Math.floor(index / 3) * 26,
          14,
          index % 2 ? "#f2c45a" : "#e0a83a",
        ) + circle(150 + (index % 3) * 30, 400 + Math.floor(index / 3) * 26, 5, "#c98a2c"),
    ) +
    path("M420 590Q480 560 560 640Q500 690 440 650Q410 620 420 590Z", "#f7d84a") +
    stroke("M426 600Q480 590 548 644", "#b58a2a", 4) +
    circle(1110, 120, 66, linear(["#f0d3a0", "#a8743a"])) +
    circle(1110, 120, 54, "#b8d4d4") +
    circle(1100, 110, 22, "#e3f0ee", 'opacity="0.7"') +
    times(5, (index) =>
      marigold(index, 60 + index * 42, 70 + (index % 2) * 30, 30, index % 2 ? SAFFRON : "#f7cf4a"),
    )
  );
});
