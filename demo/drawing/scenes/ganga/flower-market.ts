import { darker, lighter, mix } from "../../colour";
import { CREAM } from "../../palette";
import { marigold } from "../../pieces/fields";
import { shadowDisc } from "../../pieces/food";
import { between, random, times } from "../../random";
import { wide } from "../../scene";
import { circle, ellipse, linear, put, rect, stroke } from "../../svg";

export const flowerMarket = wide(() => {
  const next = random(6);
  const basket = (x: number, y: number, size: number, colour: string) =>
    shadowDisc(x, y, size) +
    circle(x, y, size, "#8a5a34") +
    times(30, (index) =>
      stroke(
        `M${x + Math.cos(index * 0.209) * size * 0.86} ${y + Math.sin(index * 0.209) * size * 0.86}L${x + Math.cos(index * 0.209 + 0.1) * size} ${y + Math.sin(index * 0.209 + 0.1) * size}`,
        "#c9955c",
        5,
      ),
    ) +
    circle(x, y, size * 0.84, darker(colour, 0.4)) +
    times(34, (index) => {
      const far = Math.sqrt(index / 34) * size * 0.74;
      const a = index * 2.4;
      return marigold(
        index,
        x + Math.cos(a) * far,
        y + Math.sin(a) * far,
        size * 0.15,
        mix(colour, "#f7d24a", next() * 0.5),
      );
    });
  const garland = (x: number, y: number, rx: number, ry: number, colour: string) =>
    times(3, (ring) =>
      times(Math.round((rx + ry) / 7), (index) => {
        const a = (index / Math.round((rx + ry) / 7)) * 6.283;
        return marigold(
          index,
          x + Math.cos(a) * (rx - ring * 22),
          y + Math.sin(a) * (ry - ring * 22),
          14,
          ring === 1 ? lighter(colour, 0.2) : colour,
        );
      }),
    );
  return (
    rect(0, 0, 1200, 800, linear(["#5f6a7a", "#3f4a60", "#2f3450"])) +
    times(9, (row) =>
      times(9, (column) =>
        rect(
          column * 150 - (row % 2) * 75,
          row * 96,
          146,
          92,
          (row + column) % 2 ? "#59647a" : "#4a556c",
          'opacity="0.5"',
        ),
      ),
    ) +
    basket(190, 190, 150, "#f5972a") +
    basket(560, 150, 130, "#d9405a") +
    basket(1000, 200, 165, "#f7c23a") +
    garland(420, 480, 120, 90, "#f58a2a") +
    garland(780, 420, 130, 100, "#f7b52f") +
    basket(150, 600, 150, "#f3e6d0") +
    basket(620, 690, 140, "#f5a52a") +
    garland(1020, 620, 140, 110, "#e8652a") +
    times(60, () =>
      ellipse(
        next() * 1200,
        next() * 800,
        between(next, 5, 9),
        between(next, 3, 5),
        next() > 0.5 ? "#f5a52a" : "#d9405a",
        'opacity="0.9"',
      ),
    ) +
    put(
      ellipse(0, 0, 60, 76, "#cf4436") +
        ellipse(14, -6, 44, 60, "#d9566a") +
        circle(6, -8, 30, "#2a1a34") +
        stroke("M40 -50L110 -20M40 50L110 30", "#6b3f33", 20),
      330,
      340,
      1,
      30,
    ) +
    put(
      ellipse(0, 0, 60, 74, CREAM) +
        circle(8, 0, 30, "#2a1a34") +
        stroke("M40 -50L104 -24M40 50L104 26", "#6b3f33", 20),
      830,
      640,
      1,
      -80,
    )
  );
});
