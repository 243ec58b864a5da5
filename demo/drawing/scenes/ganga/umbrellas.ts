import { darker, lighter } from "../../colour";
import { CREAM, RED, SAFFRON, TEAL } from "../../palette";
import { shikhara } from "../../pieces/domes";
import { sari, sitter, walker } from "../../pieces/people";
import { birds } from "../../pieces/sky";
import { houseFront, steps } from "../../pieces/walls";
import { times } from "../../random";
import { wide } from "../../scene";
import { ellipse, linear, path, put, rect, stroke } from "../../svg";

export const umbrellas = wide(() => {
  const parasol = (x: number, y: number, size: number, colour: string) =>
    stroke(`M${x} ${y}L${x + size * 0.2} ${y + size * 1.25}`, "#5a3428", size * 0.05) +
    path(
      `M${x - size} ${y + size * 0.12}Q${x - size * 0.5} ${y - size * 0.42} ${x} ${y - size * 0.5}Q${x + size * 0.5} ${y - size * 0.42} ${x + size} ${y + size * 0.12}Q${x} ${y - size * 0.02} ${x - size} ${y + size * 0.12}Z`,
      linear([lighter(colour, 0.2), colour]),
    ) +
    path(
      `M${x - size} ${y + size * 0.12}Q${x} ${y + size * 0.26} ${x + size} ${y + size * 0.12}Q${x} ${y - size * 0.02} ${x - size} ${y + size * 0.12}Z`,
      darker(colour, 0.45),
    ) +
    times(7, (index) =>
      stroke(
        `M${x} ${y - size * 0.5}Q${x + (index - 3) * size * 0.2} ${y - size * 0.3} ${x + (index - 3) * size * 0.32} ${y + size * 0.04}`,
        darker(colour, 0.25),
        1.6,
        'opacity="0.7"',
      ),
    );
  const platform = (x: number, y: number, size: number, index: number) =>
    rect(x - size, y, size * 2, size * 0.16, "#a8744c") +
    times(4, (n) =>
      rect(x - size * 0.9 + n * size * 0.57, y + size * 0.16, size * 0.08, size * 0.34, "#6a3f34"),
    ) +
    (index % 3
      ? put(
          sitter({
            top: [SAFFRON, CREAM, "#cf5b36"][index % 3] ?? CREAM,
            bottom: CREAM,
            head: index % 2 ? RED : undefined,
          }),
          x - size * 0.2,
          y,
          size / 72,
        )
      : "");
  const spots: [number, number, number, string][] = [
    [180, 330, 84, "#e3b06a"],
    [420, 300, 76, "#d98f5a"],
    [690, 320, 86, "#edc88a"],
    [960, 300, 80, "#cf7f54"],
    [300, 470, 120, "#e8b566"],
    [640, 460, 126, "#d9804f"],
    [1000, 470, 128, "#f0cf90"],
    [120, 620, 150, "#d98a54"],
    [850, 650, 170, "#e3a85c"],
  ];
  return (
    rect(0, 0, 1200, 800, linear(["#f7dfae", "#f0c08a"])) +
    put(houseFront(3, 380, 300, "#c9786a", "#8a4a54"), -30, 270) +
    put(houseFront(6, 320, 250, "#d9a07a", "#8a4a54"), 350, 270) +
    put(shikhara(70, 260, "#c4604a"), 760, 290) +
    put(houseFront(9, 420, 290, "#b56a6c", "#8a4a54"), 850, 270) +
    steps(0, 260, 1200, 560, 22, "#cf9474") +
    spots
      .map(
        ([x, y, size, colour], index) =>
          ellipse(
            x + size * 0.6,
            y + size * 1.5,
            size * 1.3,
            size * 0.18,
            "#5a2f44",
            'opacity="0.25"',
          ) +
          platform(x, y + size, size * 0.8, index) +
          parasol(x, y, size, colour),
      )
      .join("") +
    put(sari("#cf4436", SAFFRON), 470, 720, 1.5) +
    put(sari(TEAL, CREAM), 545, 735, 1.5) +
    put(walker({ top: SAFFRON, bottom: "#f0b45a", skin: "#5f3a30" }), 400, 590, 1.05) +
    birds(4, 720, 130, 300, 12, "#7a4454", 11) +
    path("M-10 -10H500L-10 560Z", "#fff6dc", 'opacity="0.16"')
  );
});
