import { describe, expect, test } from "vitest";
import { HOME_CONTENT_DEFAULTS, homeContentInput } from "~/models/home-content";
import { getHomeContent, updateHomeContent } from "~/models/home-content.server";
import { journeyInput } from "~/models/journey";
import { getJourney, getJourneyStats, updateJourney } from "~/models/journey.server";

describe("the journey record", () => {
  test("starts from the defaults and is one", () => {
    expect(getJourney()).toBeNull();
    expect(getJourneyStats()).toMatchObject({
      currentLocation: expect.stringContaining("Thrissur"),
    });
    updateJourney({});
    expect(getJourney()).toMatchObject({
      id: 1,
      currentCoordinates: { lat: 10.5276, lng: 76.2144 },
      journeyProgress: 65,
      daysTraveled: 78,
      nextStop: "Coimbatore",
    });
  });

  test("changes in part, clears with null, and is refused when stale", () => {
    const before = getJourney();
    expect(updateJourney({ currentLocation: "Munnar", version: before?.version })).toMatchObject({
      item: { currentLocation: "Munnar", daysTraveled: 78 },
    });
    expect(updateJourney({ daysTraveled: null, currentCoordinates: null })).toMatchObject({
      item: { daysTraveled: 0, currentCoordinates: { lat: 0, lng: 0 } },
    });
    expect(updateJourney({ daysTraveled: 1, version: before?.version })).toMatchObject({
      kind: "stale",
    });
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
    expect(getHomeContent()).toMatchObject({ ...HOME_CONTENT_DEFAULTS, version: 0 });
  });

  test("change in part, and a cleared text goes back to its default", () => {
    updateHomeContent({ heroTitle: "Rails\nand rain", readRate: 90 });
    expect(getHomeContent()).toMatchObject({
      heroTitle: "Rails\nand rain",
      readRate: 90,
      mapSectionTitle: HOME_CONTENT_DEFAULTS.mapSectionTitle,
      version: 1,
    });
    updateHomeContent({ heroTitle: null });
    expect(getHomeContent().heroTitle).toBe(HOME_CONTENT_DEFAULTS.heroTitle);
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
