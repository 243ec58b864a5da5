import { RED, SAFFRON } from "../../palette";
import { flame, steam } from "../../pieces/lamps";
import { parasol } from "../../pieces/parasol";
import { drummer } from "../../pieces/people";
import { glow } from "../../pieces/sky";
import { palm } from "../../pieces/trees";
import { times } from "../../random";
import { wide } from "../../scene";
import { linear, path, put, rect, stroke } from "../../svg";

export const drums = wide(() => {
  const torch = (x: number, y: number) =>
    stroke(`M${x} ${y}V${y + 240}`, "#5a2f2a", 9) +
    flame(x, y, 66, 3.6) +
    flame(x - 14, y + 6, 38, 2) +
    flame(x + 14, y + 6, 40, 2);
  const shade = (x: number, y: number, colour: string, scale: number) =>
    put(parasol(colour), x, y, scale);
  const colours: [string, string, string, string, string] = [
    RED,
    "#2f8f6a",
    "#e0567a",
    SAFFRON,
    "#3b5aa8",
  ];
  return (
    rect(0, 0, 1200, 800, linear(["#1a1240", "#5a2450", "#b5483c", "#f08a3a"])) +
    glow(600, 430, 640, "#ffb04a", 0.8) +
    palm(3, 90, 560, 420, "#2f1640", 0.06) +
    palm(8, 1120, 560, 440, "#2f1640", -0.08) +
    path("M300 470Q380 420 420 330H780Q820 420 900 470Z", "#4a1f4a") +
    path("M420 350Q470 310 490 250H710Q730 310 780 350Z", "#3a1a44") +
    times(7, (index) =>
      shade(90 + index * 170, 470 - (index % 2) * 34, colours[index % 5] ?? RED, 1.05),
    ) +
    torch(150, 330) +
    torch(450, 310) +
    torch(750, 310) +
    torch(1050, 330) +
    rect(0, 560, 1200, 250, linear(["#a8442f", "#2f1640"])) +
    times(8, (index) => put(drummer(RED, index % 2 === 1, "#4a2430"), 90 + index * 148, 610, 1.7)) +
    times(6, (index) =>
      put(
        drummer(index % 2 ? SAFFRON : RED, index % 2 === 0, "#5f2f2c"),
        90 + index * 205,
        800,
        2.75,
      ),
    ) +
    steam(4, 600, 560, 400, 1000, "#ffcf8a", 9, 0.18)
  );
});
