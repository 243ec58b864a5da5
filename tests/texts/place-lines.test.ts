import { expect, test } from "vitest";
import { costsIn } from "~/texts/costs";
import { dishesIn, waysIn } from "~/texts/place-lines";

test("a way says whence it leads, if that is short", () => {
  expect(waysIn("From Jammu by bus: ₹340, five hours: too long\nWalk.")).toEqual([
    { from: "From Jammu by bus", way: "₹340, five hours: too long" },
    { from: "", way: "Walk." },
  ]);
  const long = `${"On and on ".repeat(6)}: there`;
  expect(waysIn(long)).toEqual([{ from: "", way: long }]);
});

test("a dish has its language where its line says one", () => {
  const text =
    "girda [ks-Latn] – flat bread\nवड़ा पाव [hi]: with chilli\nMysore pak\ntea [hot] – black";
  expect(dishesIn(text)).toEqual([
    { name: "girda", note: "flat bread", lang: "ks-Latn" },
    { name: "वड़ा पाव", note: "with chilli", lang: "hi" },
    { name: "Mysore pak", note: "" },
    { name: "tea", note: "black", lang: "hot" },
  ]);
});

test("lines of any kind come back, none lost and none twice as slow", () => {
  const line = `${"a ".repeat(2_400)}!`;
  const started = performance.now();
  expect(costsIn(line)).toHaveLength(1);
  expect(dishesIn(line)).toHaveLength(1);
  expect(waysIn(line)).toHaveLength(1);
  expect(performance.now() - started).toBeLessThan(500);
});
