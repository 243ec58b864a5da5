import { mix } from "../../colour";
import { MONSOON, RED } from "../../palette";
import { rowboat } from "../../pieces/boats";
import { plant } from "../../pieces/land";
import { poler, sitter } from "../../pieces/people";
import { birds, glow, mist, sky } from "../../pieces/sky";
import { bananaPlant, palm } from "../../pieces/trees";
import { glitter, ripples } from "../../pieces/water";
import { times } from "../../random";
import { tall } from "../../scene";
import { ellipse, linear, path, put, rect } from "../../svg";

export const canal = tall(() => {
  const mood = {
    ...MONSOON,
    sky: ["#7fc0ae", "#d3e8bf", "#faf3c9"],
    water: ["#e3efb8", "#7fba8f", "#2a6f5f"],
  };
  const bank = (mirror: boolean, tone: number) => {
    const colour = mix("#3f8f62", "#174f42", tone);
    const shape = `M-20 ${700 + tone * 120}Q${200 - tone * 60} ${700 + tone * 150} ${330 - tone * 120} ${690 + tone * 60}L${250 - tone * 160} ${820 + tone * 300}Q60 ${1000 + tone * 200} -20 ${1100 + tone * 110}Z`;
    return mirror
      ? `<g transform="translate(800 0) scale(-1 1)">${path(shape, colour)}</g>`
      : path(shape, colour);
  };
  return (
    sky(mood, 800, 1200) +
    glow(400, 560, 420, "#fffde0", 0.95) +
    plant(
      3,
      () => 690,
      200,
      600,
      16,
      (x, y, size) => palm(Math.round(x), x, y, 160 * size, "#9cc9a0", 0.05),
    ) +
    mist(660, 160, 800, "#f7f5d4", 0.8) +
    rect(0, 684, 800, 520, linear(mood.water)) +
    glitter(4, 400, 692, 1190, 100, "#fffbe0", 60) +
    ripples(7, 800, 710, 1200, "#f3f8d8", 60, 0.4) +
    [0, 0.4].map((tone) => bank(false, tone) + bank(true, tone)).join("") +
    palm(5, 250, 740, 380, "#5fa684", 0.22) +
    palm(6, 560, 740, 400, "#5fa684", -0.24) +
    palm(9, 150, 830, 560, "#3f8a6c", 0.3) +
    palm(11, 660, 830, 580, "#3f8a6c", -0.28) +
    put(rowboat("#5a3a34", "#2f2430", 130), 400, 940, 1.1) +
    put(poler({ top: "#f3ead8", bottom: "#d9483b", head: RED }), 330, 928, 1.35) +
    put(sitter({ top: "#d9566a" }), 450, 926, 0.9) +
    times(5, (n) => ellipse(500 + n * 14, 916 - (n % 2) * 6, 12, 14, "#8fae4a")) +
    bank(false, 0.9) +
    bank(true, 0.9) +
    palm(3, 20, 1130, 960, "#134238", 0.26, "#2f3f34") +
    palm(8, 790, 1150, 1010, "#134238", -0.28, "#2f3f34") +
    bananaPlant(4, 80, 1200, 330, "#1f6148") +
    bananaPlant(7, 730, 1206, 300, "#1a5844") +
    birds(4, 430, 300, 100, 5, "#4f8f74", 12)
  );
});
