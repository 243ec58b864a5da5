import { mix } from "../../colour";
import { NOON, RED, SAFFRON, TEAL } from "../../palette";
import { camel } from "../../pieces/animals";
import { chhatri, shikhara } from "../../pieces/domes";
import { dune, sandRipples } from "../../pieces/fields";
import { land, skyline } from "../../pieces/land";
import { walker } from "../../pieces/people";
import { birds, cloud, mist, sky, sun } from "../../pieces/sky";
import { grass } from "../../pieces/trees";
import { bastion, crenels, houseFront } from "../../pieces/walls";
import { times } from "../../random";
import { wide } from "../../scene";
import { linear, path, put, rect } from "../../svg";

export const jaisalmer = wide(() => {
  const mood = { ...NOON, sky: ["#4f8fae", "#a9c6b8", "#f6d9a0", "#fbe3b4"] };
  const gold = "#d9974e";
  const fort =
    path("M40 520Q190 400 270 390H960Q1060 402 1190 520Z", linear(["#c98a4c", "#e0ab6c"])) +
    times(9, (index) =>
      put(
        houseFront(
          index + 5,
          70,
          110 + ((index * 37) % 56),
          mix("#e3ad66", "#cc8a4e", (index % 3) / 2.5),
          "#8a4f34",
        ),
        305 + index * 66,
        360,
      ),
    ) +
    put(shikhara(24, 110, "#d99a55"), 520, 262) +
    put(shikhara(19, 84, "#d99a55"), 572, 266) +
    put(chhatri(20, "#e0a558"), 700, 236) +
    put(chhatri(14, "#e0a558"), 800, 250) +
    rect(290, 330, 640, 60, gold) +
    crenels(290, 332, 640, 14, gold) +
    times(9, (index) =>
      put(
        bastion(36, 104 + (index % 2) * 12, mix(gold, "#b8743c", (index % 3) / 4)),
        300 + index * 77,
        402 + (index % 2) * 10 - Math.abs(index - 4) * -3,
      ),
    );
  const caravan = times(
    4,
    (index) =>
      put(
        camel(mix("#8a5436", "#6a3a34", index / 4), [RED, TEAL, SAFFRON, "#8f3f6a"][index]),
        330 + index * 150,
        622 + ([10, 0, -3, 4][index] ?? 0),
        0.74,
      ) +
      put(
        walker({
          top: ["#fbecd0", "#cf4436", "#fbecd0", "#3b4a86"][index] ?? RED,
          head: [RED, SAFFRON, RED, SAFFRON][index],
        }),
        404 + index * 150,
        622 + ([8, -1, -2, 8][index] ?? 0),
        0.68,
      ),
  );
  return (
    sky(mood, 1200, 800) +
    sun(1010, 140, 38, mood) +
    cloud(4, 220, 170, 300, "#fff6e0", 0.5) +
    birds(4, 860, 210, 120, 7, "#8a5a44", 10) +
    land(skyline(81, 470, 10, 400), 1200, 620, "#dcb47c") +
    fort +
    mist(500, 90, 1200, "#f3d39a", 0.75) +
    times(14, (index) =>
      rect(30 + ((index * 173) % 1150), 496 + ((index * 29) % 26), 34, 18, "#d8a564"),
    ) +
    dune(260, 548, 1100, 720, "#efc07c", "#c98450") +
    dune(930, 560, 1000, 720, "#eab871", "#c07a4c") +
    path("M-10 640Q300 610 620 616T1210 640V800H-10Z", linear(["#f0c584", "#e0a562"])) +
    caravan +
    path("M-10 690Q240 660 560 716T1210 676V800H-10Z", linear(["#d99a5c", "#a8623f"])) +
    path("M560 716Q860 742 1210 676V800H700Q640 750 560 716Z", "#8f4f3c", 'opacity="0.5"') +
    sandRipples(3, 1200, 720, 795, "#7a3f34", 22) +
    grass(8, 60, 180, 775, 70, "#6a4a34", 22) +
    grass(9, 1040, 1150, 770, 60, "#5a3a34", 18)
  );
});
