import { darker, lighter } from "../../colour";
import { BRASS, CREAM, RED, SAFFRON, TEAL } from "../../palette";
import { pot } from "../../pieces/walls";
import { times } from "../../random";
import { tall } from "../../scene";
import { circle, ellipse, linear, path, put, rect, stroke } from "../../svg";

export const puppets = tall(() => {
  const puppet = (x: number, y: number, turn: number, skirt: string, top: string, cap: string) =>
    stroke(
      `M${x - 60} ${y - 520}L${x - 30} ${y - 250}M${x + 60} ${y - 520}L${x + 30} ${y - 250}M${x} ${y - 520}V${y - 250}`,
      "#e9dcc0",
      2,
    ) +
    rect(x - 80, y - 536, 160, 18, "#8a5236", 'rx="6"') +
    put(
      path(
        "M-58 0C-120 180 -180 280 -196 350Q-100 392 0 380Q100 392 196 350C180 280 120 180 58 0Z",
        linear([skirt, darker(skirt, 0.25)]),
      ) +
        times(6, (index) =>
          stroke(
            `M${-42 + index * 17} 20Q${-80 + index * 32} 220 ${-150 + index * 60} 366`,
            darker(skirt, 0.3),
            3,
          ),
        ) +
        path(
          "M-196 350Q-100 392 0 380Q100 392 196 350L190 318Q90 360 0 350Q-90 360 -190 318Z",
          BRASS,
        ) +
        path(
          "M-170 276Q-80 316 0 306Q80 316 170 276L164 258Q80 296 0 288Q-80 296 -164 258Z",
          CREAM,
          'opacity="0.8"',
        ) +
        path("M-62 6Q-74 -100 0 -116Q74 -100 62 6Q0 24 -62 6Z", top) +
        stroke("M-50 -80Q-140 -40 -150 60M50 -80Q140 -60 160 30", top, 30) +
        circle(-151, 72, 15, "#8a5436") +
        circle(161, 42, 15, "#8a5436") +
        times(5, (index) =>
          circle(-30 + index * 15, -92 + Math.abs(index - 2) * -8 + 16, 6, BRASS),
        ) +
        rect(-16, -146, 32, 36, "#8a5436") +
        ellipse(0, -182, 46, 52, "#9a6040") +
        path("M-56 -182Q-64 -262 0 -262Q64 -262 56 -182Q40 -226 0 -226Q-40 -226 -56 -182Z", cap) +
        circle(0, -236, 9, BRASS) +
        stroke("M-20 -258Q0 -240 30 -256", lighter(cap, 0.4), 5),
      x,
      y,
      1,
      turn,
    );
  return `${rect(0, 0, 800, 1200, linear(["#3f78b5", "#3468a5", "#27508a"])) + times(26, (index) => ellipse((index * 211) % 800, (index * 157) % 1200, 110, 26, index % 2 ? "#4f88c0" : "#2c5c98", 'opacity="0.4"')) + path("M-10 -10H560L-10 900Z", "#cfe3f0", 'opacity="0.12"')}<g opacity="0.28" transform="translate(34 44)">${path("M162 620C100 800 40 900 24 970Q220 1020 416 970C400 900 340 800 278 620ZM500 560C450 740 400 830 384 900Q580 950 776 900C760 830 710 740 640 560Z", "#10234a")}</g>${puppet(225, 600, -4, RED, "#2f8f6a", SAFFRON)}${puppet(575, 540, 5, SAFFRON, "#b5305a", TEAL)}${rect(0, 1080, 800, 130, linear(["#c98a54", "#7a4438"]))}${rect(0, 1070, 800, 14, "#f0cf98")}${pot(120, 1150, 110, "#c4683c")}${pot(690, 1160, 130, BRASS)}`;
});
