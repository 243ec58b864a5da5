import { expect } from "vitest";

/** Shorter times are noise. */
const FLOOR_MS = 0.5;
const RUNS = 5;
const RUNS_MS = 300;
const ROUNDS = 6;
/** Half-way between linear and quadratic. */
const MAX_EXPONENT = 1.5;

type Make<Input> = (size: number) => Input;
type Run<Input> = (input: Input) => unknown;

/** From one size to the next: 1 when the time grew like the size, 2 when it grew like its square. */
type Growth = { from: number; to: number; milliseconds: number; exponent: number };

/** Of this process: what else the machine does must not count. */
function cpuMilliseconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** The quickest of a few runs, each with an input of its own; one that is quick enough is the last. */
async function quickest<Input>(make: Make<Input>, run: Run<Input>, size: number, enough: number) {
  let best = Number.POSITIVE_INFINITY;
  let spent = 0;
  for (let count = 0; count < RUNS && spent < RUNS_MS && best > enough; count += 1) {
    const input = make(size);
    const startedAt = cpuMilliseconds();
    await run(input);
    const milliseconds = cpuMilliseconds() - startedAt;
    best = Math.min(best, milliseconds);
    spent += milliseconds;
  }
  return best;
}

/**
 * How the time that `run` takes for `make(size)` grows over the sizes, which rise. The smaller size of a step has all
 * its runs, since a slow one would hide a steep step; for the larger one a single run that is not steep will do. What
 * looks too steep is measured again before it counts, and ends the measuring: the next size could take minutes.
 */
async function growth<Input>(make: Make<Input>, run: Run<Input>, sizes: number[]) {
  const steps: Growth[] = [];
  let [from = 0] = sizes;
  for (const to of sizes.slice(1)) {
    let before = Number.POSITIVE_INFINITY;
    let after = Number.POSITIVE_INFINITY;
    let exponent = Number.POSITIVE_INFINITY;
    for (let round = 0; round < ROUNDS && exponent > MAX_EXPONENT; round += 1) {
      before = Math.min(before, await quickest(make, run, from, FLOOR_MS));
      const known = Math.max(before, FLOOR_MS);
      const steepest = known * (to / from) ** MAX_EXPONENT;
      after = Math.min(after, await quickest(make, run, to, steepest));
      exponent = Math.log(Math.max(after, FLOOR_MS) / known) / Math.log(to / from);
    }
    steps.push({ from, to, milliseconds: after, exponent });
    if (exponent > MAX_EXPONENT) break;
    from = to;
  }
  return steps;
}

/** Sizes from the smallest to the limit, each four times the one before, the limit last. */
export function sizesUpTo(limit: number, smallest = 10) {
  const sizes: number[] = [];
  for (let size = limit; size >= smallest; size = Math.floor(size / 4)) sizes.unshift(size);
  return sizes;
}

/** Fails when the time grows markedly faster than the input. */
export async function expectLinear<Input>(make: Make<Input>, run: Run<Input>, sizes: number[]) {
  const steep = (await growth(make, run, sizes)).filter(({ exponent }) => exponent > MAX_EXPONENT);
  expect(steep, "the time grows faster than the input").toEqual([]);
}
