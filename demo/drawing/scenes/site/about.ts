import { DUSK } from "../../palette";
import { chaiGlass } from "../../pieces/food";
import { steam } from "../../pieces/lamps";
import { plant, ranges } from "../../pieces/land";
import { glow, mist, sky, streaks, sun } from "../../pieces/sky";
import { palm } from "../../pieces/trees";
import { times } from "../../random";
import { wide } from "../../scene";
import { circle, clip, ellipse, linear, path, put, rect, stroke } from "../../svg";

export const about = wide(() => {
  const mood = {
    ...DUSK,
    sky: ["#6a86b0", "#d9a9a0", "#f9c98a", "#fde6b0"],
    far: "#d9b09c",
    near: "#3f3a5c",
  };
  const view =
    sky(mood, 1200, 800) +
    sun(360, 270, 44, mood) +
    streaks(171, 1200, 90, 220, "#fff0d0", 6) +
    ranges(521, mood, 1200, 620, [
      { base: 370, rise: 44, length: 220, share: 0.15 },
      { base: 420, rise: 34, length: 200, share: 0.35 },
    ]) +
    mist(440, 80, 1200, "#fbdcae", 0.7) +
    rect(0, 446, 1200, 200, linear(["#c9a86a", "#8a8f54"])) +
    plant(
      5,
      () => 470,
      60,
      1140,
      12,
      (x, y, size) => palm(Math.round(x), x, y + 16, 110 * size, "#5f5a58", 0.08),
    ) +
    times(6, (index) =>
      stroke(
        `M0 ${480 + index * 16}Q600 ${470 + index * 18} 1200 ${484 + index * 16}`,
        "#f0d494",
        2,
        'opacity="0.5"',
      ),
    );
  const pack =
    path(
      "M-120 0Q-140 -130 -110 -250Q-90 -300 0 -304Q90 -300 110 -250Q140 -130 120 0Q0 20 -120 0Z",
      linear(["#e0703c", "#b5482f", "#7a2f34"]),
    ) +
    path(
      "M-112 -236Q-90 -310 0 -314Q90 -310 112 -236Q60 -196 0 -196Q-60 -196 -112 -236Z",
      "#cf5b36",
    ) +
    rect(-78, -130, 156, 112, "#a83f30", 'rx="18"') +
    rect(-78, -130, 156, 24, "#c9562f", 'rx="10"') +
    rect(-10, -112, 20, 26, "#f0c45a", 'rx="4"') +
    stroke("M-60 -196V-150M60 -196V-150", "#f0d9b0", 9) +
    rect(-136, -348, 272, 56, "#2f6f73", 'rx="28"') +
    circle(-108, -320, 22, "#245a5f") +
    stroke("M-60 -350V-290M60 -350V-290", "#f0d9b0", 8) +
    rect(-150, -180, 28, 110, linear(["#8fb5b5", "#4f8084"], true), 'rx="10"') +
    rect(-146, -196, 20, 18, "#2a3a4c", 'rx="4"');
  const book = put(
    path(
      "M-150 -84L150 -100L176 66L-126 92Z",
      "#1a0f2a",
      'opacity="0.35" transform="translate(8 14)"',
    ) +
      path("M-150 -84L150 -100L176 66L-126 92Z", "#f7ead0") +
      path("M0 -92L150 -100L176 66L24 78Z", "#efdcb8") +
      times(
        6,
        (index) =>
          stroke(`M${-128 + index * 3} ${-58 + index * 22}l110 -6`, "#a08a8c", 2.4) +
          (index > 2
            ? stroke(`M${26 + index * 3} ${-62 + index * 22}l104 -7`, "#a08a8c", 2.4)
            : ""),
      ) +
      stroke("M44 -70Q90 -86 84 -50T126 -34", "#cf5b36", 3, 'stroke-dasharray="2 7"') +
      circle(126, -34, 5, "#cf5b36") +
      put(
        rect(-90, -6, 170, 12, "#2f6f73", 'rx="4"') + path("M80 -6L104 0L80 6Z", "#e9dcc0"),
        120,
        40,
        1,
        -34,
      ),
    640,
    690,
  );
  return `${rect(0, 0, 1200, 800, linear(["#2f4f6a", "#243a5c"])) + clip('<rect x="90" y="60" width="1020" height="470" rx="36"/>', view)}<rect x="90" y="60" width="1020" height="470" rx="36" fill="none" stroke="#c9cfcf" stroke-width="16"/><rect x="76" y="46" width="1048" height="498" rx="46" fill="none" stroke="#182a48" stroke-width="8"/>${rect(592, 60, 14, 470, "#c9cfcf")}${path("M90 60H210Q250 300 180 540H90Z", linear(["#cf5b36", "#a8402f"], true), 'opacity="0.92"')}${times(4, (index) => stroke(`M${112 + index * 28} 60Q${128 + index * 32} 300 ${108 + index * 22} 540`, "#7a2f2c", 3, 'opacity="0.5"'))}${rect(0, 576, 1200, 230, linear(["#b57a4c", "#7a4a3a"]))}${rect(0, 568, 1200, 16, "#e0aa70")}${times(5, (index) => stroke(`M0 ${620 + index * 40}Q600 ${610 + index * 42} 1200 ${624 + index * 40}`, "#6a3a30", 2, 'opacity="0.4"'))}${ellipse(310, 740, 170, 22, "#1a0f2a", 'opacity="0.4"')}${put(pack, 300, 740, 1.3)}${book}${put(path("M-80 -36H80V36H-80Z", "#1a0f2a", 'opacity="0.3" transform="translate(5 8)"') + path("M-80 -36H80V36H-80Z", "#f0c98a") + rect(-80, -36, 160, 16, "#2f6f73") + stroke("M-64 -6H20M-64 8H40M-64 22H0", "#8a5f4c", 3) + stroke("M44 -34V36", "#8a5f4c", 2, 'stroke-dasharray="4 4"') + circle(62, 6, 8, "#cf5b36"), 880, 744, 1.05, -9)}${ellipse(1010, 706, 70, 12, "#1a0f2a", 'opacity="0.4"')}${chaiGlass(1000, 704, 190)}${steam(6, 1000, 500, 210, 90, "#fff6e4", 5, 0.5)}${glow(360, 270, 520, "#ffdf9c", 0.12)}`;
});
