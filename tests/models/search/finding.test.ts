import { beforeAll, describe, expect, test } from "vitest";
import { createCollection } from "~/models/collections/collection.server";
import { addMedia } from "~/models/collections/medium.server";
import { createDestination } from "~/models/destinations/destination.server";
import { FOUND_FROM, FOUND_TO } from "~/models/find/search/search";
import { search } from "~/models/find/search/search.server";
import { createPin } from "~/models/road/pins/pin.server";
import { createPost, got } from "../../support/records/saved";

const find = (q: string) => search({ q, kind: null }, { offset: 0, limit: 100 });
const titles = (q: string) => find(q).results.map(({ title }) => title);
const marked = (snippet = "") =>
  [...snippet.matchAll(/\u2068([^\u2068\u2069]*)\u2069/g)].map((found) => found[1]);

beforeAll(() => {
  const published = { publishedAt: new Date(Date.now() - 1000) };
  createPost({
    title: "Evening on the ghats",
    excerpt: "Boats &amp; lamps",
    content:
      "<p>The monasteries of the hill &amp; their <em>lamps</em> were lit.</p><p>Café Ānanda</p>",
    tags: ["river"],
    ...published,
  });
  createPost({ title: "A lamp for the road", content: "Running after a bus.", ...published });
  createPost({
    title: "Invisible signs",
    content:
      "<p>To Brahma\u00adgiri\u00adpeak, Chidam&shy;bara&shy;nath, विश्\u200dववटवृक्ष, می\u200cخواهم.</p><p>Neela\u200bkurinji \u200eKu\ufeffran\u2060ga\ufe0fni\u200f</p>",
    ...published,
  });
  createPost({
    title: "Snow 🏔\ufe0f at last",
    content: "<p>🇮🇳 I ❤\ufe0f 👨\u200d👩\u200d👧!</p>",
    ...published,
  });
  createPost({
    title: "أحمد",
    content: "<p>سافر إلى القاهرة في آخر الشهر مع مَكْتَبَة ومســاء على رؤية</p>",
    ...published,
  });
  createPost({ title: "Łódź and Ærø", content: "<p>Die Straße ist groß, ısı.</p>", ...published });
  got(
    createDestination({
      name: "Varanasi",
      state: "Uttar Pradesh",
      description: "Steps to a river.",
    }),
  );
  got(createDestination({ name: "Thrissur", otherNames: ["The City of Festivals"] }));
  createPin({
    name: "Old town",
    city: "Varanasi",
    country: "India",
    notes: "Sweet curd",
    coordinates: { lat: 25, lng: 83 },
  });
  const { id } = createCollection({ title: "Harbours", location: "Kochi", description: "Nets" });
  got(
    addMedia({
      collectionId: id,
      type: "photo",
      url: "/media/a.jpg",
      caption: "A fisherman and his nets",
    }),
  );
});

describe("finds", () => {
  test.each([
    ["a word in another form", "monastery", "Evening on the ghats"],
    ["a word by its beginning", "monas", "Evening on the ghats"],
    ["the beginning of a word whose stem is shorter", "runni", "A lamp for the road"],
    ["accents that were not typed", "cafe ananda", "Evening on the ghats"],
    ["accents that were typed", "Vārāṇasī", "Varanasi"],
    ["one typing error", "ghast", "Evening on the ghats"],
    ["two typing errors in a long word", "monastreis", "Evening on the ghats"],
    ["errors beside a word that is right", "hill monastreis", "Evening on the ghats"],
    ["a former name", "benares", "Varanasi"],
    ["another name", "Kashi", "Varanasi"],
    ["a name in its own script", "वाराणसी", "Varanasi"],
    ["a typing error in Devanagari", "वारणसी", "Varanasi"],
    ["a name in Malayalam", "തൃശ്ശൂർ", "Thrissur"],
    ["the same as it is written shorter", "തൃശൂർ", "Thrissur"],
    ["the same with its last letter spelt as before", "തൃശൂര\u0d4d\u200d", "Thrissur"],
    ["the beginning of one in Malayalam", "തൃശ്ശ", "Thrissur"],
    ["a typing error in Malayalam", "തൃസ്ശൂർ", "Thrissur"],
    ["a former name of a place", "trichur", "Thrissur"],
    ["a name that the owner gave", "city of festivals", "Thrissur"],
    ["a pin by its city", "benares old town", "Old town"],
    ["a collection by its location", "harbours kochi", "Harbours"],
    ["a photo by its caption", "fishermen", "A fisherman and his nets"],
    ["a question of the about page", "recommend", "Do you accept journey recommendations?"],
    ["a word with soft hyphens", "Brahmagiripeak", "Invisible signs"],
    ["one with them as HTML writes them", "Chidambaranath", "Invisible signs"],
    ["one with a joiner", "विश्ववटवृक्ष", "Invisible signs"],
    ["one with a space of no width", "neelakurinji", "Invisible signs"],
    [
      "one with signs of direction, a variation and a byte order mark",
      "kurangani",
      "Invisible signs",
    ],
    ["signs that stand in what is asked for", "Neela\u00adku\u200brinji\ufeff", "Invisible signs"],
    ["a Persian word with a sign between its parts", "میخواهم", "Invisible signs"],
    ["a letter with a stroke", "lodz", "Łódź and Ærø"],
    ["the same as it is written", "ŁÓDŹ", "Łódź and Ærø"],
    ["two letters in one", "aero", "Łódź and Ærø"],
    ["one of them as it is written", "ærø", "Łódź and Ærø"],
    ["the beginning of a short one", "ær", "Łódź and Ærø"],
    ["a sharp s", "strasse", "Łódź and Ærø"],
    ["a short word with one", "gross", "Łódź and Ærø"],
    ["a dotless i", "isi", "Łódź and Ærø"],
    ["an Arabic word without its hamza", "احمد", "أحمد"],
    ["one as it is written", "أحمد", "أحمد"],
    ["one without the hamza below", "الى", "أحمد"],
    ["one without its madda", "اخر", "أحمد"],
    ["one with it", "آخر", "أحمد"],
    ["one without its vowels", "مكتبة", "أحمد"],
    ["one without the line that draws it longer", "ومساء", "أحمد"],
    ["one with ha for ta marbuta", "القاهره", "أحمد"],
    ["one with ya for alef maksura", "علي", "أحمد"],
    ["one with a plain waw", "روية", "أحمد"],
    ["an emoji", "🏔", "Snow 🏔\ufe0f at last"],
    ["an emoji beside a word", "❤\ufe0fsnow", "Snow 🏔\ufe0f at last"],
    ["an emoji that is made of several", "👨\u200d👩\u200d👧", "Snow 🏔\ufe0f at last"],
    ["a flag", "🇮🇳", "Snow 🏔\ufe0f at last"],
    ["all but the words that nobody has", "varanasi xyzzyxyzzy", "Varanasi"],
  ])("%s", (_what, q, title) => {
    expect(titles(q)).toContain(title);
  });
});

