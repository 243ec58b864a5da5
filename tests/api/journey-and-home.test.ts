import { expect, test } from "vitest";
import { api } from "../support/requests/api";
import { signedInOwner } from "../support/requests/owner";

const cookie = await signedInOwner();

test("the journey and its figures", async () => {
  const json = {
    currentLocation: "Mysuru",
    daysTraveled: 90,
    currentCoordinates: { lat: 12.3, lng: 76.6 },
  };
  const changed = await api("PUT", "/api/journey", { json, cookie });
  expect(changed.body).toMatchObject(json);
  expect((await api("GET", "/api/journey")).body).toEqual(changed.body);
  expect((await api("GET", "/api/journey/stats")).body).toMatchObject({
    daysTraveled: 90,
    currentLocation: "Mysuru",
  });
  const refused = await api("PUT", "/api/journey", { json: { currentLocation: "" }, cookie });
  expect(refused.body.errors.currentLocation).toEqual(["Current location is required"]);
  const { version } = changed.body;
  expect(
    (await api("PUT", "/api/journey", { json: { version: version - 1 }, cookie })).status,
  ).toBe(409);
});

test("the home page's texts", async () => {
  const { body } = await api("GET", "/api/home-content");
  expect(body.newsletterSubscribersCount).toBe(342);
  const changed = await api("PUT", "/api/home-content", {
    json: { heroTitle: "South", journeyStartDate: "2025-08-02T00:00:00Z", version: body.version },
    cookie,
  });
  expect(changed.body).toMatchObject({ heroTitle: "South", journeyStartDate: "2025-08-02" });
  const stale = await api("PUT", "/api/home-content", { json: { version: body.version }, cookie });
  expect(stale).toMatchObject({ status: 409, body: { version: changed.body.version } });
  const back = await api("PUT", "/api/home-content", { json: { heroTitle: null }, cookie });
  expect(back.body.heroTitle).toBe(body.heroTitle);
});
