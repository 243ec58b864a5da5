import { CREAM, NOON, RED } from "../../palette";
import { camel } from "../../pieces/animals";
import { dune, sandRipples } from "../../pieces/fields";
import { steam } from "../../pieces/lamps";
import { walker } from "../../pieces/people";
import { mist, sky, streaks, sun } from "../../pieces/sky";
import { train } from "../../pieces/transport";
import { grass, thornTree } from "../../pieces/trees";
import { times } from "../../random";
import { wide } from "../../scene";
import { ellipse, linear, path, put, rect } from "../../svg";

export const desertTrain = wide(() => {
  const mood = { ...NOON, sky: ["#5a9fb5", "#c4d3b8", "#fbe0a4", "#f7c988"] };
  return `${sky(mood, 1200, 800) + sun(240, 330, 52, { ...mood, glow: "#ffcf7a" }) + streaks(111, 1200, 90, 250, "#fff3d4", 8) + dune(900, 430, 900, 560, "#e8bd80", "#cf9560") + dune(320, 450, 800, 560, "#ecc58a", "#d29c66") + mist(500, 90, 1200, "#f7dca4", 0.7) + rect(0, 500, 1200, 310, linear(["#e8b873", "#b5743f"])) + times(9, (index) => thornTree(index + 2, 60 + index * 140, 520 + (index % 3) * 8, 50 + (index % 3) * 16, "#7a7a54")) + path("M-10 566H1210V596H-10Z", "#9a6a4c") + rect(0, 560, 1200, 5, "#5f4a54") + times(60, (index) => rect(index * 21, 565, 11, 8, "#6a4a40"))}<g transform="translate(1090 560) scale(0.86)">${train(4, "#2f5a9c", "#e9dcc0", "#fff0c4")}</g>${steam(4, 1080, 490, 150, 80, "#6a5a60", 4, 0.4)}${ellipse(600, 580, 620, 8, "#3a2034", 'opacity="0.25"')}${sandRipples(8, 1200, 620, 790, "#8a5238", 30)}${thornTree(5, 1010, 790, 360, "#3f4a38")}${thornTree(8, 150, 770, 250, "#4a5440")}${ellipse(1010, 792, 200, 12, "#5a3034", 'opacity="0.3"')}${put(camel("#7a4a3a"), 430, 730, 1.0)}${put(camel("#8a5a44"), 570, 716, 0.8)}${put(walker({ top: CREAM, bottom: CREAM, head: RED }), 330, 740, 1.05)}${grass(4, 620, 780, 790, 60, "#5f5438", 26)}`;
});
