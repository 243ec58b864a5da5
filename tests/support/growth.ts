import { expect } from "vitest";
import { timed } from "./cpu-time";
import { bytesTaken, dearness } from "./dear-memory";

/** Shorter times are noise. */
const FLOOR_MS = 0.5;
const RUNS = 5;
const RUNS_MS = 300;
const ROUNDS = 6;
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
 * How the time that `run` takes for `make(size)` grows from one size to the next. The smaller has all its runs, since a
 * slow one would hide a steep step; for the larger one a single run that is not steep will do. What looks too steep is
 * measured again before it counts, without what its memory costs more than memory should.
 */
async function step<Input>(make: Make<Input>, run: Run<Input>, from: number, to: number) {
  const factor = to / from;
  const taken = (size: number) => bytesTaken(() => run(make(size)));
  let before = Number.POSITIVE_INFINITY;
  let milliseconds = Number.POSITIVE_INFINITY;
  let exponent = Number.POSITIVE_INFINITY;
  for (let round = 0; round < ROUNDS && exponent > MAX_EXPONENT; round += 1) {
    before = Math.min(before, await quickest(make, run, from, FLOOR_MS));
    const known = Math.max(before, FLOOR_MS);
    const enough = known * factor ** MAX_EXPONENT;
    milliseconds = Math.min(milliseconds, await quickest(make, run, to, enough));
    const dear = milliseconds > enough ? await dearness(await taken(from), await taken(to)) : 0;
    const ratio = Math.max(milliseconds - dear, FLOOR_MS) / known;
    exponent = Math.min(exponent, Math.log(ratio) / Math.log(factor));
  }
  return { from, to, milliseconds, exponent };
}

/** Sizes from the smallest to the limit, each four times the one before, the limit last. */
export function sizesUpTo(limit: number, smallest = 10) {
  const sizes: number[] = [];
  for (let size = limit; size >= smallest; size = Math.floor(size / 4)) sizes.unshift(size);
  return sizes;
}

/** Fails when the time grows markedly faster than the input; a steep step is the last, for the next could take minutes. */
export async function expectLinear<Input>(make: Make<Input>, run: Run<Input>, sizes: number[]) {
  let [from = 0] = sizes;
  for (const to of sizes.slice(1)) {
    const grown = await step(make, run, from, to);
    const isSteep = grown.exponent > MAX_EXPONENT;
    expect(isSteep ? grown : null, "the time grows faster than the input").toBeNull();
    from = to;
  }
}
