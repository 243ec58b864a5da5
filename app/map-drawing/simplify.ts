type Spot = readonly [number, number];

/**
 * Simplifies a line by the Douglas–Peucker algorithm: drops points that are nearer than their tolerance to the line
 * between their neighbours. The first and the last stay.
 */
export function simplified<Point extends Spot>(
  line: Point[],
  toleranceAt: (point: Point) => number,
): Point[] {
  const isKept = new Uint8Array(line.length);
  const waiting: [number, number][] = [[0, line.length - 1]];
  isKept[0] = 1;
  isKept[line.length - 1] = 1;
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    const [from, to] = part;
    const turn = farthest(line, from, to, toleranceAt);
    if (turn === null) continue;
    isKept[turn] = 1;
    waiting.push([from, turn], [turn, to]);
  }
  return line.filter((_, index) => isKept[index] === 1);
}

/** The point farthest from the line between two others, or `null` if none exceeds its tolerance. */
function farthest<Point extends Spot>(
  line: Point[],
  from: number,
  to: number,
  toleranceAt: (point: Point) => number,
) {
  const [start, end] = [line[from], line[to]];
  if (!start || !end) return null;
  const [width, height] = [end[0] - start[0], end[1] - start[1]];
  const length = Math.hypot(width, height);
  let [turn, widest]: [number | null, number] = [null, 1];
  for (let index = from + 1; index < to; index += 1) {
    const point = line[index];
    if (!point) continue;
    const [x, y] = [point[0] - start[0], point[1] - start[1]];
    const distance = length === 0 ? Math.hypot(x, y) : Math.abs(width * y - x * height) / length;
    const miss = distance / toleranceAt(point);
    if (miss > widest) [turn, widest] = [index, miss];
  }
  return turn;
}
