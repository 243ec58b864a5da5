import { expect } from "vitest";

/** Shorter times say nothing on a machine that does something else as well. */
const FLOOR_MS = 0.2;
const RUNS = 5;
const RUNS_MS = 300;
const ROUNDS = 6;
/** Half-way between linear and quadratic. */
const MAX_EXPONENT = 1.5;

type Make<Input> = (size: number) => Input;
type Run<Input> = (input: Input) => unknown;

/** From one size to the next: 1 when the time grew like the size, 2 when it grew like its square. */
export type Growth = { from: number; to: number; milliseconds: number; exponent: number };

/** The quickest of a few runs, each with an input of its own; what else the machine does only adds. */
async function quickest<Input>(make: Make<Input>, run: Run<Input>, size: number) {
  let best = Number.POSITIVE_INFINITY;
  let spent = 0;
  for (let count = 0; count < RUNS && spent < RUNS_MS; count += 1) {
    const input = make(size);
    const startedAt = performance.now();
    await run(input);
    const milliseconds = performance.now() - startedAt;
    best = Math.min(best, milliseconds);
    spent += milliseconds;
  }
  return best;
}

/**
 * How the time that `run` takes for `make(size)` grows over the sizes, which rise. What looks too
 * steep is measured again before it counts, and ends the measuring: the next size could take minutes.
 */
export async function growth<Input>(make: Make<Input>, run: Run<Input>, sizes: number[]) {
  const steps: Growth[] = [];
  let [from = 0] = sizes;
  let before = await quickest(make, run, from);
  for (const to of sizes.slice(1)) {
    let after = Number.POSITIVE_INFINITY;
    let exponent = Number.POSITIVE_INFINITY;
    for (let round = 0; round < ROUNDS && exponent > MAX_EXPONENT; round += 1) {
      if (round > 0) before = Math.min(before, await quickest(make, run, from));
      after = Math.min(after, await quickest(make, run, to));
      const ratio = Math.max(after, FLOOR_MS) / Math.max(before, FLOOR_MS);
      exponent = Math.log(ratio) / Math.log(to / from);
    }
    steps.push({ from, to, milliseconds: after, exponent });
    if (exponent > MAX_EXPONENT) break;
    from = to;
    before = after;
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
