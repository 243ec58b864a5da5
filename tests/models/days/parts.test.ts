import { expect, test } from "vitest";
import { createPin } from "~/models/road/pins/pin.server";
import { updateSettings } from "~/models/texts/settings.server";
import { dayPath } from "~/pages/days/day-path.server";
import { partPath } from "~/pages/days/days";
import { daysPage } from "~/pages/days/days-page.server";
import { createPost } from "../../support/records/saved";

/** The paths of the parts on which a day stands, and the one that links to it name. */
function placesOfDay(day: string, parts: ReturnType<typeof daysPage>[]) {
  const told = parts.flatMap((page) => {
    if (!page || page.isEmpty) return [];
    const isThere = page.sections.some(({ days }) =>
      days.some((one) => "day" in one && one.day === day),
    );
    return isThere ? [`${partPath(page.path, page.part)}#day-${day}`] : [];
  });
  return { told, linked: dayPath(day) };
}

test("a month with many letters has parts, which tell of every letter and every stop once", () => {
  for (let n = 0; n < 60; n++) {
    // The 7th has a stop alone: with it ends the first part.
    const day = String((n < 24 ? 1 : 2) + Math.floor(n / 4)).padStart(2, "0");
    const publishedAt = new Date(`2025-09-${day}T1${n % 4}:00:00+05:30`);
    createPost({ title: `Letter ${n}`, publishedAt });
  }
  for (const day of ["01", "07", "13", "15"]) {
    const place = { coordinates: { lat: 20 + Number(day) / 10, lng: 75 }, country: "India" };
    createPin({ name: `Stop ${day}`, visitedDate: `2025-09-${day}`, ...place });
  }
  const parts = [1, 2, 3].map((part) => daysPage(null, part));
  const told = parts.flatMap((page) =>
    page && !page.isEmpty
      ? page.sections.flatMap(({ days }) =>
          days.flatMap((one) => ("day" in one ? one.items.map(({ id, kind }) => [kind, id]) : [])),
        )
      : [],
  );
  const ids = (wanted: string) => told.filter(([kind]) => kind === wanted).map(([, id]) => id);
  expect(ids("post")).toEqual(Array.from({ length: 60 }, (_, n) => `letter-${n}`));
  expect(new Set(ids("stop")).size).toBe(4);
  expect(ids("stop")).toHaveLength(4);
  expect(parts.map((page) => page && !page.isEmpty && page.next?.path)).toEqual([
    "/days?page=2",
    "/days?page=3",
    undefined,
  ]);
  expect(daysPage(null, 4)).toBeNull();
  for (let n = 1; n <= 16; n++) {
    const { told, linked } = placesOfDay(`2025-09-${String(n).padStart(2, "0")}`, parts);
    expect(told).toContain(linked);
  }
  expect(dayPath("2025-09-07")).toBe("/days#day-2025-09-07");
  expect(dayPath("2025-09-08")).toBe("/days?page=2#day-2025-09-08");
});

test.each([
  ["en-IN", "Sep", "September 2025"],
  ["hi-IN", "सित॰", "सितंबर 2025"],
])("in %s the months to choose from are %s", (language, shortName, name) => {
  updateSettings({ language });
  const page = daysPage(null, 1);
  updateSettings({ language: null });
  expect(page).toMatchObject({ name, months: [{ shortName, name }] });
});
