import { afterEach, expect, test } from "vitest";
import { provideSite, SITE_DEFAULTS } from "~/site";
import { costsIn } from "~/texts/costs";

afterEach(() => provideSite(() => SITE_DEFAULTS));

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

/** Where money is told apart from the number, and the number is as it was written. */
test.each([
  ["ne-NP", "NPR", "Room 1500", "Room", "1500", /रू/],
  ["ne-NP", "NPR", "कोठा १५००", "कोठा", "१५००", /रू/],
  ["ar-EG", "EGP", "Room 450", "Room", "450", /£|ج/],
  ["ar-EG", "EGP", "غرفة ٤٥٠", "غرفة", "٤٥٠", /£|ج/],
  ["fa-IR", "IRR", "اتاق ۱٬۲۰۰", "اتاق", "۱٬۲۰۰", /ریال|IRR/],
  ["bn-BD", "BDT", "Room 900", "Room", "900", /৳/],
  ["my-MM", "MMK", "Room 9000", "Room", "9000", /K/],
  ["mr-IN", "INR", "खोली १५००", "खोली", "१,५००", /₹/],
  ["mr-IN", "INR", "खोली रु. १२००", "खोली", "१,२००", /^₹/],
  ["nb-NO", "NOK", "Hytte 1 200", "Hytte", "1 200", /kr/],
  ["nb-NO", "NOK", "Hytte 1\u00a0200", "Hytte", "1\u00a0200", /kr/],
  ["nb-NO", "NOK", "Hytte 1\u202f200", "Hytte", "1\u202f200", /kr/],
  ["nb-NO", "NOK", "Hytte fri 1 200", "Hytte fri", "1 200", /kr/],
  ["nb-NO", "NOK", "Ferge 12 500 NOK", "Ferge", "12 500", /NOK/],
  ["nb-NO", "NOK", "Hytte 1 200 kr", "Hytte", "1 200", /kr/],
  ["pl-PL", "PLN", "Pokój 1 234 567,50 zł", "Pokój", "1 234 567,50", /zł/],
  ["de-DE", "EUR", "Zimmer 1.200", "Zimmer", "1.200", /€/],
  ["de-CH", "CHF", "Zimmer 1’200.50", "Zimmer", "1’200.50", /CHF/],
  ["fr-FR", "EUR", "Chambre 1 200 à la nuit", "Chambre 1 200 à la nuit", "", /^$/],
  ["en-US", "USD", "Room 1,200.50 a night", "Room", "1,200.50", /\$/],
  ["en-US", "USD", "Bus 24 280", "Bus 24", "280", /\$/],
  ["hi-IN", "INR", "Car 1,20,000", "Car", "1,20,000", /₹/],
  ["sv-SE", "SEK", "Rum 900–1 200", "Rum", "900–1 200", /kr/],
])("in %s with %s '%s' is read whole", (language, currency, line, what, number, sign) => {
  provideSite(() => ({ ...SITE_DEFAULTS, language, currency }));
  const [cost] = costsIn(line);
  expect(cost?.what).toBe(what);
  expect(cost?.amount).toContain(number);
  expect(cost?.amount).toMatch(sign);
});

/** Devanagari to Adlam: whatever the digits, the amount is the one that was written. */
test("the amount stays in every language that has digits of its own", () => {
  const languages =
    "ar-EG fa ur-IN ne mr bn as my dz ks ps ckb uz-Arab pa-Arab ff-Adlm sat mni ccp ha bgn".split(
      " ",
    );
  for (const language of languages) {
    for (const currency of ["NPR", "EGP", "INR", "EUR", "JOD", "CLP", "XOF", "MMK"]) {
      provideSite(() => ({ ...SITE_DEFAULTS, language, currency }));
      const amount = costsIn("Room 45")[0]?.amount ?? "";
      expect(amount.match(/\p{Nd}+/gu), `${language} ${currency}`).toEqual(["45"]);
      expect(amount.length, `${language} ${currency}`).toBeGreaterThan(2);
    }
  }
});
