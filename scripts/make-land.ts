// Draws the land around India once, so that no page computes it: app/map-drawing/land.svg for the
// drawn map, and land-around.json with what a visitor sees of its neighbours who moves the live map.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { geoMercator, geoPath } from "d3-geo";
import type { Feature, MultiPolygon, Polygon } from "geojson";
import { feature } from "topojson-client";
import type { Topology } from "topojson-specification";
import { LAND_UNIT, MAP } from "~/map-drawing/map-projection";
import { projectFile } from "~/utils/files/project-file.server";

/**
 * How far beyond the map's edges, how closely to the coast, and from which size of island on. The coast is
 * drawn closely as far as `nearby` beyond the map's upper and lower edge, and roughly where few ever go.
 */
type Detail = {
  marginX: number;
  marginY: number;
  nearby: number;
  tolerance: number;
  minArea: number;
};

/** The clip's own edge must stay out of sight; in the live map also at its smallest. */
const DRAWN: Detail = { marginX: 30, marginY: 30, nearby: 30, tolerance: 0.6, minArea: 8 };
const AROUND: Detail = { marginX: 1300, marginY: 1000, nearby: 400, tolerance: 0.9, minArea: 16 };
/** How many times rougher, and how much larger the islands, beyond what is nearby. */
const FAR = { rougher: 7, larger: 60 };

type Spot = readonly [number, number];

function isNearby([x, y]: Spot, { nearby }: Detail) {
  return x >= -30 && x <= MAP.width + 30 && y >= -nearby && y <= MAP.height + nearby;
}

function readLand() {
  const file = fileURLToPath(import.meta.resolve("world-atlas/land-50m.json"));
  const topology: Topology = JSON.parse(readFileSync(file, "utf8"));
  const land = topology.objects.land;
  if (!land) throw new Error("world-atlas holds no land.");
  return feature(topology, land) as unknown as Feature<Polygon | MultiPolygon>;
}

function drawLand({ marginX, marginY }: Detail) {
  const projection = geoMercator()
    .center([MAP.centre.lng, MAP.centre.lat])
    .scale(MAP.scale)
    .translate([MAP.width / 2, MAP.height / 2])
    .clipExtent([
      [-marginX, -marginY],
      [MAP.width + marginX, MAP.height + marginY],
    ]);
  return geoPath(projection)(readLand()) ?? "";
}

function ringsOf(path: string): Spot[][] {
  return path
    .split("Z")
    .map((ring) =>
      [...ring.matchAll(/[ML](-?[\d.]+),(-?[\d.]+)/g)].map(
        ([, x, y]) => [Number(x), Number(y)] as const,
      ),
    );
}

/** The ring without the points that the line between their neighbours misses by less than a hair. */
function simplified(ring: Spot[], detail: Detail): Spot[] {
  const [first, last] = [ring[0], ring.at(-1)];
  if (!first || !last || ring.length < 3) return ring;
  const misses = ring.map(
    (spot) => distanceTo(spot, first, last) / (isNearby(spot, detail) ? 1 : FAR.rougher),
  );
  const widest = Math.max(...misses);
  if (widest <= detail.tolerance) return [first, last];
  const turn = misses.indexOf(widest);
  const [before, after] = [ring.slice(0, turn + 1), ring.slice(turn)];
  return [...simplified(before, detail), ...simplified(after, detail).slice(1)];
}

function distanceTo([x, y]: Spot, [fromX, fromY]: Spot, [toX, toY]: Spot) {
  const length = Math.hypot(toX - fromX, toY - fromY);
  if (length === 0) return Math.hypot(x - fromX, y - fromY);
  return Math.abs((toX - fromX) * (fromY - y) - (fromX - x) * (toY - fromY)) / length;
}

function isLargeEnough(ring: Spot[], detail: Detail) {
  const isNear = ring.some((spot) => isNearby(spot, detail));
  return ring.length > 3 && area(ring) >= detail.minArea * (isNear ? 1 : FAR.larger);
}

function area(ring: Spot[]) {
  return Math.abs(
    ring.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
      return sum + (x * nextY - nextX * y) / 2;
    }, 0),
  );
}

/** Relative steps in whole units, which are short numbers. */
function compact(ring: Spot[]) {
  let [fromX, fromY] = [0, 0];
  const steps = ring.map(([x, y]) => {
    const [toX, toY] = [Math.round(x / LAND_UNIT), Math.round(y / LAND_UNIT)];
    const step = `${toX - fromX} ${toY - fromY}`;
    [fromX, fromY] = [toX, toY];
    return step;
  });
  return `M${steps[0]}l${steps.slice(1).join(" ")}z`.replaceAll(" -", "-");
}

function outline(detail: Detail) {
  return ringsOf(drawLand(detail))
    .filter((ring) => isLargeEnough(ring, detail))
    .map((ring) => compact(simplified(ring, detail)))
    .join("");
}

function write(name: string, content: string) {
  const file = projectFile(`app/components/map/${name}`);
  writeFileSync(file, `${content}\n`);
  console.log(`${file}: ${(content.length / 1024).toFixed(1)} KB`);
}

write(
  "land.svg",
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP.width} ${MAP.height}" aria-hidden="true"><path id="land" d="${outline(DRAWN)}" transform="scale(${LAND_UNIT})"/></svg>`,
);
write("land-around.json", JSON.stringify(outline(AROUND)));
