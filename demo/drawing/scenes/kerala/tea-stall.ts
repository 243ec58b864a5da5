import { RED } from "../../palette";
import { chaiGlass } from "../../pieces/food";
import { bulb, steam } from "../../pieces/lamps";
import { land, skyline } from "../../pieces/land";
import { sitter, umbrella, walker } from "../../pieces/people";
import { glow, rain } from "../../pieces/sky";
import { palm } from "../../pieces/trees";
import { times } from "../../random";
import { wide } from "../../scene";
import { circle, ellipse, linear, path, put, rect, stroke } from "../../svg";

export const teaStall = wide(() => {
  const bunch = (x: number, y: number, size: number) =>
    stroke(`M${x} ${y - 60}V${y + size}`, "#5a4a34", 5) +
    times(4, (row) =>
      times(6, (n) =>
        put(
          path("M0 0Q14 26 4 52Q-12 30 -8 2Z", (n + row) % 3 ? "#f2c53a" : "#d9a82c"),
          x - 26 + n * 10,
          y + row * 34,
          0.95,
          40 - n * 16,
        ),
      ),
    );
  return (
    rect(0, 0, 1200, 800, linear(["#1c2a5c", "#2f3f74", "#3f4a78"])) +
    times(5, (index) =>
      palm(
        index + 3,
        80 + index * 270,
        620,
        420 + (index % 2) * 80,
        "#16204c",
        0.1 * ((index % 3) - 1),
      ),
    ) +
    land(skyline(471, 560, 30, 200), 1200, 700, "#141c44") +
    glow(600, 440, 560, "#ffae4a", 0.85) +
    rect(250, 250, 700, 380, linear(["#a85c34", "#6a3030"])) +
    times(14, (index) => rect(250 + index * 50, 250, 3, 380, "#5a2a2a", 'opacity="0.5"')) +
    rect(290, 340, 420, 10, "#e0a860") +
    times(
      11,
      (index) =>
        rect(
          300 + index * 37,
          290,
          27,
          50,
          ["#cfe3d4", "#e8b54a", "#d9694a", "#f3e6cc"][index % 4] ?? RED,
          'rx="6"',
        ) + rect(303 + index * 37, 284, 21, 9, "#5a2f34"),
    ) +
    path(
      "M180 250L270 130H940L1020 250Q1000 276 975 250Q950 280 925 250Q600 262 275 250Q250 280 225 250Q200 276 180 250Z",
      linear(["#3f86b0", "#245a8a"]),
    ) +
    times(9, (index) =>
      stroke(`M${330 + index * 68} 134L${300 + index * 76} 254`, "#1d4a78", 2.5),
    ) +
    rect(262, 240, 14, 400, "#4a2830") +
    rect(930, 240, 14, 400, "#4a2830") +
    bunch(330, 300, 130) +
    bunch(880, 300, 140) +
    bunch(800, 290, 90) +
    bulb(600, 320, 18, "#fff0bc", 10) +
    put(walker({ top: "#f3ead8", bottom: "#d9cdbc" }), 560, 640, 2.6) +
    stroke("M590 470Q660 450 668 400", "#6b3f33", 18) +
    stroke("M668 402Q690 460 664 540", "#d99a54", 6) +
    rect(654, 384, 34, 26, "#c9ccd4") +
    rect(200, 560, 800, 90, linear(["#b56a3c", "#6a3230"])) +
    rect(184, 548, 832, 18, "#f0bd74") +
    times(4, (index) => chaiGlass(430 + index * 44, 550, 44)) +
    chaiGlass(664, 550, 48) +
    path("M760 548h110v-54q-55 -30 -110 0Z", linear(["#d9dce2", "#7f8494"])) +
    steam(4, 815, 490, 190, 80, "#fff0d8", 5, 0.5) +
    rect(300, 500, 80, 48, "#cfe3e6", 'opacity="0.5"') +
    times(5, (n) => circle(316 + n * 12, 534 - (n % 2) * 14, 9, "#d9963a")) +
    rect(0, 640, 1200, 170, linear(["#4a4468", "#1a1c40"])) +
    times(14, (index) =>
      ellipse(
        100 + ((index * 173) % 1040),
        670 + ((index * 41) % 110),
        60 + (index % 4) * 20,
        6,
        index % 2 ? "#ffc070" : "#8a94c4",
        `opacity="${index % 2 ? 0.3 : 0.2}"`,
      ),
    ) +
    put(sitter({ top: "#2f7f86" }), 340, 690, 1.5) +
    rect(270, 690, 150, 10, "#4a2830") +
    rect(284, 698, 8, 40, "#4a2830") +
    rect(398, 698, 8, 40, "#4a2830") +
    put(
      walker({ top: "#8a3f54", bottom: "#2a2450" }) + put(umbrella("#141433", 48), 16, -92),
      1060,
      760,
      2,
    ) +
    rain(11, 1200, 800, 240, "#cfd9f0")
  );
});
