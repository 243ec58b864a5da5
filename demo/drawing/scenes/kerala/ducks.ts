import { darker } from "../../colour";
import { CREAM, RED } from "../../palette";
import { podFromAbove } from "../../pieces/fields";
import { random, times } from "../../random";
import { wide } from "../../scene";
import { circle, ellipse, linear, path, put, rect, stroke } from "../../svg";

export const ducks = wide(() => {
  const next = random(14);
  const paddy = (x: number, y: number, w: number, h: number, colour: string, turn: number) =>
    put(
      rect(-w / 2, -h / 2, w, h, linear([colour, darker(colour, 0.12)])) +
        times(Math.round(w / 26), (index) =>
          times(Math.round(h / 26), (row) =>
            stroke(
              `M${-w / 2 + 14 + index * 26} ${-h / 2 + 16 + row * 26}l4 -9m-4 9l-4 -9`,
              "#4f9a48",
              2.2,
            ),
          ),
        ) +
        ellipse(-w * 0.1, -h * 0.1, w * 0.3, h * 0.14, "#f3f8e0", 'opacity="0.18"'),
      x,
      y,
      1,
      turn,
    );
  const along = (t: number): [number, number] => [
    1240 - t * 1300,
    560 - Math.sin(t * 3.6) * 250 + t * 120,
  ];
  const flock = times(130, () => {
    const t = 0.36 + next() ** 1.2 * 0.5;
    const [x, y] = along(t);
    const px = x + (next() - 0.5) * 54;
    const py = y + (next() - 0.5) * 54;
    return put(
      ellipse(3, 4, 9, 5, "#1f4f4c", 'opacity="0.4"') +
        ellipse(0, 0, 9, 5.4, "#fffaf0") +
        circle(9, 0, 3.6, "#fffaf0") +
        path("M12 -1.4l5 1.4l-5 1.4Z", "#f0992f"),
      px,
      py,
      1,
      -28 + next() * 50,
    );
  });
  let bed = "";
  for (let t = -0.05; t <= 1.06; t += 0.05) {
    const [x, y] = along(t);
    bed += `${bed ? "L" : "M"}${x.toFixed(0)} ${y.toFixed(0)}`;
  }
  const [bx, by] = along(0.26);
  return (
    rect(0, 0, 1200, 800, "#5f8f4a") +
    paddy(160, 120, 460, 280, "#9fd08a", -14) +
    paddy(620, 40, 400, 240, "#b5d89a", -12) +
    paddy(1080, 130, 420, 330, "#8fc99a", -16) +
    paddy(760, 640, 420, 300, "#a8d490", 10) +
    paddy(300, 700, 460, 260, "#8fc490", 8) +
    paddy(1150, 730, 400, 300, "#b5dc9c", 12) +
    stroke(bed, "#3f6f3c", 176) +
    stroke(bed, "#8a6f4a", 160) +
    stroke(bed, "#4f9a94", 140) +
    stroke(bed, "#3f8a88", 96) +
    times(34, (index) => {
      const t = (index + next()) / 34;
      const [x, y] = along(t);
      return ellipse(
        x + (next() - 0.5) * 90,
        y + (next() - 0.5) * 90,
        22,
        2,
        "#cfe9d8",
        'opacity="0.5"',
      );
    }) +
    flock +
    put(
      podFromAbove(86, 20, "#3a2430", "#6a4434") +
        ellipse(-30, 0, 17, 15, CREAM) +
        circle(-30, 0, 9, RED) +
        stroke("M-40 -6L-110 -60", "#d9b07a", 4),
      bx,
      by,
      1.1,
      158,
    ) +
    times(16, (index) => {
      const t = index / 16;
      const [x, y] = along(t);
      const side = index % 2 ? 118 : -112;
      const px = x + 10;
      const py = y + side;
      return (
        ellipse(px + 12, py + 18, 42, 36, "#2f5f34", 'opacity="0.45"') +
        times(11, (n) =>
          put(
            path("M0 0Q22 -9 48 0Q22 7 0 0Z", n % 2 ? "#2f7a48" : "#43935a"),
            px,
            py,
            1,
            n * 33 + index * 9,
          ),
        ) +
        circle(px, py, 5, "#8a5f3c")
      );
    })
  );
});
