import { DAWN } from "../../palette";
import { shikara } from "../../pieces/boats";
import { chinarLeaf } from "../../pieces/fields";
import { peakPaint, peaks } from "../../pieces/land";
import { glitter, lotusLeaves } from "../../pieces/water";
import { times } from "../../random";
import { tall } from "../../scene";
import { circle, linear, path, put, rect, stroke } from "../../svg";

export const lattice = tall(() => {
  const opening = "M150 1010V470Q150 250 400 170Q650 250 650 470V1010Z";
  const view =
    rect(0, 0, 800, 1200, linear(["#8fb0c8", "#f3d0b0", "#fbe6c0"])) +
    peaks(
      71,
      800,
      640,
      [
        [160, 430],
        [400, 360],
        [620, 420],
      ],
      peakPaint(DAWN, 0.2),
      0.5,
    ) +
    rect(0, 630, 800, 400, linear(["#f3d0b0", "#a9a3bf", "#5f7aa0"])) +
    glitter(4, 470, 640, 1000, 80, "#fff6e0", 40) +
    put(shikara("#ee8f2f"), 420, 800, 0.62) +
    lotusLeaves(7, 270, 940, 130, 18, ["#4f7f74", "#6a9a80"]);
  const net = (top: number, bottom: number) =>
    times(9, (row) =>
      times(9, (column) => {
        const x = 150 + column * 62;
        const y = top + row * ((bottom - top) / 8);
        return put(
          path("M0 -34L24 -14V14L0 34L-24 14V-14Z", "none", 'stroke="#4a2a26" stroke-width="7"') +
            circle(0, 0, 7, "#4a2a26"),
          x,
          y,
        );
      }),
    );
  return `${rect(0, 0, 800, 1200, linear(["#7a4634", "#5a2f2c", "#3a1f2a"])) + times(9, (index) => stroke(`M${index * 100} 0Q${index * 100 + 16} 600 ${index * 100 - 8} 1200`, "#3a1c22", 3, 'opacity="0.5"')) + view + path(`M-10 -10H810V1210H-10Z${opening}`, linear(["#7a4634", "#54302c", "#3a1f2a"]), 'fill-rule="evenodd"')}<g clip-path="none">${stroke(opening, "#c98a54", 12)}${stroke(opening, "#3a1c22", 4)}</g>${net(258, 470).replace(/<g transform="translate\((150|212|588|646) 258\)[^>]*>.*?<\/g>/g, "")}${rect(136, 500, 528, 18, "#5a2f2c")}${rect(392, 500, 16, 510, "#5a2f2c")}${rect(136, 1006, 528, 30, "#8a5236")}${rect(90, 1036, 620, 26, "#a8683f")}${times(9, (index) => put(path("M0 0C-22 -16 -18 -44 0 -56C18 -44 22 -16 0 0Z", "#8a5236") + circle(0, -24, 6, "#c98a54"), 90 + index * 78, 1150))}${times(7, (index) => put(chinarLeaf(0, 0, 34, 0, "#8a5236"), 110 + index * 97, 90))}`;
});
