import { CREAM, SAFFRON } from "../../palette";
import { sari, walker } from "../../pieces/people";
import { taxi } from "../../pieces/transport";
import { times } from "../../random";
import { wide } from "../../scene";
import { ellipse, linear, path, put, rect, stroke } from "../../svg";

export const ambassador = wide(() => {
  const window = (x: number, y: number, open: boolean) =>
    rect(x - 62, y - 190, 124, 200, "#f0dcb4") +
    rect(x - 50, y - 176, 100, 176, "#3a2a44") +
    (open
      ? path(`M${x - 50} ${y - 176}L${x - 84} ${y - 160}V${y + 12}L${x - 50} ${y}Z`, "#2f6a54") +
        path(`M${x + 50} ${y - 176}L${x + 84} ${y - 160}V${y + 12}L${x + 50} ${y}Z`, "#3f7f64") +
        rect(x - 46, y - 100, 92, 100, "#ffcf8a", 'opacity="0.35"')
      : rect(x - 50, y - 176, 49, 176, "#3f7f64") +
        rect(x + 1, y - 176, 49, 176, "#37745c") +
        times(
          15,
          (index) =>
            rect(x - 46, y - 168 + index * 11, 41, 3, "#2a5a4a") +
            rect(x + 5, y - 168 + index * 11, 41, 3, "#2a5a4a"),
        )) +
    path(`M${x - 70} ${y - 190}Q${x} ${y - 246} ${x + 70} ${y - 190}Z`, "#f0dcb4") +
    path(`M${x - 50} ${y - 194}Q${x} ${y - 232} ${x + 50} ${y - 194}Z`, "#d9806a") +
    rect(x - 74, y + 6, 148, 12, "#f7e9c8");
  return (
    rect(0, 0, 1200, 800, linear(["#d9745a", "#c9604f", "#a84f4c"])) +
    times(20, (index) =>
      ellipse(
        (index * 271) % 1200,
        (index * 157) % 600,
        70,
        22,
        index % 2 ? "#e08a6c" : "#b55648",
        'opacity="0.4"',
      ),
    ) +
    [150, 450, 750, 1050]
      .map(
        (x, index) =>
          window(x, 260, index % 3 === 1) + (index === 2 ? "" : window(x, 570, index === 3)),
      )
      .join("") +
    rect(0, 296, 1200, 18, "#f0dcb4") +
    rect(0, 314, 1200, 8, "#8a3f44", 'opacity="0.4"') +
    rect(660, 360, 180, 280, "#f0dcb4") +
    rect(678, 380, 144, 260, "#4a2a3c") +
    rect(678, 380, 70, 260, "#2f6a7c") +
    path("M380 296H520V284H380Z", "#2a2340") +
    times(14, (index) => rect(384 + index * 10, 230, 3, 60, "#2a2340")) +
    rect(378, 226, 146, 6, "#2a2340") +
    rect(0, 630, 1200, 60, linear(["#c9b49a", "#8a7478"])) +
    rect(0, 684, 1200, 120, linear(["#6a5a68", "#3f344c"])) +
    ellipse(480, 742, 380, 22, "#1a1430", 'opacity="0.5"') +
    put(taxi("#f2b92f"), 480, 740, 3.3) +
    put(walker({ top: CREAM, bottom: "#e3d2c0" }), 960, 700, 2.3) +
    put(sari("#3b4a86", SAFFRON), 1090, 710, 2.2) +
    stroke("M-20 120Q400 190 1220 90M-20 150Q500 230 1220 130", "#2a1a34", 2.4) +
    path("M-10 -10H420L-10 640Z", "#fff0c4", 'opacity="0.14"')
  );
});
