import { mix } from "../../colour";
import { RED } from "../../palette";
import { chinarLeaf } from "../../pieces/fields";
import { between, random, times } from "../../random";
import { wide } from "../../scene";
import { linear, path, rect } from "../../svg";

export const chinar = wide(() => {
  const next = random(8);
  const colours = ["#c8402c", "#e0702c", "#f0a53a", "#9a2f34", "#d98a3a", "#b5482c"];
  const leaves = (count: number, low: number, high: number, dim: number) =>
    times(count, (index) => {
      const x = next() * 1260 - 30;
      const y = next() * 860 - 30;
      const size = between(next, low, high);
      const turn = next() * 360;
      const colour = mix(colours[index % 6] ?? RED, "#231636", dim);
      return (
        chinarLeaf(x + 7, y + 11, size, turn, "#140c26").replace("<g", '<g opacity="0.4"') +
        chinarLeaf(x, y, size, turn, colour)
      );
    });
  return (
    rect(0, 0, 1200, 800, linear(["#3a2438", "#241636"])) +
    leaves(46, 60, 110, 0.55) +
    leaves(34, 80, 130, 0.28) +
    leaves(20, 100, 160, 0.02) +
    path("M1210 -10H700Q300 300 -10 420V-10Z", "#ffdf9a", 'opacity="0.1"')
  );
});
