import { describe, expect, test } from "vitest";
import { homeFallback, journeyInput, pageFallback } from "~/models/road/journey/journey";
import { getHere, getJourney, updateJourney } from "~/models/road/journey/journey.server";
import { getJourneyOverview, getJourneyStats } from "~/models/road/line/journey-record.server";
import { homeContentDefaults, homeContentInput } from "~/models/texts/home-content";
import { getHomeContent, updateHomeContent } from "~/models/texts/home-content.server";
import { getFooter } from "~/pages/site/footer.server";
import { db } from "~db/client.server";
import { homePageContent } from "~db/schema/home-page";
import { moves } from "~db/schema/journey";

describe("the journey record", () => {
  test("is none before its first save, and what was never given is told by the fallbacks", () => {
    expect(getJourney()).toBeNull();
    expect(getHere()).toBeNull();
    expect(getJourneyStats()).toEqual({ ...homeFallback(), currentLocationDescription: "" });
    expect(getJourneyOverview()).toMatchObject(pageFallback());
    updateJourney({});
    expect(getJourney()).toMatchObject({ id: 1, daysTraveled: null, nextStop: "Coimbatore" });
    expect(getJourneyStats()).toMatchObject(homeFallback());
    updateJourney({ statesCovered: 0 });
    expect(getJourneyStats()).toMatchObject({ ...homeFallback(), statesCovered: 0 });
  });

  test("changes in part, clears with null, and is refused when stale", () => {
    const before = getJourney();
    const change = { currentLocation: "Munnar", daysTraveled: 78, version: before?.version };
    expect(updateJourney(change)).toMatchObject({
      item: { currentLocation: "Munnar", daysTraveled: 78, statesCovered: 0 },
    });
    expect(updateJourney({ daysTraveled: null, currentCoordinates: null })).toMatchObject({
      item: { daysTraveled: null, currentCoordinates: { lat: 0, lng: 0 } },
    });
    expect(updateJourney({ daysTraveled: 1, version: before?.version })).toMatchObject({
      kind: "stale",
    });
  });

  test("stands in the footer before the figures of the home page's texts, and these before the fallbacks", () => {
    db.delete(moves).run();
    updateJourney({ daysTraveled: 80, distanceCovered: null });
    expect(getFooter()).toMatchObject({ footerDaysTraveled: 80, footerDistance: 6500 });
    updateHomeContent({ footerDistance: 900, footerDaysTraveled: 1 });
    expect(getFooter()).toMatchObject({ footerDaysTraveled: 80, footerDistance: 900 });
    updateJourney({ currentLocation: "Munnar" });
    expect(getFooter(), "the road's own").toMatchObject({
      footerDaysTraveled: 80,
      footerDistance: 0,
    });
    db.delete(homePageContent).run();
  });

  const whole = {
    currentLocation: "Munnar",
    currentLocationDescription: "Tea",
    journeyProgress: 70,
    daysTraveled: 80,
    statesCovered: 12,
    distanceCovered: 5000,
  };

  test.each([
    [{ currentLocation: "" }, "Current location is required"],
    [{ currentLocationDescription: " " }, "Location description is required"],
    [{ journeyProgress: 101 }, /from 0 to 100/],
    [{ daysTraveled: -1 }, /0 or more/],
    [{ distanceCovered: Number.NaN }, /Distance/],
    [{ currentCoordinates: { lat: 90.01, lng: 0 } }, /Latitude/],
    [{ instagramStoryUrl: "not an address" }, /Instagram/],
  ])("%j is refused", (change, message) => {
    const result = journeyInput.safeParse({ ...whole, ...change });
    expect(result.error?.issues[0]?.message).toMatch(message);
  });
});

describe("the home page's texts", () => {
  test("are the defaults until the first save", () => {
    expect(getHomeContent()).toMatchObject({ ...homeContentDefaults(), version: 0 });
  });

  test("change in part, and a cleared text goes back to its default", () => {
    updateHomeContent({ heroTitle: "Rails\nand rain", readRate: 90 });
    expect(getHomeContent()).toMatchObject({
      heroTitle: "Rails\nand rain",
      readRate: 90,
      mapSectionTitle: homeContentDefaults().mapSectionTitle,
      version: 1,
    });
    updateHomeContent({ heroTitle: null });
    expect(getHomeContent().heroTitle).toBe(homeContentDefaults().heroTitle);
    expect(updateHomeContent({ readRate: 1, version: 1 })).toMatchObject({ kind: "stale" });
  });

  test.each([
    [{ readRate: 101 }, "readRate"],
    [{ newsletterSubscribersCount: -1 }, "newsletterSubscribersCount"],
    [{ footerInstagramUrl: "javascript:alert(1)" }, "footerInstagramUrl"],
    [{ footerEmailUrl: "hello@example.com" }, "footerEmailUrl"],
    [{ journeyStartDate: "soon" }, "journeyStartDate"],
    [{ heroTitle: "x".repeat(301) }, "heroTitle"],
  ])("%j is refused", (input, field) => {
    expect(homeContentInput.safeParse(input).error?.issues[0]?.path[0]).toBe(field);
  });
});
