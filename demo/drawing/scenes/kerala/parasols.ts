import { mix } from "../../colour";
import { RED, SAFFRON, TEAL } from "../../palette";
import { shadowDisc } from "../../pieces/food";
import { random, times } from "../../random";
import { wide } from "../../scene";
import { circle, ellipse, linear, path, put, rect, stroke } from "../../svg";

export const parasols = wide(() => {
  const from = (x: number, y: number, size: number, colour: string, second: string, turn: number) =>
    shadowDisc(x + 6, y + 12, size) +
    put(
      circle(0, 0, size, "#f7cf62") +
        times(44, (n) =>
          stroke(
            `M${Math.cos(n * 0.1428) * size * 0.96} ${Math.sin(n * 0.1428) * size * 0.96}L${Math.cos(n * 0.1428) * size * 1.07} ${Math.sin(n * 0.1428) * size * 1.07}`,
            "#f0b43a",
            size * 0.035,
          ),
        ) +
        times(12, (n) => {
          const a = (n / 12) * 6.283;
          const b = ((n + 1) / 12) * 6.283;
          const r = size * 0.95;
          return path(
            `M0 0L${Math.cos(a) * r} ${Math.sin(a) * r}A${r} ${r} 0 0 1 ${Math.cos(b) * r} ${Math.sin(b) * r}Z`,
            mix(
              n % 2 ? colour : second,
              n > 5 && n < 11 ? "#fff3dc" : "#1a0f30",
              n > 5 && n < 11 ? 0.14 : 0.1,
            ),
          );
        }) +
        circle(0, 0, size * 0.72, "none", `stroke="#f7cf62" stroke-width="${size * 0.035}"`) +
        times(24, (n) =>
          circle(
            Math.cos(n * 0.2618) * size * 0.84,
            Math.sin(n * 0.2618) * size * 0.84,
            size * 0.028,
            "#fbe9b0",
          ),
        ) +
        circle(0, 0, size * 0.3, "none", `stroke="#f7cf62" stroke-width="${size * 0.025}"`) +
        circle(0, 0, size * 0.12, "#f0b43a") +
        circle(0, 0, size * 0.06, "#fff3c8"),
      x,
      y,
      1,
      turn,
    );
  const next = random(5);
  const heads = times(70, (index) => {
    const x = next() * 1200;
    const y = next() * 800;
    return ellipse(x, y, 30, 22, index % 3 ? "#5a2c34" : "#6f3a3a") + circle(x, y, 13, "#3a1c2c");
  });
  return (
    rect(0, 0, 1200, 800, linear(["#a8643f", "#7a4038"])) +
    heads +
    from(170, 170, 180, RED, "#b52f3c", 4) +
    from(520, 120, 165, "#2f8f6a", "#247a5c", 20) +
    from(860, 180, 190, SAFFRON, "#e07f24", 9) +
    from(1130, 60, 150, "#d9467a", "#b53566", 15) +
    from(60, 520, 170, "#3b5aa8", "#2f4a90", 12) +
    from(370, 450, 195, "#f3c23a", "#e0a52a", 2) +
    from(720, 510, 200, "#cf3f5a", "#a82f4c", 17) +
    from(1060, 440, 175, TEAL, "#186a68", 6) +
    from(200, 780, 160, "#d9566a", "#b5405a", 8) +
    from(540, 790, 165, RED, "#b52f3c", 14) +
    from(930, 770, 170, "#5f9a4a", "#4a843c", 3) +
    from(1210, 740, 150, SAFFRON, "#e07f24", 10)
  );
});
