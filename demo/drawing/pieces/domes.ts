import { darker, lighter } from "../colour";
import { times } from "../random";
import { circle, ellipse, linear, path, rect, stroke } from "../svg";

/** The outline of an onion dome of the given half width, from its drum at y = 0. */
function onion(half: number, height: number): string {
  const h = half;
  return `M${-h * 0.86} 0C${-h * 1.3} ${-height * 0.34} ${-h * 0.72} ${-height * 0.62} ${-h * 0.3} ${-height * 0.76}Q${-h * 0.06} ${-height * 0.85} 0 ${-height}Q${h * 0.06} ${-height * 0.85} ${h * 0.3} ${-height * 0.76}C${h * 0.72} ${-height * 0.62} ${h * 1.3} ${-height * 0.34} ${h * 0.86} 0Z`;
}

function finial(y: number, size: number, colour: string): string {
  return (
    rect(-size * 0.06, y - size, size * 0.12, size, colour) +
    circle(0, y - size * 0.35, size * 0.17, colour) +
    circle(0, y - size * 0.68, size * 0.11, colour)
  );
}

/** An onion dome with a shaded right side and optional dark stripes; it stands on y = 0. */
export function onionDome(half: number, height: number, colour: string, stripe?: string): string {
  const stripes = stripe
    ? times(7, (index) => {
        const t = (index - 3) / 3.4;
        return stroke(
          `M${t * half * 0.86} 0C${t * half * 1.28} ${-height * 0.34} ${t * half * 0.7} ${-height * 0.62} ${t * half * 0.28} ${-height * 0.77}`,
          stripe,
          half * 0.045,
        );
      })
    : "";
  const shade = `M0 ${-height}Q${half * 0.06} ${-height * 0.85} ${half * 0.3} ${-height * 0.76}C${half * 0.72} ${-height * 0.62} ${half * 1.3} ${-height * 0.34} ${half * 0.86} 0L${half * 0.3} 0C${half * 0.66} ${-height * 0.34} ${half * 0.4} ${-height * 0.62} 0 ${-height}Z`;
  return (
    path(onion(half, height), colour) +
    stripes +
    path(shade, darker(colour, 0.5), 'opacity="0.32"') +
    finial(-height * 0.97, height * 0.34, darker(colour, 0.1))
  );
}

/** A half-round dome with ribs, as on a chhatri or tomb. */
export function ribbedDome(half: number, height: number, colour: string): string {
  return (
    path(`M${-half} 0Q${-half} ${-height} 0 ${-height}T${half} 0Z`, colour) +
    path(
      `M0 ${-height}Q${half} ${-height} ${half} 0L${half * 0.42} 0Q${half * 0.5} ${-height * 0.8} 0 ${-height}Z`,
      darker(colour, 0.22),
    ) +
    finial(-height * 0.97, height * 0.5, colour)
  );
}

/** A cusped Mughal arch standing on y = 0, as a path for filling or clipping. */
export function cuspedArch(half: number, height: number): string {
  const spring = -height * 0.55;
  const cusps = 4;
  let left = "";
  let right = "";
  const at = (t: number): [number, number] => [
    half * Math.cos((t * Math.PI) / 2) ** 0.85,
    spring - height * 0.4 * Math.sin((t * Math.PI) / 2),
  ];
  for (let cusp = 0; cusp < cusps; cusp++) {
    const [x2, y2] = at((cusp + 1) / cusps);
    const [x1, y1] = at(cusp / cusps);
    const mx = (x1 + x2) / 2 + half * 0.11;
    const my = (y1 + y2) / 2 - height * 0.06;
    right = `Q${mx.toFixed(1)} ${my.toFixed(1)} ${x1.toFixed(1)} ${y1.toFixed(1)}${right}`;
    left += `Q${(-mx).toFixed(1)} ${my.toFixed(1)} ${(-x2).toFixed(1)} ${y2.toFixed(1)}`;
  }
  const tip = at(1);
  return `M${-half} 0L${-half} ${spring}${left}Q0 ${tip[1] - height * 0.02} 0 ${-height}Q0 ${tip[1] - height * 0.02} ${tip[0].toFixed(1)} ${tip[1].toFixed(1)}${right}L${half} 0Z`;
}

/** A pointed arch standing on y = 0. */
export function pointedArch(half: number, height: number): string {
  return `M${-half} 0V${-height * 0.55}Q${-half} ${-height * 0.82} 0 ${-height}Q${half} ${-height * 0.82} ${half} ${-height * 0.55}V0Z`;
}

