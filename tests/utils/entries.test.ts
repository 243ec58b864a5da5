import { expect, test } from "vitest";
import { list } from "~/models/base/records/value-schemas";
import { eachOnce } from "~/utils/words/entries";

test.each([
  ["exact repeats", ["tea", "bus", "tea"], ["tea", "bus"]],
  [
    "the same letters, composed or not",
    ["Cafe\u0301", "Café", "ज\u093cमीन", "\u095bमीन"],
    ["Cafe\u0301", "ज\u093cमीन"],
  ],
  ["other letters", ["Food", "food"], ["Food", "food"]],
])("of %s the first stands in a list", (_, entered, kept) => {
  expect(eachOnce(entered)).toEqual(kept);
  expect(list("Tags").parse(entered.map((entry) => ` ${entry} `))).toEqual(kept);
});
