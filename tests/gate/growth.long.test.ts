import { describe, expect, test } from "vitest";
import { bytesTaken, dearness } from "../support/measures/dear-memory";
import { expectLinear } from "../support/measures/growth";

const text = (size: number) => "a".repeat(size);

/** Work in the processor alone, so many times. */
function count(times: number) {
  let sum = 0;
  for (let at = 0; at < times; at += 1) sum = (sum + at * 7) % 1_000_003;
  return sum;
}

/** All of it is there at once. */
function keepRows(input: string) {
  return Array.from(input, (sign, at) => ({ sign, at: String(at) })).length;
}

describe("too steep is", () => {
  test.each<[string, (input: string) => unknown, number]>([
    ["the square of the size", ({ length }) => count(length ** 2 / 20), 40_000],
    ["the size times its root", ({ length }) => count(length ** 1.5), 256_000],
    [
      "the square that also takes up memory",
      (input) => keepRows(input) + count(input.length ** 2 / 5),
      16_000,
    ],
    [
      "a copy of the rest from every sign on",
      (input) => Array.from(input, (_, at) => input.slice(at).lastIndexOf("b")).length,
      32_000,
    ],
  ])("%s", async (_, run, limit) => {
    const measured = expectLinear(text, run, [limit / 16, limit], 0);
    await expect(measured).rejects.toThrow("faster");
  });
});

/** What is to be read at once at most, and then some: beyond it the price of memory is not measured. */
const LIMIT = 250_000;

describe("not too steep is", () => {
  test.each<[string, (input: string) => unknown]>([
    ["the size", ({ length }) => count(length * 10)],
    ["the size times its logarithm", ({ length }) => count(length * Math.log2(length + 1))],
    ["a copy", (input) => encodeURIComponent(input)],
    ["much memory", keepRows],
  ])("%s", async (_, run) => {
    await expectLinear(text, run, [10, LIMIT / 16, LIMIT]);
  });
});

test("memory is counted although it is collected meanwhile", async () => {
  const size = 300_000;
  const bytes = await bytesTaken(() => {
    for (let at = 0; at < 10; at += 1) keepRows(text(size));
  });
  expect(bytes / (10 * size)).toBeGreaterThan(40);
  expect(bytes / (10 * size)).toBeLessThan(400);
  expect(await bytesTaken(() => count(1_000_000))).toBeLessThan(1_000_000);
});

test("what takes no memory is not excused by it", async () => {
  expect(await dearness(0, 10_000)).toBeLessThan(5);
});