test("two words of a search are corrected, and no more are compared with all others", () => {
  expect(titles("xyzzyx monastreis")).toContain("Evening on the ghats");
  expect(titles("xyzzyx yxzzxy monastreis")).toEqual([]);
});

test("an empty search, and one of signs, finds nothing", () => {
  for (const q of ["", "  ", `"'*^:-+(){}[]!?`, "🙂"]) {
    expect(find(q)).toMatchObject({ total: 0, results: [] });
  }
});

test("all words in a title come first, whatever the kind, then those in another name", () => {
  const published = { publishedAt: new Date(Date.now() - 1000) };
  got(
    createDestination({
      name: "Kasol",
      description: "Parrots. The night bus to Parvati stops here: bus, night, Parvati, Parvati.",
    }),
  );
  createPost({ title: "A night bus to the Parvati valley", content: "<p>Slow.</p>", ...published });
  createPost({ title: "Nightjars by bus", content: "<p>Parvatipuram</p>", ...published });
  const [first, ...others] = titles("parvati night bus");
  expect(first).toBe("A night bus to the Parvati valley");
  expect(others.sort()).toEqual(["Kasol", "Nightjars by bus"]);
  got(createDestination({ name: "Mandi", otherNames: ["Parrot town"] }));
  createPost({ title: "Parrots at dawn", ...published });
  expect(titles("parrot")).toEqual(["Parrots at dawn", "Mandi", "Kasol"]);
});

test("a letter that has the word comes before photographs with it, on whatever page they are", () => {
  const published = { publishedAt: new Date(Date.now() - 1000) };
  const { id } = createCollection({ title: "Sweets", description: "Sugar" });
  for (const title of ["Samosa", "Samosa again"]) {
    got(
      addMedia({
        collectionId: id,
        type: "photo",
        url: `https://x.example/${title.length}.jpg`,
        title,
      }),
    );
  }
  createPost({ title: "Breakfast", content: "<p>Samosa for breakfast.</p>", ...published });
  expect(titles("samosa")[0]).toBe("Breakfast");
  const page = (offset: number) =>
    search({ q: "samosa", kind: null }, { offset, limit: 1 }).results.map(({ title }) => title);
  expect([0, 1, 2, 3].flatMap(page)).toEqual(titles("samosa"));
  expect(titles("samosa")).toHaveLength(3);
});

test("an Arabic word that was written plainly is found with its hamza and madda", () => {
  const published = { publishedAt: new Date(Date.now() - 1000) };
  createPost({ title: "Cairo", content: "<p>احمد الى اخر</p>", ...published });
  for (const q of ["أحمد إلى آخر", "أحمد".normalize("NFD")])
    expect(titles(q), q).toContain("Cairo");
});

test("an emoji that is not there is not found", () => {
  for (const q of ["🌋", "🇳🇵", "🇮"]) expect(titles(q), q).toEqual([]);
});

test("a title counts more than a text", () => {
  expect(titles("lamp")).toEqual(["A lamp for the road", "Evening on the ghats"]);
});

test("a snippet is plain text with its words marked", () => {
  const [first] = search({ q: "monastery lamp", kind: "letter" }, { offset: 0, limit: 1 }).results;
  expect(first?.snippet).toBe(
    `The ${FOUND_FROM}monasteries${FOUND_TO} of the hill & their ${FOUND_FROM}lamps${FOUND_TO} were lit. Café Ānanda`,
  );
  expect(marked(find("kashi").results[0]?.snippet)).toEqual(["Kashi"]);
});

test("a snippet shows the words as they are written, signs that nobody sees too", () => {
  const [first] = find("neelakurinji kurangani").results;
  expect(marked(first?.snippet)).toEqual([
    "Neela\u200bkurinji",
    "\u200eKuran\u2060ga\ufe0fni\u200f",
  ]);
  expect(marked(find("strasse gross").results[0]?.snippet)).toEqual(["Straße", "groß"]);
});

test("how much there is of each kind is said for a search of one kind as well", () => {
  const { total, counts } = search({ q: "varanasi", kind: "pin" }, { offset: 0, limit: 1 });
  expect(total).toBe(1);
  expect(counts).toMatchObject({ place: 1, pin: 1, letter: 0 });
});
