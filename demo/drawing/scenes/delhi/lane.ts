import { darker, mix } from "../../colour";
import { NIGHT, RED, SAFFRON, TEAL } from "../../palette";
import { lampString, wires } from "../../pieces/lamps";
import { walker } from "../../pieces/people";
import { glow, sky, stars } from "../../pieces/sky";
import { handcart } from "../../pieces/transport";
import { balcony, houseFront } from "../../pieces/walls";
import { times } from "../../random";
import { tall } from "../../scene";
import { ellipse, linear, path, put, rect, stroke } from "../../svg";

export const lane = tall(() => {
  const side = (depth: number, mirror: boolean) => {
    const wall = mix("#2c1c48", "#b5603f", depth * 0.22);
    const width = 200 - depth * 26;
    const x = [0, 150, 252, 318][depth] ?? 0;
    return `<g transform="translate(${mirror ? 800 - x : x} ${1130 - depth * 84}) scale(${mirror ? -1 : 1} 1)">${put(houseFront(depth * 3 + (mirror ? 5 : 1), width, 1080 - depth * 150, wall, "#ffc766"), -40, 0)}${put(balcony(width * 0.7, darker(wall, 0.4)), width / 2 - 20, -420 + depth * 50)}${put(balcony(width * 0.6, darker(wall, 0.4)), width / 2 - 10, -720 + depth * 90)}${path(`M-40 -190H${width - 40}L${width} -140H-40Z`, [TEAL, RED, SAFFRON, "#6a3a6a"][(depth + (mirror ? 1 : 0)) % 4] ?? RED)}</g>`;
  };
  const load =
    times(9, (index) =>
      rect(
        -80 + (index % 3) * 58,
        -96 - Math.floor(index / 3) * 40,
        54,
        38,
        ["#c99a64", "#a8784c", "#d9b07a", "#8a5f44"][index % 4] ?? RED,
        'rx="6"',
      ),
    ) + stroke("M-84 -52Q-10 -200 96 -52", "#e9dcc0", 3);
  return (
    sky({ ...NIGHT, sky: ["#0f1238", "#2f1f54", "#8a3f54", "#e8905a"] }, 800, 1200) +
    stars(3, 800, 300, 60) +
    glow(400, 760, 420, "#ffb455", 0.9) +
    path("M330 880H470L820 1210H-20Z", linear(["#d98a54", "#3a2048"])) +
    [3, 2, 1, 0].map((depth) => side(depth, false) + side(depth, true)).join("") +
    wires(7, 800, 120, 560, 18, "#100b28") +
    lampString(3, [130, 420], [670, 400], 50, 6, 9) +
    lampString(4, [200, 560], [600, 570], 40, 5, 7) +
    lampString(8, [250, 660], [550, 655], 26, 5, 5) +
    times(4, (index) =>
      put(
        walker({ top: "#3a2048", bottom: "#2c1840", skin: "#2c1840" }),
        350 + index * 36,
        905 + index * 9,
        0.6 + index * 0.08,
      ),
    ) +
    ellipse(430, 1108, 210, 16, "#120a26", 'opacity="0.5"') +
    put(handcart("#8a5a3c") + load, 400, 1106, 1.5) +
    put(walker({ top: "#e9dcc0", bottom: "#8f8aa0", head: RED }, 20), 610, 1112, 2.1)
  );
});
