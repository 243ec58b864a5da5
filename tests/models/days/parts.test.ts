import { expect, test } from "vitest";
import { daysPage } from "~/models/days/days-page.server";
import { createPin } from "~/models/pins/pin.server";
import { updateSettings } from "~/models/settings/settings.server";
import { createPost } from "../../support/records/saved";

test("a month with many letters has parts, which tell of every letter and every stop once", () => {
  for (let n = 0; n < 60; n++) {
    const day = String(1 + Math.floor(n / 4)).padStart(2, "0");
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
