import type { Mood } from "../palette";
import { between, random, times } from "../random";
import { circle, ellipse, linear, path, put, radial, rect, stroke } from "../svg";

export function sky(mood: Mood, width: number, height: number): string {
  return rect(0, 0, width, height, linear(mood.sky));
}

export function glow(x: number, y: number, radius: number, colour: string, strength = 0.8): string {
  return circle(
    x,
    y,
    radius,
    radial([`${colour}/${strength}`, `${colour}/${strength * 0.35}`, `${colour}/0`]),
  );
}

export function sun(x: number, y: number, radius: number, mood: Mood): string {
  return (
    glow(x, y, radius * 7, mood.glow, 0.75) +
    glow(x, y, radius * 2.4, mood.light, 0.6) +
    circle(x, y, radius, mood.light)
  );
}

export function moon(x: number, y: number, radius: number, colour = "#fdeecb"): string {
  const crater = (dx: number, dy: number, size: number) =>
    circle(x + dx * radius, y + dy * radius, size * radius, "#d9b98f", 'opacity="0.35"');
  return (
    glow(x, y, radius * 3.2, colour, 0.4) +
    circle(x, y, radius, colour) +
    crater(-0.35, -0.2, 0.22) +
    crater(0.2, 0.3, 0.3) +
    crater(0.4, -0.4, 0.13) +
    crater(-0.25, 0.5, 0.11)
  );
}

export function stars(seed: number, width: number, height: number, count: number): string {
  const next = random(seed);
  return times(count, () => {
    const size = next() ** 4 * 2 + 0.6;
    const x = next() * width;
    const y = next() ** 1.3 * height;
    return circle(x, y, size, "#fff4d8", `opacity="${between(next, 0.35, 1).toFixed(2)}"`);
  });
}

/** A band of stars across the sky, turned by `turn` degrees around its middle. */
export function milkyWay(seed: number, x: number, y: number, length: number, turn: number): string {
  const next = random(seed);
  const haze = times(26, () => {
    const along = (next() - 0.5) * length;
    const colour = next() > 0.5 ? "#7f78c4" : "#c58fb0";
    const size = between(next, 60, 150);
    return ellipse(
      along,
      (next() - 0.5) * 70,
      size * 1.5,
      size,
      radial([`${colour}/0.2`, `${colour}/0`]),
    );
  });
  const dust = times(420, () => {
    const spread = (next() + next() + next() - 1.5) * 130;
    const opacity = between(next, 0.3, 1).toFixed(2);
    return circle(
      (next() - 0.5) * length,
      spread,
      next() ** 3 * 1.7 + 0.5,
      "#ffeed2",
      `opacity="${opacity}"`,
    );
  });
  return put(haze + dust, x, y, 1, turn);
}

/** A flat-bottomed cloud with rounded heaps, its foot fading into the air. */
export function cloud(
  seed: number,
  x: number,
  y: number,
  width: number,
  colour: string,
  opacity = 0.85,
): string {
  const next = random(seed);
  const heaps = 6;
  let d = `M${x - width / 2} ${y}`;
  for (let heap = 0; heap < heaps; heap++) {
    const step = width / heaps;
    const middle = 1 - Math.abs((heap + 0.5) / heaps - 0.5) * 1.5;
    const rise = step * (0.35 + middle * between(next, 0.5, 1));
    const from = x - width / 2 + heap * step;
    d += `C${from - step * 0.12} ${y - rise} ${from + step * 1.12} ${y - rise} ${from + step} ${y - (heap < heaps - 1 ? step * 0.12 * middle : 0)}`;
  }
  return path(`${d}Z`, linear([`${colour}/${opacity}`, `${colour}/${opacity * 0.2}`]));
}

/** Long thin evening clouds, drawn as tapering strokes. */
export function streaks(
  seed: number,
  width: number,
  top: number,
  bottom: number,
  colour: string,
  count = 7,
): string {
  const next = random(seed);
  return times(count, () => {
    const x = next() * width;
    const y = between(next, top, bottom);
    const length = between(next, 120, 420);
    const thick = between(next, 3, 11);
    const d = `M${x - length} ${y}Q${x - length * 0.2} ${y - thick} ${x} ${y - thick * 0.6}T${x + length} ${y + thick * 0.2}Q${x} ${y + thick} ${x - length} ${y}Z`;
    return path(d, colour, `opacity="${between(next, 0.25, 0.7).toFixed(2)}"`);
  });
}

/** A soft horizontal band, thickest in its middle. */
export function mist(
  y: number,
  height: number,
  width: number,
  colour: string,
  strength = 0.7,
): string {
  return rect(
    0,
    y - height / 2,
    width,
    height,
    linear([`${colour}/0`, `${colour}/${strength}`, `${colour}/0`]),
  );
}

export function rain(
  seed: number,
  width: number,
  height: number,
  count: number,
  colour = "#eef6ee",
): string {
  const next = random(seed);
  return times(count, () => {
    const x = next() * width * 1.1;
    const y = next() * height;
    const length = between(next, 18, 52);
    return stroke(
      `M${x.toFixed(1)} ${y.toFixed(1)}l${(-length * 0.28).toFixed(1)} ${length.toFixed(1)}`,
      colour,
      between(next, 0.8, 2),
      `opacity="${between(next, 0.15, 0.5).toFixed(2)}"`,
    );
  });
}

function bird(x: number, y: number, size: number, colour: string, lift = 0.5): string {
  const wing = size * lift;
  return path(
    `M${x - size} ${y - wing * 0.3}Q${x - size * 0.5} ${y - wing} ${x} ${y}Q${x + size * 0.5} ${y - wing} ${x + size} ${y - wing * 0.3}Q${x + size * 0.5} ${y - wing * 0.6} ${x} ${y + size * 0.16}Q${x - size * 0.5} ${y - wing * 0.6} ${x - size} ${y - wing * 0.3}Z`,
    colour,
  );
}

export function birds(
  seed: number,
  x: number,
  y: number,
  spread: number,
  count: number,
  colour: string,
  size = 11,
): string {
  const next = random(seed);
  return times(count, () =>
    bird(
      x + (next() - 0.5) * spread * 2,
      y + (next() - 0.5) * spread * 0.7,
      between(next, size * 0.55, size * 1.2),
      colour,
      between(next, 0.3, 0.8),
    ),
  );
}
