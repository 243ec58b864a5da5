import { expect } from "vitest";
import { timed } from "./cpu-time";
import { bytesTaken, dearness, plainReading } from "./dear-memory";

/** Shorter times are noise. */
const FLOOR_MS = 0.5;
const RUNS = 5;
const RUNS_MS = 300;
/** For so long what looks too steep is measured again: a machine is not busy in each moment of it. */
const PATIENCE_MS = 20_000;
/** From one size to the next: a busy machine makes something twice as slow, and a square makes this 256 times as slow. */
const SIZE_STEP = 16;
/** Of the size: 1 when the time grows like it, 2 when it grows like its square, and 1.5 in between, which is too much. */
const MAX_EXPONENT = 1.4;

type Make<Input> = (size: number) => Input;
type Run<Input> = (input: Input) => unknown;

/** The quickest of a few runs, each with an input of its own; one that is quick enough is the last. */
async function quickest<Input>(make: Make<Input>, run: Run<Input>, size: number, enough: number) {
  let best = Number.POSITIVE_INFINITY;
  let spent = 0;
  for (let count = 0; count < RUNS && spent < RUNS_MS && best > enough; count += 1) {
    const input = make(size);
    const milliseconds = await timed(() => run(input));
    best = Math.min(best, milliseconds);
    spent += milliseconds;
  }
  return best;
}

/**
 * How the time that `run` takes for `make(size)` grows from one size to the next, when that is too steep, else `null`. The
 * smaller has all its runs, since a slow one would hide a steep step; for the larger one a single run that is not steep
 * will do. What looks too steep is measured again before it counts. It counts only where it is slower than plain reading,
 * and without what its memory costs more than memory should: both are the machine's.
 */
async function steepStep<Input>(
  make: Make<Input>,
  run: Run<Input>,
  [from, to]: [from: number, to: number],
  patienceMs: number,
) {
  const taken = (size: number) => bytesTaken(() => run(make(size)));
  const exponentOf = (factor: number) => Math.log(factor) / Math.log(to / from);
  const until = performance.now() + patienceMs;
  let before = Number.POSITIVE_INFINITY;
  let milliseconds = Number.POSITIVE_INFINITY;
  let exponent = Number.POSITIVE_INFINITY;
  while (exponent > MAX_EXPONENT) {
    before = Math.max(FLOOR_MS, Math.min(before, await quickest(make, run, from, FLOOR_MS)));
    const enough = before * (to / from) ** MAX_EXPONENT;
    milliseconds = Math.min(milliseconds, await quickest(make, run, to, enough));
    if (milliseconds <= enough || milliseconds <= (await plainReading(to))) return null;
    const dear = await dearness(await taken(from), await taken(to));
    exponent = exponentOf(Math.max(milliseconds - dear, FLOOR_MS) / before);
    if (performance.now() > until) break;
  }
  return exponent > MAX_EXPONENT ? { from, to, milliseconds, exponent } : null;
}

/** Sizes from the smallest to the limit, each a step larger than the one before, the limit last. */
export function sizesUpTo(limit: number, smallest = 10) {
  const sizes: number[] = [];
  for (let size = limit; size >= smallest; size = Math.floor(size / SIZE_STEP)) sizes.unshift(size);
  return sizes;
}

/** Fails when the time grows markedly faster than the input; a steep step is the last, for the next could take minutes. */
export async function expectLinear<Input>(
  make: Make<Input>,
  run: Run<Input>,
  sizes: number[],
  patienceMs = PATIENCE_MS,
) {
  let [from = 0] = sizes;
  for (const to of sizes.slice(1)) {
    const steep = await steepStep(make, run, [from, to], patienceMs);
    expect(steep, "the time grows faster than the input").toBeNull();
    from = to;
  }
}
