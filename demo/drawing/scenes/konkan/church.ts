import { BRASS, CREAM, MONSOON } from "../../palette";
import { pointedArch } from "../../pieces/domes";
import { plant } from "../../pieces/land";
import { sari, walker } from "../../pieces/people";
import { birds, cloud, sky } from "../../pieces/sky";
import { bush, palm } from "../../pieces/trees";
import { times } from "../../random";
import { tall } from "../../scene";
import { circle, linear, path, put, rect, stroke } from "../../svg";

export const church = tall(() => {
  const mood = { ...MONSOON, sky: ["#3f94b8", "#9fd0d0", "#f7ecc8"] };
  const white = "#fdf6e6";
  const window = (x: number, y: number, size: number) =>
    put(
      path(pointedArch(18 * size, 72 * size), "#3f6a8f") +
        stroke(pointedArch(22 * size, 80 * size), "#e3c48a", 4),
      x,
      y,
    );
  const zigzag = times(6, (index) => {
    const y = 1010 - index * 34;
    const w = 330 - index * 36;
    return (
      rect(400 - w, y, w * 2, 34, index % 2 ? "#f3e6cc" : white) +
      stroke(`M${400 - w} ${y}H${400 + w}`, "#c9b49a", 3) +
      path(
        index % 2
          ? `M${400 - w} ${y + 34}L${400 + w * 0.2} ${y}H${400 + w * 0.36}L${400 - w * 0.84} ${y + 34}Z`
          : `M${400 + w} ${y + 34}L${400 - w * 0.2} ${y}H${400 - w * 0.36}L${400 + w * 0.84} ${y + 34}Z`,
        "#d9c4a4",
      )
    );
  });
  return (
    sky(mood, 800, 1200) +
    cloud(3, 180, 300, 360, "#fffdf4", 0.9) +
    cloud(7, 660, 210, 300, "#fffdf4", 0.8) +
    plant(
      4,
      () => 860,
      0,
      800,
      12,
      (x, y, size) => palm(Math.round(x), x, y, 330 * size, "#5fa080", 0.06),
    ) +
    rect(150, 480, 500, 340, linear([white, "#e9dcc8"])) +
    [205, 595]
      .map(
        (x) =>
          rect(x - 60, 400, 120, 420, linear([white, "#e3d6c4"])) +
          rect(x - 68, 394, 136, 14, "#e3c48a") +
          rect(x - 68, 570, 136, 10, "#e3c48a") +
          path(`M${x - 56} 394Q${x - 50} 320 ${x} 310Q${x + 50} 320 ${x + 56} 394Z`, white) +
          stroke(`M${x} 310v-50m-14 16h28`, "#b5905c", 5) +
          window(x, 550, 1) +
          window(x, 740, 1.2),
      )
      .join("") +
    path("M270 480Q280 360 340 350Q360 260 400 240Q440 260 460 350Q520 360 530 480Z", white) +
    stroke(
      "M270 480Q280 360 340 350Q360 260 400 240Q440 260 460 350Q520 360 530 480",
      "#e3c48a",
      7,
    ) +
    stroke("M400 240v-60m-20 20h40", "#b5905c", 7) +
    circle(400, 330, 3, BRASS) +
    put(path(pointedArch(30, 76), "#3a4a6a"), 400, 420) +
    path("M386 396q14 -20 28 0l4 22h-36Z", BRASS) +
    rect(140, 474, 520, 14, "#e3c48a") +
    rect(140, 640, 520, 10, "#e3c48a") +
    window(330, 620, 1.2) +
    window(470, 620, 1.2) +
    put(
      path(pointedArch(50, 150), "#6a3f34") +
        stroke(pointedArch(58, 160), "#e3c48a", 6) +
        stroke("M0 0V-140", "#4a2a2c", 4),
      400,
      820,
    ) +
    rect(560, 480, 90, 340, "#7a6a8a", 'opacity="0.14"') +
    zigzag +
    rect(0, 1040, 800, 170, linear(["#c9785a", "#8a4a44"])) +
    put(sari("#d9566a", CREAM), 300, 1104, 1.2) +
    put(walker({ top: "#3b5aa8", bottom: CREAM }), 500, 1130, 1.35) +
    palm(3, 60, 1160, 900, "#1f5f54", 0.16, "#5a3f34") +
    palm(8, 770, 1180, 760, "#1a544c", -0.18, "#4a342e") +
    bush(3, 60, 1200, 260, "#1f5f4c") +
    bush(6, 740, 1206, 240, "#1a544a") +
    birds(4, 560, 120, 140, 5, "#3f6a7c", 12)
  );
});
