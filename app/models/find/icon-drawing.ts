import {
  type JourneyLine,
  journeyPath,
  type LineOffsets,
  pointAt,
} from "~/map-drawing/journey-path";
import { dark, light } from "~/styles/palette";
import { inOwnColours, type OwnColours } from "~/utils/colours/own-colours";

/** The side of the drawing, and the radius of its corners, in its own units. */
const SIDE = 64;
const CORNER = 14;
/** Size and position of the line with its dots within the icon. */
const LINE = { length: 46, breadth: 26, upright: true };
const PLACE = "translate(19 9)";
/** The dot always stands here: an icon that changed every day would not be recognized. */
const HERE_PERCENT = 56;

type Drawing = { offsets: LineOffsets; colours: OwnColours };

function mark(offsets: LineOffsets) {
  const line: JourneyLine = { ...LINE, offsets };
  const [start, here] = [pointAt(0, line), pointAt(HERE_PERCENT, line)];
  return `<g transform="${PLACE}" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round">
<path d="${journeyPath(HERE_PERCENT, 100, line)}" stroke-dasharray="0.1 7.2" stroke-dashoffset="-3.9"/>
<path d="${journeyPath(0, HERE_PERCENT, line)}"/>
<circle cx="${start.x}" cy="${start.y}" r="1"/>
<circle cx="${here.x}" cy="${here.y}" r="6.5" fill="currentColor" stroke="none"/>
</g>`;
}

function svg(size: number, inner: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${SIDE} ${SIDE}">\n${inner}\n</svg>\n`;
}

/** The radius of an icon's corners, in pixels. */
export function cornerOf(size: number) {
  return (size * CORNER) / SIDE;
}

/** The journey's line on the night's indigo. */
export function drawnIcon({ offsets, colours }: Drawing, size: number, isRounded: boolean) {
  const ground = `<rect width="${SIDE}" height="${SIDE}" rx="${isRounded ? CORNER : 0}" fill="${dark.canvas}"/>`;
  const line = mark(offsets).replaceAll("currentColor", dark.accent);
  return inOwnColours(svg(size, `${ground}\n${line}`), colours);
}

/**
 * The same for a browser's tabs. Browsers with a dark tab strip get a paper background, because indigo would not show.
 */
export function drawnFavicon({ offsets, colours }: Drawing) {
  const style = `<style>
svg{color:${dark.accent}}rect{fill:${dark.canvas}}
@media(prefers-color-scheme:dark){svg{color:${light.accent}}rect{fill:${light.canvas}}}
</style>`;
  const ground = `<rect width="${SIDE}" height="${SIDE}" rx="${CORNER}"/>`;
  return inOwnColours(svg(SIDE, `${style}\n${ground}\n${mark(offsets)}`), colours);
}

/** An icon file (ICO) that holds one PNG of this many pixels. */
export function icoAround(png: Buffer, size: number) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
