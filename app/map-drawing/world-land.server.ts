import { readFileSync } from "node:fs";
import { projectFile } from "~/utils/files/project-file.server";

/**
 * The land of the world, as `scripts/assets/make-land.ts` writes it: ring after ring, each with its kind, its bounds and its
 * points as steps from one to the next. What a map does not show is passed over in the bytes and never becomes objects.
 */

export const WORLD_LAND_FILE = projectFile("app/map-drawing/world-land.bin");

/** Longitudes and latitudes are whole numbers of these. */
export const STEPS_PER_DEGREE = 100;

/** The kinds of rings, as sums: a lake in the ring before it; one whose ends are a whole turn of the world apart. */
export const HOLE = 1;
export const ROUND_THE_POLE = 2;

/** In degrees. Longitudes count on beyond ±180 where a ring leads over that meridian. */
export type Bounds = { west: number; south: number; east: number; north: number };

export type Ring = {
  isHole: boolean;
  isRoundThePole: boolean;
  bounds: Bounds;
  /** Longitude and latitude of each point. */
  points: [number, number][];
};

let file: Buffer | undefined;

/** The rings of those polygons whose bounds are wanted. */
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

/** Reads whole numbers of either sign, seven bits in a byte. */
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
