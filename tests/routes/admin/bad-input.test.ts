import { describe, expect, test } from "vitest";
import { action as manageMedia } from "~/routes/admin/collections/media";
import { action as start } from "~/routes/admin/dashboard";
import { action as newPlace } from "~/routes/admin/destinations/new";
import { action as here } from "~/routes/admin/here";
import { action as saveHome } from "~/routes/admin/home";
import { action as saveJourney } from "~/routes/admin/journey";
import { action as readMessage } from "~/routes/admin/messages/list";
import { action as newPin } from "~/routes/admin/pins/new";
import { action as listAction } from "~/routes/admin/posts/list";
import { action as newPost } from "~/routes/admin/posts/new";
import { dumpDatabase } from "../../support/records/database";
import { type Action, errorsOf, ownerForms } from "../../support/requests/owner-forms";

const { post } = await ownerForms();

describe("bad input changes nothing and says what is wrong", () => {
  const long = "x".repeat(121);
  test.each<[string, Action, Record<string, string>, Record<string, unknown>]>([
    ["no title", newPost, {}, { title: ["Title is required"] }],
    ["a long title", newPost, { title: long }, { title: [expect.stringContaining("too long")] }],
    [
      "an unknown category",
      newPost,
      { title: "T", category: "x" },
      { category: expect.anything() },
    ],
    [
      "a script address",
      newPost,
      { title: "T", twitterPostUrl: "javascript:alert(1)" },
      { twitterPostUrl: expect.anything() },
    ],
    ["no date", newPost, { title: "T", publishedAt: "soon" }, { publishedAt: expect.anything() }],
    [
      "a gallery that is gone",
      newPlace,
      { name: "N", relatedGalleryId: "gone" },
      { relatedGalleryId: expect.anything() },
    ],
    [
      "half a position",
      newPlace,
      { name: "N", "coordinates.lat": "10" },
      { "coordinates.lng": ["Longitude is required"] },
    ],
    [
      "no name and country",
      newPin,
      {},
      { name: ["Name is required"], country: ["Country is required"] },
    ],
    [
      "a latitude out of range",
      newPin,
      { name: "N", country: "I", "coordinates.lat": "91", "coordinates.lng": "0" },
      {
        "coordinates.lat": expect.anything(),
        "": ["Failed to create travel pin. Please check all fields."],
      },
    ],
    [
      "a word for a latitude",
      newPin,
      { name: "N", country: "I", "coordinates.lat": "north", "coordinates.lng": "1" },
      { "": ["Invalid Coordinates: Please enter valid latitude and longitude values."] },
    ],
    [
      "too many stars",
      newPin,
      { name: "N", country: "I", rating: "6" },
      { rating: expect.anything() },
    ],
    [
      "no current location",
      saveJourney,
      { journeyProgress: "1" },
      {
        currentLocation: ["Current location is required"],
        currentLocationDescription: ["Location description is required"],
      },
    ],
    ["no place", here, {}, { place: ["Choose a place, or name a new one."] }],
    ["a place that is gone", here, { place: "pin:gone" }, { place: [expect.any(String)] }],
    [
      "more than all of the journey",
      saveJourney,
      { journeyProgress: "101" },
      { journeyProgress: expect.anything() },
    ],
    [
      "a read rate above all",
      saveHome,
      { readRate: "101" },
      { readRate: expect.anything(), "": ["Failed to update home page content"] },
    ],
  ])("%s", async (_what, action, fields, errors) => {
    const before = dumpDatabase();
    const answer = await post(action, fields);
    expect(answer.status).toBe(400);
    expect(errorsOf(answer)).toMatchObject(errors);
    expect(dumpDatabase()).toBe(before);
  });

  test.each<[string, Action]>([
    ["posts", listAction],
    ["messages", readMessage],
    ["media", manageMedia],
    ["the start page", start],
  ])("a button that %s do not have", async (_where, action) => {
    expect((await post(action, { intent: "unheard-of" })).status).toBe(400);
  });
});
