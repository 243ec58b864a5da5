import { mix } from "../../colour";
import { LEAF } from "../../palette";
import { cuspedArch } from "../../pieces/domes";
import { lantern } from "../../pieces/lamps";
import { stander } from "../../pieces/people";
import { times } from "../../random";
import { tall } from "../../scene";
import { linear, path, put, rect, stroke } from "../../svg";

export const haveli = tall(() => {
  return (
    rect(0, 0, 800, 1200, linear(["#3a2450", "#6a3450", "#4a2444"])) +
    times(11, (row) =>
      times(7, (column) =>
        rect(
          column * 130 - (row % 2) * 65,
          row * 112,
          126,
          108,
          row % 3 ? "#5f3050" : "#543058",
          'opacity="0.4"',
        ),
      ),
    ) +
    rect(110, 120, 580, 1010, linear(["#a8584c", "#7a3848"])) +
    rect(96, 104, 608, 26, "#d99a6a") +
    times(9, (index) => put(path(cuspedArch(24, 60), "#6a2f44"), 150 + index * 62, 226)) +
    put(path(cuspedArch(230, 850), linear(["#e09a54", "#a8503c", "#4a2038"])), 400, 1100) +
    times(
      12,
      (index) =>
        path(
          `M${210 + index * 8} ${1100 - index * 38}H${590 - index * 8}V${1080 - index * 38}H${210 + index * 8}Z`,
          mix("#d9985c", "#f7cf8a", index / 12),
        ) +
        rect(
          210 + index * 8,
          1098 - index * 38,
          380 - index * 16,
          18,
          mix("#7a3a3c", "#c9805a", index / 12),
        ),
    ) +
    put(path(cuspedArch(80, 250), linear(["#fff0bc", "#ffc76a"])), 400, 640) +
    put(stander({ top: "#4a2440", bottom: "#3a1c38", skin: "#3a1c38" }), 412, 640, 1.25) +
    stroke(cuspedArch(230, 850), "#f0c48a", 9, 'transform="translate(400 1100)"') +
    stroke(cuspedArch(252, 880), "#f0c48a", 3, 'transform="translate(400 1100)"') +
    lantern(400, 380, 92, 260) +
    rect(90, 1096, 620, 30, "#d99a6a") +
    rect(50, 1126, 700, 90, linear(["#8a4a4c", "#3a1f3c"])) +
    [150, 650]
      .map(
        (x) =>
          path(`M${x - 44} 1126l10 -84h68l10 84Z`, "#b5603f") +
          times(9, (index) =>
            stroke(
              `M${x} 1046q${-60 + index * 15} -60 ${-84 + index * 21} ${-90 + Math.abs(index - 4) * 16}`,
              index % 2 ? LEAF : "#3f7a4c",
              9,
            ),
          ),
      )
      .join("")
  );
});
