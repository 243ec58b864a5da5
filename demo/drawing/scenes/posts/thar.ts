import { RED, SAFFRON } from "../../palette";
import { restingCamel } from "../../pieces/animals";
import { dune, sandRipples } from "../../pieces/fields";
import { flame } from "../../pieces/lamps";
import { land, skyline } from "../../pieces/land";
import { sitter } from "../../pieces/people";
import { glow, milkyWay, stars } from "../../pieces/sky";
import { grass } from "../../pieces/trees";
import { wide } from "../../scene";
import { flip, linear, path, put, rect, stroke } from "../../svg";

export const thar = wide(() => {
  const tent =
    path("M-150 0L-30 -150L120 -120L210 0Z", linear(["#f0c07a", "#a8603f"])) +
    path("M-30 -150L20 0L-150 0Z", "#d98f4e") +
    path("M-30 -150L-52 0H16Z", "#5a2f3a") +
    path("M-30 -150L-8 0H16Z", "#ffcf7a", 'opacity="0.6"') +
    stroke("M-30 -150L-36 -176M-150 0L-190 10M210 0L250 10", "#3a2440", 3);
  return (
    rect(0, 0, 1200, 800, linear(["#090d2a", "#17204f", "#3a356f", "#8a5a7c"])) +
    milkyWay(3, 640, 250, 1300, -28) +
    stars(12, 1200, 520, 260) +
    dune(980, 480, 1300, 700, "#4a3f74", "#2a2654") +
    dune(240, 500, 1100, 720, "#54467a", "#2f2a58") +
    land(skyline(231, 610, 16, 420, 2), 1200, 800, linear(["#6a4a70", "#2a2050"])) +
    glow(560, 640, 330, "#ff9f45", 0.85) +
    put(tent, 800, 650, 1.15) +
    put(restingCamel("#4a3048"), 280, 668, 1.25) +
    put(restingCamel("#3a2644"), 130, 650, 0.95) +
    flame(545, 668, 52, 4) +
    flame(570, 670, 38, 3) +
    flame(526, 670, 32, 3) +
    stroke("M500 676L600 664M505 664L596 678", "#2a1830", 9) +
    put(sitter({ top: "#a8503c", head: SAFFRON, skin: "#5a2f2a" }), 450, 690, 1.05) +
    put(sitter({ top: "#7a3f54", head: RED, skin: "#5a2f2a" }), 650, 692, 1.05) +
    put(flip(sitter({ top: "#2f5f74", skin: "#5a2f2a" })), 585, 722, 1.08) +
    sandRipples(5, 1200, 730, 798, "#e0a070", 16) +
    grass(4, 980, 1120, 780, 60, "#1a1436", 20)
  );
});
