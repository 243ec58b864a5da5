import { beforeEach, expect, test } from "vitest";
import { updateJourney } from "~/models/road/journey/journey.server";
import { figureSums } from "~/models/road/line/figure-sums.server";
import { figuresNow } from "~/models/road/line/figures.server";
import { createPin } from "~/models/road/pins/pin.server";
import { updateSettings } from "~/models/texts/settings.server";
import { countedAreas } from "~/utils/words/counted";
import { arrive } from "../support/records/arrive";
import { clearJourney } from "../support/records/journey";
import { visit } from "../support/requests/pages";

const countries = { areaOf: "country", areaWord: "countries", areaWordOne: "country" } as const;

const pin = (name: string, country: string, lat: number, visitedDate: string | null) =>
  createPin({
    name,
    country,
    coordinates: { lat, lng: -8 },
    pinType: visitedDate ? "visited" : "planned",
    visitedDate,
  });

beforeEach(() => {
  clearJourney();
  pin("Porto", "Portugal", 41, "2025-08-01");
  pin("Lisbon", "Portugal", 38, "2025-08-05");
  pin("Tangier", "Morocco", 35, "2025-08-09");
  updateSettings(countries);
});

test("a journey through countries counts them, everywhere", async () => {
  updateJourney({ currentLocation: "Tangier" });
  expect(figuresNow()?.statesCovered).toBe(2);
  expect(figureSums()?.areas).toBe("Portugal, Morocco.");
  const days = (await (await visit("/days")).text()).replace(/<!-- -->|<[^>]*>/g, " ");
  expect(days).toMatch(/ Portugal .*Porto.*Lisbon.* Morocco .*Tangier/s);
});

test("a count that was set by hand grows with a new country alone", () => {
  updateJourney({ currentLocation: "Tangier", statesCovered: 7 });
  const { id: fez } = pin("Fez", "Morocco", 34, null);
  arrive({ place: `pin:${fez}`, shown: "at-once" });
  expect(figuresNow()?.statesCovered).toBe(7);
  const { id: dakar } = pin("Dakar", "Senegal", 15, null);
  arrive({ place: `pin:${dakar}`, shown: "at-once" });
  expect(figuresNow()?.statesCovered).toBe(8);
});

test("one and many are what she calls them; a plural alone makes its own singular", () => {
  expect([1, 3].map(countedAreas)).toEqual(["1 country", "3 countries"]);
  updateSettings({ areaWord: "Länder", areaWordOne: "Land" });
  expect([1, 2].map(countedAreas)).toEqual(["1 Land", "2 Länder"]);
  updateSettings({ areaWord: "counties", areaWordOne: null });
  expect(countedAreas(1)).toBe("1 county");
});
