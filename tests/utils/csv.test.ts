import { expect, test } from "vitest";
import { csvLine, plainCell } from "~/utils/words/csv";

const cellOf = (value: string) => csvLine([value]).slice(0, -2);

test.each([
  ["plain", "plain"],
  ["a, b", '"a, b"'],
  ['say "hi"', '"say ""hi"""'],
  ["=1+1", "'=1+1"],
  ["-1", "'-1"],
  ["@SUM(1)", "'@SUM(1)"],
  ["＝1", "'＝1"],
  ["'=1", "''=1"],
  [" =1", " '=1"],
  ["\t=1", `"\t'=1"`],
  ["x;=1", `"x;'=1"`],
  ["x; =1", `"x; '=1"`],
  ['x;"=1', `"x;""'=1"`],
  ["x\t@y", `"x\t'@y"`],
  ["x|-1", `"x|'-1"`],
  ["x\n=1", `"x\n'=1"`],
  ["x\r\n+1", `"x\r\n'+1"`],
  ["x\n\n =1", `"x\n\n '=1"`],
  ["x\u2028=1", "x\u2028'=1"],
  ["x;;=1;=2", `"x;;'=1;'=2"`],
  ["a=b, c-d", '"a=b, c-d"'],
  ["", ""],
])("%j stands as %j, and is read again", (value, cell) => {
  expect(cellOf(value)).toBe(cell);
  const read = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell;
  expect(plainCell(read)).toBe(value);
});

test("no program that splits elsewhere finds a formula", () => {
  const alphabet = ["=", "+", "-", "@", "'", '"', ";", "\t", "|", "\n", "\r", " ", "x", ","];
  let seed = 7;
  for (let round = 0; round < 20_000; round += 1) {
    let value = "";
    for (let at = 0; at < 6; at += 1) {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
      value += alphabet[seed % alphabet.length];
    }
    for (const piece of cellOf(value).split(/[;\t|\n\r]/)) {
      expect(piece.replace(/^[\s"]+/, "")).not.toMatch(/^[=+\-@]/);
    }
  }
});

test("a long cell is read in time that grows with its length", () => {
  const started = performance.now();
  for (const piece of [";", " ", "\n", '"', "'", "= ", ";'"]) plainCell(piece.repeat(100_000));
  expect(performance.now() - started).toBeLessThan(2_000);
});
