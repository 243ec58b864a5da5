import { expect, test } from "vitest";
import { KeptIndex } from "~/offline/search/kept-index";
import { isSearched, type PageText } from "~/offline/search/page-texts";
import { expectLinear, sizesUpTo } from "../../support/measures/growth";

function kept(kind: PageText["kind"], title: string, text: Partial<PageText> = {}): PageText {
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

const index = new KeptIndex();
for (const text of texts) index.add(text);
const titles = (q: string) => index.find(q).texts.map(({ title }) => title);

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
  const stops = new KeptIndex();
  for (const title of ["Hampta Pass", "Hamp"]) stops.add(kept("pin", title));
  expect(stops.find("hamp").texts.map(({ title }) => title)).toEqual(["Hamp", "Hampta Pass"]);
});

test("all words in a title come first, then those in another name", () => {
  const some = new KeptIndex();
  const bus = "The night bus to Parvati";
  some.add(kept("place", "Kasol", { detail: bus, body: bus }));
  some.add(kept("place", "Mandi", { names: "Parvati night bus" }));
  some.add(kept("letter", "A night bus to the Parvati valley"));
  expect(some.find("parvati night bus").texts.map(({ title }) => title)).toEqual([
    "A night bus to the Parvati valley",
    "Mandi",
    "Kasol",
  ]);
});

test("a letter that has the word comes before photographs with it", () => {
  const some = new KeptIndex();
  some.add(kept("photo", "Samosa"));
  some.add(kept("letter", "Breakfast", { body: "Samosa for breakfast." }));
  expect(some.find("samosa").texts.map(({ title }) => title)).toEqual(["Breakfast", "Samosa"]);
});

test("a beginning that very many words have finds them all", () => {
  const many = new KeptIndex();
  for (let number = 100; number < 200; number += 1) many.add(kept("pin", `Stop x${number}`));
  expect(many.find("x1").texts).toHaveLength(100);
});

test("the pages of items, stops and questions are searched, and no list", () => {
  const searched = [
    "/letters/dal-lake",
    "/journey/leh",
    "/journey",
    "/journey?pins=2",
    "/gallery/1",
    "/gallery/1/photos/2",
    "/about",
  ];
  const others = ["/", "/letters", "/letters?page=2", "/gallery", "/gallery/1?page=2", "/search"];
  expect(searched.filter((path) => !isSearched(path))).toEqual([]);
  expect(others.filter(isSearched)).toEqual([]);
});

test("what is asked for is bounded", () =>
  expectLinear(
    (size) => Array.from({ length: size }, (_, word) => `ghast${word}`).join(" "),
    (q) => index.find(q),
    sizesUpTo(40_000),
  ));
