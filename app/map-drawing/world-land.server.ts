import { readFileSync } from "node:fs";
import { projectFile } from "~/utils/files/project-file.server";

/**
 * The land of the world, written by `scripts/assets/make-land.ts`: a sequence of rings, each with its kind, its bounds
 * and its points as differences. Rings that a map does not show are skipped in the bytes and never become objects.
 */

export const WORLD_LAND_FILE = projectFile("app/map-drawing/world-land.bin");

/** Coordinates are stored as multiples of 1 divided by this. */
export const STEPS_PER_DEGREE = 100;

/** Flags of a ring: it is a lake in the ring before it; its ends are a whole turn of the world apart. */
export const HOLE = 1;
export const ROUND_THE_POLE = 2;

/** In degrees. Longitudes exceed ±180 where a ring crosses that meridian. */
export type Bounds = { west: number; south: number; east: number; north: number };

export type Ring = {
  isHole: boolean;
  isRoundThePole: boolean;
  bounds: Bounds;
  /** The longitude and latitude of each point. */
  points: [number, number][];
};

let file: Buffer | undefined;

/** The rings of polygons whose bounds `isWanted` accepts. */
export function ringsOfLand(isWanted: (bounds: Bounds, isRoundThePole: boolean) => boolean) {
  file ??= readFileSync(WORLD_LAND_FILE);
  const reader = new NumberReader(file);
  const rings: Ring[] = [];
  let isPolygonWanted = false;
  while (!reader.isAtEnd) {
    const kind = reader.next();
    const [west, south, width, height] = [
      reader.next(),
      reader.next(),
      reader.next(),
      reader.next(),
    ];
    const bytes = reader.next();
    const isHole = (kind & HOLE) !== 0;
    const isRoundThePole = (kind & ROUND_THE_POLE) !== 0;
    const bounds = {
      west: west / STEPS_PER_DEGREE,
      south: south / STEPS_PER_DEGREE,
      east: (west + width) / STEPS_PER_DEGREE,
      north: (south + height) / STEPS_PER_DEGREE,
    };
    if (!isHole) isPolygonWanted = isWanted(bounds, isRoundThePole);
    if (isPolygonWanted) {
      rings.push({ isHole, isRoundThePole, bounds, points: reader.points(bytes, west, south) });
    } else reader.skip(bytes);
  }
  return rings;
}

/** Reads signed integers, seven bits in each byte. */
class NumberReader {
  private at = 0;

  constructor(private readonly bytes: Buffer) {}

  get isAtEnd() {
    return this.at >= this.bytes.length;
  }

  next() {
    let [value, weight, byte] = [0, 1, 128];
    while (byte >= 128) {
      byte = this.bytes[this.at] ?? 0;
      this.at += 1;
      value += (byte % 128) * weight;
      weight *= 128;
    }
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  skip(bytes: number) {
    this.at += bytes;
  }

  points(bytes: number, west: number, south: number) {
    const end = this.at + bytes;
    const points: [number, number][] = [];
    let [x, y] = [west, south];
    while (this.at < end) {
      x += this.next();
      y += this.next();
      points.push([x / STEPS_PER_DEGREE, y / STEPS_PER_DEGREE]);
    }
    return points;
  }
}
