import { MAP } from "~/map-drawing/map-projection";
import { smoothPath } from "~/map-drawing/smooth-line";
import { shareLayout } from "~/models/find/share/share-layout";
import type { ShareRoad } from "~/models/pictures/picture-tasks";
import { light } from "~/styles/palette";

/** The smallest distance of a road from the edge of the visible map. */
const EDGE = 24;
const MIDDLE = MAP.width / 2;

/** The layer over the photograph: the strip of paper with the road, and a shade behind the words. */
export function shareDrawing({ line, dot }: ShareRoad, land: string) {
  const { width, height, map } = shareLayout;
  const place = placeOf(line.concat(dot ?? []));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<defs>
<linearGradient id="shade" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0b0a1c" stop-opacity="0"/><stop offset=".5" stop-color="#0b0a1c" stop-opacity=".6"/><stop offset="1" stop-color="#0b0a1c" stop-opacity=".86"/></linearGradient>
<clipPath id="strip"><rect x="${map.left}" y="${map.top}" width="${map.width}" height="${map.height}"/></clipPath>
</defs>
${shade()}<g clip-path="url(#strip)"><g transform="${place}" fill="none" stroke-linecap="round" stroke-linejoin="round">
<g transform="scale(.5)"><path d="${land}" stroke="${light.monsoon}" stroke-opacity=".09" stroke-width="30"/><path d="${land}" fill="${light.surface}" stroke="${light.monsoon}" stroke-opacity=".55" stroke-width="1.6"/></g>
<path d="${smoothPath(line)}" stroke="${light.accent}" stroke-width="2.4"/>
${dot ? `<circle cx="${dot.x}" cy="${dot.y}" r="11" fill="${light.accent}" fill-opacity=".2"/><circle cx="${dot.x}" cy="${dot.y}" r="5.5" fill="${light.accent}" stroke="${light.surface}" stroke-width="1.6"/>` : ""}
</g></g></svg>`;
}

function shade() {
  const { photo } = shareLayout;
  const top = photo.top + photo.height * 0.12;
  return `<rect x="${photo.left}" y="${top}" width="${photo.width}" height="${photo.height - (top - photo.top)}" fill="url(#shade)"/>\n`;
}

/**
 * Where the map is put in its strip: at full height around its middle, or around the road if that would not be visible;
 * smaller if the road is wider than the strip.
 */
function placeOf(points: { x: number }[]) {
  const { map: strip } = shareLayout;
  const xs = points.map(({ x }) => x);
  const [first, last] = [Math.min(...xs), Math.max(...xs)];
  const scale = Math.min(strip.height / MAP.height, strip.width / (last - first + 2 * EDGE));
  const half = strip.width / scale / 2 - EDGE;
  const isSeen = xs.length === 0 || (first > MIDDLE - half && last < MIDDLE + half);
  const middle = isSeen ? MIDDLE : (first + last) / 2;
  const [x, y] = [strip.left + strip.width / 2, strip.top + strip.height / 2];
  return `translate(${x} ${y}) scale(${scale}) translate(${-middle} ${-MAP.height / 2})`;
}
