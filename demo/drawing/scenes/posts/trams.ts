import { DAWN, SAFFRON } from "../../palette";
import { clayCup } from "../../pieces/food";
import { steam } from "../../pieces/lamps";
import { sari, umbrella, walker } from "../../pieces/people";
import { mist, sky } from "../../pieces/sky";
import { tram } from "../../pieces/transport";
import { houseFront } from "../../pieces/walls";
import { times } from "../../random";
import { wide } from "../../scene";
import { linear, path, put, rect, stroke } from "../../svg";

export const trams = wide(() => {
  const houses =
    put(houseFront(4, 330, 520, "#d99a6a", "#ffcf86", "#3f7f6a"), -30, 600) +
    put(houseFront(7, 280, 450, "#c9707a", "#ffcf86", "#2f6f86"), 310, 600) +
    put(houseFront(11, 340, 560, "#e8c48a", "#ffcf86", "#4f8a6a"), 600, 600) +
    put(houseFront(15, 280, 480, "#b5788a", "#ffcf86", "#3f7f6a"), 950, 600);
  return (
    sky({ ...DAWN, sky: ["#a9bfc0", "#f0dcb4", "#f7dfae"] }, 1200, 800) +
    houses +
    mist(560, 160, 1200, "#f7dfb0", 0.45) +
    rect(0, 586, 1200, 220, linear(["#b59a90", "#7a6474"])) +
    stroke("M-20 636H1220M-20 654H1220", "#f0dcc0", 3) +
    stroke("M-20 150Q300 190 620 168T1220 150M-20 200Q400 250 1220 190", "#3a2a4c", 2) +
    put(tram("#3f7f96"), 400, 640, 1.75) +
    put(walker({ top: "#f3ead8", bottom: "#e3d2c0" }), 830, 650, 1.45) +
    put(sari("#cf4436", SAFFRON) + put(umbrella("#2f2a4c", 40), 18, -90), 960, 656, 1.4) +
    rect(-10, 690, 1220, 120, linear(["#4f8a7c", "#1f4a50"])) +
    rect(-10, 684, 1220, 12, "#8fbfa4") +
    times(7, (index) => stroke(`M${index * 190} 700v110`, "#1f4a50", 3, 'opacity="0.5"')) +
    clayCup(960, 730, 260, "#c4683c", "#d9a060") +
    steam(3, 960, 470, 260, 120, "#fff6e4", 6, 0.55) +
    path("M620 700h190l24 40h-190Z", "#f3ead8") +
    path("M632 706h160l14 24h-160Z", "#d9c9b4") +
    stroke("M650 712h120M656 720h120", "#9a8a8a", 2)
  );
});
