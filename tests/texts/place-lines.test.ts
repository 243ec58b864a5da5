import { expect, test } from "vitest";
import { costsIn, dishesIn, waysIn } from "~/texts/place-lines";

const costs: [string, { what: string; amount: string }[]][] = [
  [
    "Bed 450 · Meals 300 · Bus from Jammu 280",
    [
      { what: "Bed", amount: "₹450" },
      { what: "Meals", amount: "₹300" },
      { what: "Bus from Jammu", amount: "₹280" },
    ],
  ],
  ["Room, with dinner: ₹1,200", [{ what: "Room, with dinner", amount: "₹1,200" }]],
  ["Night on the dunes Rs. 1800", [{ what: "Night on the dunes", amount: "₹1,800" }]],
  [
    "Auto 250–300\r\n\n  Tram ₹ 7 ",
    [
      { what: "Auto", amount: "₹250–300" },
      { what: "Tram", amount: "₹7" },
    ],
  ],
  ["Canoe with a rower ₹300 an hour", [{ what: "Canoe with a rower", amount: "₹300 an hour" }]],
  ["Visa €40", [{ what: "Visa", amount: "€40" }]],
  ["Visa on arrival: US$ 30", [{ what: "Visa on arrival", amount: "US$ 30" }]],
  ["Trekking permit 1,200 NPR", [{ what: "Trekking permit", amount: "1,200 NPR" }]],
  ["Bed NPR 1200 a night", [{ what: "Bed", amount: "NPR 1200 a night" }]],
  ["Bus – $5.50", [{ what: "Bus", amount: "$5.50" }]],
  ["Room 25–30 € per night", [{ what: "Room", amount: "25–30 € per night" }]],
  ["Ferry £12–£15", [{ what: "Ferry", amount: "£12–£15" }]],
  ["Rickshaw ৳ 60", [{ what: "Rickshaw", amount: "৳ 60" }]],
  ["Lunch 4 euros", [{ what: "Lunch", amount: "4 euros" }]],
  ["Momos NRs. 1500", [{ what: "Momos", amount: "NRs. 1500" }]],
  ["Bed Rs 500 to 900", [{ what: "Bed", amount: "₹500 to 900" }]],
  ["Thali Rs. 500", [{ what: "Thali", amount: "₹500" }]],
  ["Bus 280 each", [{ what: "Bus", amount: "₹280 each" }]],
  ["Langar free", [{ what: "Langar", amount: "free" }]],
  ["Langar: free, day and night", [{ what: "Langar: free, day and night", amount: "" }]],
  ["450", [{ what: "450", amount: "" }]],
  ["", []],
];

test.each(costs)("'%s' is what it cost", (text, expected) => {
  expect(costsIn(text)).toEqual(expected);
});

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
