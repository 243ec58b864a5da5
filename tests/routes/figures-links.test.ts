import { expect, test } from "vitest";
import { updateJourney } from "~/models/road/journey/journey.server";
import { createPin } from "~/models/road/pins/pin.server";
import { visit } from "../support/requests/pages";

/** Whether a page leads to the sums of the figures, and whether it has them. */
async function sumsOn(path: string) {
  const html = await (await visit(path)).text();
  return [html.includes('href="/journey#figures"'), html.includes('id="figures"')];
}

test("a figure leads to what it is the sum of where the journey's page tells it", async () => {
  const place = { country: "India", coordinates: { lat: 32, lng: 75 } };
  createPin({ name: "Amritsar", visitedDate: "2025-09-02", ...place });
  const pages = ["/", "/journey?on=2025-09-02"];
  for (const path of pages) expect(await sumsOn(path), path).toEqual([false, false]);
  expect(await sumsOn("/journey")).toEqual([false, false]);
  updateJourney({ currentLocation: "Amritsar" });
  for (const path of pages) expect(await sumsOn(path), path).toEqual([true, false]);
  expect(await sumsOn("/journey")).toEqual([true, true]);
});