/** A domed pavilion on pillars, `half` wide each side. */
export function chhatri(half: number, colour: string, inside?: string): string {
  const h = half;
  return (
    rect(
      -h * 0.9,
      -h * 1.25,
      h * 1.8,
      h * 1.25,
      inside ?? darker(colour, 0.55),
      inside ? "" : 'opacity="0.25"',
    ) +
    times(4, (index) =>
      rect(
        -h * 0.92 + index * h * 0.56,
        -h * 1.3,
        h * 0.15,
        h * 1.3,
        index > 1 ? darker(colour, 0.2) : colour,
      ),
    ) +
    rect(-h * 1.05, -h * 0.2, h * 2.1, h * 0.2, colour) +
    path(
      `M${-h * 1.3} ${-h * 1.25}L${-h * 0.95} ${-h * 1.5}H${h * 0.95}L${h * 1.3} ${-h * 1.25}Z`,
      darker(colour, 0.12),
    ) +
    rect(-h * 0.88, -h * 1.62, h * 1.76, h * 0.13, lighter(colour, 0.15)) +
    `<g transform="translate(0 ${-h * 1.6})">${ribbedDome(h * 0.82, h * 0.95, colour)}</g>`
  );
}

/** A banded minaret with a small dome, its foot at y = 0. */
export function minaret(half: number, height: number, colour: string, band: string): string {
  const body = linear([colour, darker(colour, 0.12)]);
  return (
    path(`M${-half} 0L${-half * 0.72} ${-height}L${half * 0.72} ${-height}L${half} 0Z`, body) +
    path(
      `M${half * 0.25} 0L${half * 0.2} ${-height}L${half * 0.72} ${-height}L${half} 0Z`,
      darker(colour, 0.5),
      'opacity="0.3"',
    ) +
    times(3, (index) =>
      rect(-half * 1.15, -height * (0.36 + index * 0.3), half * 2.3, half * 0.34, band),
    ) +
    times(3, (index) =>
      stroke(
        `M${(index - 1) * half * 0.45} 0L${(index - 1) * half * 0.36} ${-height}`,
        band,
        half * 0.09,
      ),
    ) +
    `<g transform="translate(0 ${-height})">${chhatri(half * 0.72, colour)}</g>`
  );
}

/** A curved North Indian temple spire (shikhara) with a disc on top. */
export function shikhara(half: number, height: number, colour: string): string {
  const shape = `M${-half} 0C${-half} ${-height * 0.5} ${-half * 0.55} ${-height * 0.82} ${-half * 0.2} ${-height * 0.92}H${half * 0.2}C${half * 0.55} ${-height * 0.82} ${half} ${-height * 0.5} ${half} 0Z`;
  const dark = `M${half * 0.2} 0C${half * 0.4} ${-height * 0.5} ${half * 0.2} ${-height * 0.82} ${half * 0.06} ${-height * 0.92}H${half * 0.2}C${half * 0.55} ${-height * 0.82} ${half} ${-height * 0.5} ${half} 0Z`;
  return (
    path(shape, colour) +
    path(dark, darker(colour, 0.45), 'opacity="0.4"') +
    times(5, (index) => {
      const t = (index + 1) / 6;
      const w = half * (1 - t ** 2.4 * 0.75);
      return stroke(
        `M${-w} ${-height * t * 0.92}H${w}`,
        darker(colour, 0.3),
        half * 0.035,
        'opacity="0.55"',
      );
    }) +
    ellipse(0, -height * 0.93, half * 0.32, half * 0.1, lighter(colour, 0.2)) +
    finial(-height * 0.94, height * 0.14, "#e7b04a")
  );
}

/** A South Indian gate tower of stepped storeys, its foot at y = 0. */
export function gopuram(half: number, height: number, storeys: number, colour: string): string {
  const body = times(storeys, (index) => {
    const t = index / storeys;
    const w = half * (1 - t * 0.62);
    const w2 = half * (1 - (t + 1 / storeys) * 0.62);
    const y = -height * 0.84 * t;
    const tall = (height * 0.84) / storeys;
    const niches = times(7, (niche) =>
      path(
        `M${(niche - 3) * w * 0.26 - w * 0.07} ${y - tall * 0.1}v${-tall * 0.45}q${w * 0.07} ${-tall * 0.25} ${w * 0.14} 0v${tall * 0.45}Z`,
        darker(colour, niche === 3 ? 0.6 : 0.32),
      ),
    );
    return (
      path(
        `M${-w} ${y}L${-w2 * 0.99} ${y - tall}H${w2 * 0.99}L${w} ${y}Z`,
        linear([lighter(colour, 0.12), colour]),
      ) +
      niches +
      rect(-w * 1.03, y - tall * 0.05, w * 2.06, tall * 0.13, lighter(colour, 0.3))
    );
  });
  const top = -height * 0.84;
  const w = half * 0.38;
  return (
    body +
    path(`M${-w * 1.1} ${top}Q${-w * 1.2} ${-height} 0 ${-height}T${w * 1.1} ${top}Z`, colour) +
    times(
      5,
      (index) =>
        `<g transform="translate(${(index - 2) * w * 0.42} 0)">${finial(-height * 0.985, height * 0.06, "#e7b04a")}</g>`,
    ) +
    path(
      `M${half * 0.3} 0L${half * 0.1} ${top}L${w} ${top}L${half} 0Z`,
      darker(colour, 0.6),
      'opacity="0.22"',
    )
  );
}
