import { mix } from "../../colour";
import { DUSK, RED, SAFFRON } from "../../palette";
import { festivalElephant } from "../../pieces/animals";
import { parasol } from "../../pieces/parasol";
import { stander } from "../../pieces/people";
import { birds, cloud, glow, mist, sky } from "../../pieces/sky";
import { palm } from "../../pieces/trees";
import { times } from "../../random";
import { wide } from "../../scene";
import { circle, linear, path, put, rect, stroke } from "../../svg";

export const thrissur = wide(() => {
  const mood = { ...DUSK, sky: ["#4f7f96", "#d9b08a", "#f8c878", "#fde3ac"] };
  const roof = (x: number, y: number, half: number, height: number) =>
    path(
      `M${x - half} ${y}Q${x - half * 0.6} ${y - height * 0.35} ${x - half * 0.42} ${y - height}H${x + half * 0.42}Q${x + half * 0.6} ${y - height * 0.35} ${x + half} ${y}Z`,
      linear(["#b5563c", "#7a3434"]),
    ) +
    times(5, (index) =>
      stroke(
        `M${x - half * (0.92 - index * 0.1)} ${y - height * (0.07 + index * 0.18)}H${x + half * (0.92 - index * 0.1)}`,
        "#5f2630",
        2,
        'opacity="0.5"',
      ),
    ) +
    path(`M${x - half * 0.2} ${y}L${x} ${y - height * 0.62}L${x + half * 0.2} ${y}Z`, "#8a4436") +
    path(`M${x - half * 0.13} ${y}L${x} ${y - height * 0.42}L${x + half * 0.13} ${y}Z`, "#f0c98c");
  const temple =
    rect(270, 424, 660, 110, linear(["#f3dcb8", "#d9ae8a"])) +
    roof(600, 430, 390, 110) +
    rect(430, 268, 340, 56, "#e3c096") +
    roof(600, 272, 230, 96) +
    times(18, (index) => rect(285 + index * 36, 446, 18, 66, index % 2 ? "#8a5444" : "#ffcf86")) +
    rect(586, 160, 28, 18, "#f0c45a") +
    palm(4, 160, 520, 330, "#4f6a5a", 0.05) +
    palm(7, 1060, 520, 350, "#4f6a5a", -0.06) +
    palm(8, 1140, 520, 270, "#5f7a62", 0.08) +
    palm(11, 60, 520, 260, "#5f7a62", -0.05);
  const elephants = times(5, (index) => {
    const x = 160 + index * 220;
    const middle = index === 2;
    const scale = middle ? 1.32 : 1.12;
    return (
      put(
        parasol([RED, "#2f8f6a", "#e0567a", SAFFRON, "#3b5aa8"][index] ?? RED),
        x,
        470 - (middle ? 40 : 0),
        scale,
      ) +
      put(stander({ top: "#f3ead8", bottom: "#f3ead8" }), x - 44, 545 - (middle ? 40 : 0), 0.85) +
      put(stander({ top: "#f3ead8", bottom: "#f3ead8" }), x + 44, 545 - (middle ? 40 : 0), 0.85) +
      put(festivalElephant(mix("#4a4258", "#3a3048", index % 2)), x, 728, scale)
    );
  });
  const crowd = times(32, (index) => {
    const x = index * 39 - 10 + (index % 3) * 7;
    const y = 792 + (index % 4) * 12;
    return (
      circle(x, y - 44, 15, "#231636") +
      path(
        `M${x - 30} ${y + 20}Q${x - 26} ${y - 30} ${x} ${y - 32}Q${x + 26} ${y - 30} ${x + 30} ${y + 20}Z`,
        index % 3 ? "#2f1c42" : "#3f2444",
      ) +
      (index % 4 ? "" : stroke(`M${x + 20} ${y - 10}L${x + 34} ${y - 90}`, "#2f1c42", 9))
    );
  });
  return (
    sky(mood, 1200, 800) +
    glow(600, 240, 460, "#fff0c0", 0.8) +
    cloud(3, 260, 150, 300, "#fff0d0", 0.5) +
    birds(3, 880, 130, 160, 8, "#6a4a54", 11) +
    temple +
    mist(520, 120, 1200, "#f8cf90", 0.7) +
    rect(0, 530, 1200, 280, linear(["#e0a870", "#8a4a4a"])) +
    elephants +
    crowd
  );
});
