import { expect, test } from "vitest";
import type { SearchText } from "~/models/find/search/search";
import { indexTexts, searchTexts, type TextIndex } from "~/offline/search/text-index";
import { expectLinear, sizesUpTo } from "../../support/measures/growth";

function kept(kind: SearchText["kind"], title: string, text: Partial<SearchText> = {}): SearchText {
  return { kind, title, path: `/${kind}/${title}`, names: "", detail: "", body: "", ...text };
}

const texts = [
  kept("letter", "Evening on the ghats", {
    detail: "Boats & lamps · river",
    body: "The monasteries of the hill were lit. Café Ānanda",
  }),
  kept("letter", "A lamp for the road", { body: "Running after a bus to Varanasi." }),
  kept("place", "Varanasi", { names: "Banaras, Kashi, वाराणसी", detail: "Uttar Pradesh" }),
  kept("letter", "Snow 🏔\ufe0f"),
  kept("place", "Thrissur", { names: "Trichur, തൃശ്ശൂർ", detail: "Kerala" }),
];

const find = (index: TextIndex, q: string) => searchTexts(index, new URLSearchParams({ q }));
const titlesIn = (index: TextIndex, q: string) => find(index, q).results.map(({ title }) => title);
const index = indexTexts(texts);
const titles = (q: string) => titlesIn(index, q);

test.each([
  ["a word in another form", "monastery", ["Evening on the ghats"]],
  ["a word by its beginning", "monas", ["Evening on the ghats"]],
  ["the beginning of a word whose stem is shorter", "runni", ["A lamp for the road"]],
  ["accents that were not typed", "cafe ananda", ["Evening on the ghats"]],
  ["a name in its own script, composed otherwise", "वाराणसी".normalize("NFD"), ["Varanasi"]],
  ["a typing error in Devanagari", "वारणसी", ["Varanasi"]],
  ["a name in Malayalam", "തൃശ്ശൂർ", ["Thrissur"]],
  ["one with its last letter spelt as before", "തൃശ്ശൂര\u0d4d\u200d", ["Thrissur"]],
  ["a typing error in Malayalam", "തൃസ്ശൂർ", ["Thrissur"]],
  ["an emoji", "🏔", ["Snow 🏔\ufe0f"]],
  ["one typing error", "ghast", ["Evening on the ghats"]],
  ["two typing errors in a long word", "monastreis", ["Evening on the ghats"]],
  ["none in a short word", "hlil", []],
  ["only what has all the words", "lamp varanasi", ["A lamp for the road"]],
  ["a typing error beside a word that is right", "hill monastreis", ["Evening on the ghats"]],
  ["any of the words where nothing has all", "kashi xyzzyxyzzy", ["Varanasi"]],
  ["words that say something", "the road to nowhere", ["A lamp for the road"]],
  ["nothing for signs", `"'*^:-+(){}[]!?`, []],
  ["nothing for nothing", " ", []],
])("finds %s", (_what, q, found) => {
  expect(titles(q)).toEqual(found);
});

test("a title comes before a text, and a word before longer ones", () => {
  expect(titles("varanasi")).toEqual(["Varanasi", "A lamp for the road"]);
  expect(titles("lamp")).toEqual(["A lamp for the road", "Evening on the ghats"]);
  const stops = indexTexts(["Hampta Pass", "Hamp"].map((title) => kept("pin", title)));
  expect(titlesIn(stops, "hamp")).toEqual(["Hamp", "Hampta Pass"]);
});

test("all words in a title come first, then those in another name", () => {
  const bus = "The night bus to Parvati";
  const some = indexTexts([
    kept("place", "Kasol", { detail: bus, body: bus }),
    kept("place", "Mandi", { names: "Parvati night bus" }),
    kept("letter", "A night bus to the Parvati valley"),
  ]);
  expect(titlesIn(some, "parvati night bus")).toEqual([
    "A night bus to the Parvati valley",
    "Mandi",
    "Kasol",
  ]);
});

test("a letter that has the word comes before photographs with it", () => {
  const breakfast = kept("letter", "Breakfast", { body: "Samosa for breakfast." });
  const some = indexTexts([kept("photo", "Samosa"), breakfast]);
  expect(titlesIn(some, "samosa")).toEqual(["Breakfast", "Samosa"]);
});

test("a beginning that very many words have finds them all", () => {
  const many = Array.from({ length: 100 }, (_, number) => kept("pin", `Stop x${100 + number}`));
  expect(find(indexTexts(many), "x1").total).toBe(100);
});

test("a snippet shows the words as they are written, where most of them stand together", () => {
  const far = `${"Nothing. ".repeat(40)}Die Straße zum Café, und der Bus.`;
  const some = indexTexts([kept("letter", "Far", { detail: "Bus", body: far })]);
  const [first] = find(some, "strasse cafe bus").results;
  expect(first?.snippet).toMatch(
    /^…(?:Nothing\. )+Die \u2068Straße\u2069 zum \u2068Café\u2069, und der \u2068Bus\u2069\.$/,
  );
});

test("what is asked for is bounded", () =>
  expectLinear(
    (size) => Array.from({ length: size }, (_, word) => `ghast${word}`).join(" "),
    (q) => find(index, q),
    sizesUpTo(40_000),
  ));
