import { MONSOON, SAFFRON } from "../../palette";
import { clayCup } from "../../pieces/food";
import { steam } from "../../pieces/lamps";
import { land, plant, ranges, skyline } from "../../pieces/land";
import { sari, umbrella } from "../../pieces/people";
import { mist, rain, sky } from "../../pieces/sky";
import { palm } from "../../pieces/trees";
import { between, random, times } from "../../random";
import { wide } from "../../scene";
import { circle, clip, ellipse, linear, path, put, rect, stroke } from "../../svg";

export const konkanRain = wide(() => {
  const mood = { ...MONSOON, sky: ["#6f9a9c", "#b5cdbf", "#dfe8d0"] };
  const view =
    sky(mood, 1200, 800) +
    ranges(241, mood, 1200, 800, [
      { base: 260, rise: 80, length: 240, share: 0.1 },
      { base: 350, rise: 90, length: 220, share: 0.35 },
    ]) +
    path("M690 270Q700 400 684 560H744Q724 400 716 268Z", "#f6fbf0", 'opacity="0.9"') +
    mist(560, 130, 1200, "#eef4e4", 0.9) +
    land(skyline(247, 500, 70, 260), 1200, 800, linear(["#3f8a5c", "#2a6a54"])) +
    plant(4, skyline(247, 500, 70, 260), 100, 1100, 15, (x, y, size) =>
      palm(Math.round(x), x, y + 30, 120 * size, "#2a6450", 0.1),
    ) +
    rect(0, 600, 1200, 200, linear(["#8fc06a", "#4f8f50"])) +
    times(7, (index) =>
      path(
        `M0 ${612 + index * index * 3.6}Q600 ${602 + index * index * 3.6} 1200 ${616 + index * index * 3.6}v4Q600 ${608 + index * index * 3.6} 0 ${618 + index * index * 3.6}Z`,
        "#d9ecc4",
        'opacity="0.6"',
      ),
    ) +
    put(sari("#d9402f", SAFFRON) + put(umbrella("#22204a", 42), 10, -92), 450, 672, 0.9) +
    rain(9, 1200, 800, 260);
  const next = random(17);
  const drops = times(70, () => {
    const x = between(next, 130, 1070);
    const y = between(next, 90, 600);
    const size = between(next, 2, 6);
    return (
      ellipse(x, y, size, size * 1.3, "#eef6ee", 'opacity="0.7"') +
      (next() > 0.7
        ? stroke(`M${x} ${y}v${between(next, 20, 80)}`, "#eef6ee", size * 0.6, 'opacity="0.35"')
        : "")
    );
  });
  return `${rect(0, 0, 1200, 800, linear(["#1f4f5c", "#173a48"])) + clip('<rect x="120" y="80" width="960" height="540" rx="34"/>', view + drops)}<rect x="120" y="80" width="960" height="540" rx="34" fill="none" stroke="#c9d3cf" stroke-width="16"/><rect x="108" y="68" width="984" height="564" rx="44" fill="none" stroke="#0f2a36" stroke-width="8"/>${times(4, (index) => rect(120, 176 + index * 104, 960, 11, linear(["#dfe6e0", "#8fa3a4"])))}${rect(-10, 668, 1220, 142, linear(["#2f6f78", "#123440"]))}${rect(-10, 660, 1220, 14, "#7fb0a8")}${rect(0, 0, 66, 800, linear(["#123440", "#2a5f6a"], true))}${rect(1134, 0, 66, 800, linear(["#2a5f6a", "#123440"], true))}${circle(300, 44, 7, "#8fb0ac")}${circle(900, 44, 7, "#8fb0ac")}${clayCup(920, 720, 130, "#c4683c")}${steam(4, 920, 590, 120, 60, "#fff6e4", 4, 0.5)}${path("M250 700l210 -20l36 44l-220 24Z", "#f3ead8")}${path("M262 704l94 -9l30 44l-102 11Z", "#e9dcc0")}${stroke("M376 700l80 -8M384 712l86 -8M392 724l70 -7", "#9a8f9a", 2.4)}`;
});
