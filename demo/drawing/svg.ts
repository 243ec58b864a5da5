export type Point = readonly [number, number];

const definitions = new Map<string, string>();

function define(body: (id: string) => string): string {
  const key = body("");
  let hash = 7;
  for (const character of key) hash = (Math.imul(hash, 31) + character.charCodeAt(0)) >>> 0;
  const id = `d${hash.toString(36)}`;
  definitions.set(id, body(id));
  return id;
}

function stops(colours: string[]): string {
  const last = Math.max(1, colours.length - 1);
  return colours
    .map((colour, index) => {
      const [hex, opacity = "1"] = colour.split("/");
      return `<stop offset="${index / last}" stop-color="${hex}" stop-opacity="${opacity}"/>`;
    })
    .join("");
}

/** A gradient from top to bottom (or left to right); colours are "#rrggbb" or "#rrggbb/opacity". */
export function linear(colours: string[], sideways = false): string {
  const end = sideways ? 'x2="1" y2="0"' : 'x2="0" y2="1"';
  return `url(#${define(
    (id) => `<linearGradient id="${id}" x1="0" y1="0" ${end}>${stops(colours)}</linearGradient>`,
  )})`;
}

/** A gradient from the centre outwards. */
export function radial(colours: string[]): string {
  return `url(#${define((id) => `<radialGradient id="${id}">${stops(colours)}</radialGradient>`)})`;
}

/** Shows `content` only inside `shape`. */
export function clip(shape: string, content: string): string {
  const id = define((name) => `<clipPath id="${name}">${shape}</clipPath>`);
  return `<g clip-path="url(#${id})">${content}</g>`;
}

const n = (value: number) => Number(value.toFixed(2));

export function path(d: string, fill: string, more = ""): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

export function stroke(d: string, colour: string, width: number, more = ""): string {
  const cap = 'stroke-linecap="round" stroke-linejoin="round"';
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" ${cap} ${more}/>`;
}

export function rect(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more = "",
): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}" ${more}/>`;
}

export function circle(x: number, y: number, radius: number, fill: string, more = ""): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}" ${more}/>`;
}

export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more = "",
): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;
}

export function points(list: readonly Point[]): string {
  return list.map(([x, y], index) => `${index ? "L" : "M"}${n(x)} ${n(y)}`).join("");
}

export function polygon(list: readonly Point[], fill: string, more = ""): string {
  return path(`${points(list)}Z`, fill, more);
}

/** Moves, scales and turns `content`, which is drawn around the origin. */
export function put(content: string, x: number, y: number, scale = 1, turn = 0): string {
  return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(scale)})">${content}</g>`;
}

/** Mirrors `content` left to right around its own origin. */
export const flip = (content: string) => `<g transform="scale(-1 1)">${content}</g>`;

export const fade = (content: string, opacity: number) =>
  `<g opacity="${n(opacity)}">${content}</g>`;

/** Wraps a scene into a document of the given view and pixel size, with the paints it used. */
export function document(
  content: string,
  view: { width: number; height: number },
  pixels: { width: number; height: number },
): string {
  const paints = [...definitions.values()].join("");
  definitions.clear();
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels.width}" height="${pixels.height}" viewBox="0 0 ${view.width} ${view.height}" preserveAspectRatio="xMidYMid slice"><defs>${paints}</defs>${content}</svg>`;
}
