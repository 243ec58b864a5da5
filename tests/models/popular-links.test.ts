import { expect, test } from "vitest";
import { popularLinks } from "~/pages/site/footer.server";

const destinations = [
  { name: "Kerala Backwaters", slug: "kerala-backwaters" },
  { name: "Kanyakumari, Tamil Nadu", slug: "kanyakumari-tamil-nadu" },
  { name: "Palolem, Goa", slug: "palolem-goa" },
];

test.each([
  ["Kerala Backwaters", "/journey/kerala-backwaters"],
  ["Kanyakumari", "/journey/kanyakumari-tamil-nadu"],
  ["Goa Beaches", "/journey?q=Goa+Beaches"],
])("%s leads to %s", (label, to) => {
  expect(popularLinks([label], destinations)).toEqual([{ label, to }]);
});
