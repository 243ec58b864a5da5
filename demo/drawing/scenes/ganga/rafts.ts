import { darker, lighter } from "../../colour";
import { MONSOON } from "../../palette";
import { raft } from "../../pieces/boats";
import { land, plant, skyline } from "../../pieces/land";
import { glow, mist, sky } from "../../pieces/sky";
import { deodar } from "../../pieces/trees";
import { boulder } from "../../pieces/walls";
import { ripples } from "../../pieces/water";
import { between, random, times } from "../../random";
import { wide } from "../../scene";
import { circle, linear, path, put, rect } from "../../svg";

export const rafts = wide(() => {
  const mood = { ...MONSOON, sky: ["#8fc4c4", "#d9e6c8", "#f7edcc"] };
  const wall = (mirror: boolean, reach: number, colour: string, seed: number) => {
    const line = (x: number) =>
      (mirror ? 1200 - x : x) < reach
        ? 120 +
          Math.max(0, (mirror ? 1200 - x : x) / reach) ** 1.6 * 420 +
          Math.sin(x / 40 + seed) * 14
        : 560;
    return (
      land(line, 1200, 600, linear([lighter(colour, 0.1), colour, darker(colour, 0.25)])) +
      plant(
        seed,
        line,
        mirror ? 1200 - reach * 0.9 : 0,
        mirror ? 1200 : reach * 0.9,
        17,
        (x, y, size) => deodar(x, y + 16, 90 * size, darker(colour, 0.15), 6),
      )
    );
  };
  const foam = (seed: number, y: number, colour: string, height: number) => {
    const next = random(seed);
    let d = `M-10 ${y}`;
    for (let x = -10; x < 1210; x += 80)
      d += `Q${x + 40} ${y - height * between(next, 0.4, 1.3)} ${x + 80} ${y + between(next, -8, 8)}`;
    return path(`${d}V${y + 120}H-10Z`, colour);
  };
  return (
    sky(mood, 1200, 800) +
    glow(600, 260, 380, "#fff6d4", 0.9) +
    land(skyline(301, 330, 70, 260), 1200, 600, "#a9cbb5") +
    mist(400, 140, 1200, "#eef3d9", 0.8) +
    wall(false, 620, "#6aa58c", 4) +
    wall(true, 560, "#5a9a86", 7) +
    mist(520, 120, 1200, "#dcebd2", 0.5) +
    wall(false, 380, "#2f6f62", 9) +
    wall(true, 320, "#276458", 12) +
    rect(0, 540, 1200, 270, linear(["#a9dcc4", "#3f9f94", "#1f6f74"])) +
    ripples(4, 1200, 550, 640, "#f0faf0", 60, 0.7) +
    put(raft("#f0852f", "#cf4436"), 800, 604, 0.75, 5) +
    foam(3, 622, "#e9f6ea", 26) +
    foam(5, 640, "#4fa89c", 30) +
    put(raft("#f0852f", "#f2c23a"), 420, 700, 1.5, -8) +
    foam(8, 716, "#f3faf0", 40) +
    foam(9, 736, "#3f9a92", 36) +
    boulder(4, 1120, 800, 340, 190, "#7f8f86", "#2f4a50") +
    boulder(6, 60, 810, 260, 130, "#73857e", "#2a4448") +
    foam(14, 786, "#e3f3e6", 26) +
    times(40, (index) =>
      circle(
        250 + ((index * 53) % 420),
        640 + ((index * 31) % 90),
        2 + (index % 3),
        "#f6fcf4",
        'opacity="0.8"',
      ),
    )
  );
});
