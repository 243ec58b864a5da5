// Draws the site's icons and its card for social networks from the journey line: public/icons.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";
import { framesOfJourney } from "~/map-drawing/journey-frames";
import { CALM_SWAYS, journeyPath, pointAt } from "~/map-drawing/journey-path";
import { landOutline } from "~/map-drawing/land-outline.server";
import { LAND_UNIT, MAP, project } from "~/map-drawing/map-projection";
import { smoothPath } from "~/map-drawing/smooth-line";
import { projectFile } from "~/utils/files/project-file.server";

const NIGHT = "#14132b";
const PAPER = "#fbf6ec";
const SAFFRON = "#f6a93f";
const HERE_PERCENT = 56;

const iconsFolder = projectFile("public/icons");

/** The line in a field of 64 × 64. */
function mark() {
  const box = { sways: CALM_SWAYS, length: 46, breadth: 26, upright: true };
  const [start, here] = [pointAt(0, box), pointAt(HERE_PERCENT, box)];
  return `<g transform="translate(19 9)" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round">
    <path d="${journeyPath(HERE_PERCENT, 100, box)}" stroke-dasharray="0.1 7.2" stroke-dashoffset="-3.9"/>
    <path d="${journeyPath(0, HERE_PERCENT, box)}"/>
    <circle cx="${start.x}" cy="${start.y}" r="1"/>
    <circle cx="${here.x}" cy="${here.y}" r="6.5" fill="currentColor" stroke="none"/>
  </g>`;
}

function drawing(inner: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" aria-hidden="true">\n${inner}\n</svg>\n`;
}

/** The mark on the night's indigo; an icon without rounding is cut to shape by the device. */
function icon(radius: number) {
  return drawing(
    `<rect width="64" height="64" rx="${radius}" fill="${NIGHT}"/>${mark().replaceAll("currentColor", SAFFRON)}`,
  );
}

/** On a dark tab strip the indigo tile would be lost: the favicon turns to paper there. */
const favicon = drawing(`<style>
svg{color:${SAFFRON}}rect{fill:${NIGHT}}
@media(prefers-color-scheme:dark){svg{color:#ad4e08}rect{fill:${PAPER}}}
</style>
<rect width="64" height="64" rx="14"/>
${mark()}`);

function png(svg: string, size: number) {
  return sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** An icon file that holds one PNG of 32 × 32. */
function ico(image: Buffer) {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(32, 6);
  head.writeUInt8(32, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(image.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, image]);
}

const PINS = [
  [34.1, 74.87],
  [31.62, 74.88],
  [30.1, 78.3],
  [28.65, 77.23],
  [25.3, 83.0],
  [22.6, 88.36],
  [25.4, 78.55],
  [26.9, 70.9],
  [24.58, 73.68],
  [18.94, 72.83],
  [15.0, 74.02],
  [15.33, 76.46],
  [12.3, 76.64],
  [10.53, 76.21],
  [10.09, 77.06],
  [8.09, 77.54],
] as const;
const HERE_PIN = 13;

function shareCard() {
  const title = readFileSync(projectFile("scripts/icons/title.svg"), "utf8");
  const places = PINS.map(([lat, lng]) => ({ lat, lng }));
  const { narrow: frame } = framesOfJourney(places);
  const land = `<path d="${landOutline(frame)}" transform="scale(${LAND_UNIT})"/>`;
  const points = places.map((place) => project(frame, place));
  const dots = points.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="3.5"/>`).join("");
  const here = points[HERE_PIN] ?? { x: 0, y: 0 };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
    <rect width="1200" height="630" fill="#17233a"/>
    <g transform="translate(900 315) scale(1.2) translate(${-MAP.width / 2} ${-MAP.height / 2 - 4})">
      <g fill="#1e1d3b" stroke="#66cdc2" stroke-opacity="0.6" stroke-width="${0.9 / LAND_UNIT}">${land}</g>
      <g fill="none" stroke="${SAFFRON}" stroke-width="3" stroke-linecap="round">
        <path d="${smoothPath(points.slice(HERE_PIN))}" stroke-dasharray="0.1 6"/>
        <path d="${smoothPath(points.slice(0, HERE_PIN + 1))}"/>
      </g>
      <g fill="${SAFFRON}">${dots}<circle cx="${here.x}" cy="${here.y}" r="15" opacity="0.3"/><circle cx="${here.x}" cy="${here.y}" r="8"/></g>
    </g>
    <linearGradient id="dusk"><stop offset="0.46" stop-color="${NIGHT}"/><stop offset="0.66" stop-color="${NIGHT}" stop-opacity="0"/></linearGradient>
    <rect width="1200" height="630" fill="url(#dusk)"/>
    <g fill="${PAPER}" transform="translate(80 290) scale(0.082)">${title.replace(/<svg[^>]*>|<\/svg>/g, "")}</g>
    <rect x="82" y="440" width="72" height="6" rx="3" fill="${SAFFRON}"/>
  </svg>`;
}

mkdirSync(iconsFolder, { recursive: true });
const files: Record<string, string | Buffer> = {
  "icons/favicon.svg": favicon,
  "favicon.ico": ico(await png(icon(14), 32)),
  "icons/apple-touch-icon.png": await png(icon(0), 180),
  "icons/icon-192.png": await png(icon(14), 192),
  "icons/icon-512.png": await png(icon(14), 512),
  "icons/maskable-512.png": await png(icon(0), 512),
  "icons/share.png": await sharp(Buffer.from(shareCard())).png({ compressionLevel: 9 }).toBuffer(),
};
for (const [name, content] of Object.entries(files)) {
  writeFileSync(projectFile(`public/${name}`), content);
  console.log(`${name}: ${(content.length / 1024).toFixed(1)} KB`);
}
