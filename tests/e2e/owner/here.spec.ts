import { expect, expectToast, field, make, openReady, press, test } from "./owner-page";

test.use({ viewport: { width: 390, height: 844 } });

const KOCHI = { latitude: 9.93988, longitude: 76.26022 };
const MUNNAR = { lat: 10.0889, lng: 77.0595 };

test.beforeEach(async ({ page }) => {
  const place = { name: "Munnar, Kerala", coordinates: MUNNAR, isCurrentLocation: true };
  await make(page, "/api/destinations", place);
});

test("a move on a phone is one form, every page follows, and undo brings all of it back", async ({
  page,
  context,
  visitor,
  calm,
  hasScripts,
}) => {
  calm.allow(/status of 400/);
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation(KOCHI);
  const before = await (await visitor.get("/api/journey")).json();
  await openReady(page, "/admin", hasScripts);
  await page.getByRole("link", { name: "I am here", exact: true }).click();
  const save = page.getByRole("button", { name: "I am here", exact: true });
  await expect(save).toBeInViewport();

  await test.step("saying nothing is refused, at its field", async () => {
    await press(page, "I am here", [400]);
    await expect(page.getByText("Choose a place, or name a new one.")).toBeVisible();
  });

  if (hasScripts) {
    await page.getByRole("button", { name: "Use my position" }).click();
    await expect(field(page, "Latitude")).toHaveValue("9.93988");
    await expect(page.getByRole("list", { name: "Nearest places" })).toContainText(/\d km/);
  } else {
    await field(page, "Latitude").fill(String(KOCHI.latitude));
    await field(page, "Longitude").fill(String(KOCHI.longitude));
  }
  await field(page, "Or a new name").fill("Fort Kochi, Kerala");
  await field(page, "One line about it").fill("Nets over the water.");
  await press(page, "I am here");
  await expectToast(page, "The site says that you are in Fort Kochi, Kerala.");
  await expect(page.getByRole("button", { name: "Undo" })).toBeInViewport();
  const journey = await (await visitor.get("/api/journey")).json();
  expect(journey).toMatchObject({
    currentLocation: "Fort Kochi, Kerala",
    currentLocationDescription: "Nets over the water.",
    currentCoordinates: { lat: 9.94, lng: 76.26 },
  });
  for (const path of ["/", "/journey", "/about"]) {
    expect(await (await visitor.get(path)).text(), path).toContain("Fort Kochi");
  }

  await press(page, "Undo");
  await expectToast(page, `Undone: the site says again that you are in ${before.currentLocation}.`);
  const { version: _now, ...after } = await (await visitor.get("/api/journey")).json();
  const { version: _then, ...was } = before;
  expect(after).toEqual(was);
});

test("arriving at a planned place asks what was found, and keeps the plan beside it", async ({
  page,
  visitor,
  hasScripts,
}) => {
  const plan = "Tea hills, and a cold night.";
  const { id } = await make(page, "/api/travel-pins", {
    name: "Valparai, Tamil Nadu",
    country: "India",
    coordinates: { lat: 10.3269, lng: 76.9554 },
    pinType: "planned",
    visitedDate: "2099-01-01",
    description: plan,
  });
  await openReady(page, "/admin/here", hasScripts);
  if (hasScripts) {
    const next = page.getByRole("list", { name: "Next on the road" });
    await next.getByRole("button", { name: "Valparai, Tamil Nadu" }).click();
    await expect(page.getByText(`Expected: ${plan}`)).toBeVisible();
    await field(page, "Found").fill("Rain, and leeches.");
  } else {
    await field(page, "Known place").selectOption(`pin:${id}`);
    await field(page, "One line about it").fill("Rain, and leeches.");
  }
  await press(page, "I am here");
  await expectToast(page, "The site says that you are in Valparai, Tamil Nadu.");
  const pins = await (await visitor.get("/api/travel-pins")).json();
  expect(pins.find((pin: { id: string }) => pin.id === id)).toMatchObject({
    pinType: "current",
    description: `Expected: ${plan}\nFound: Rain, and leeches.`,
  });
});

test("the form begins with the position and ends with its coordinates", async ({
  page,
  hasScripts,
}) => {
  await openReady(page, "/admin/here", hasScripts);
  const button = page.getByRole("button", { name: "Use my position" });
  await expect(button).toHaveCount(hasScripts ? 1 : 0);
  const last = page.locator("main form").last().locator("label").last();
  await expect(last).toHaveText("Longitude");
  if (!hasScripts) return;
  // Within the lower third of a phone, where the thumb is.
  const box = await button.boundingBox();
  expect(box?.y ?? 0).toBeGreaterThan(844 * (2 / 3));
});

test("a place within reach is chosen by itself", async ({ page, context, hasScripts }) => {
  test.skip(!hasScripts, "It needs scripts.");
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 10.1, longitude: 77.1 });
  await openReady(page, "/admin/here", hasScripts);
  await page.getByRole("button", { name: "Use my position" }).click();
  const chosen = field(page, "Known place").locator("option:checked");
  await expect(chosen).toContainText(/^Munnar, Kerala.* · \d+(\.\d)? km$/);
  await expect(page.getByRole("list", { name: "Nearest places" })).toContainText("Munnar");
});

test("a position far from all that is known names itself: two presses, and a new place", async ({
  page,
  context,
  visitor,
  hasScripts,
}) => {
  test.skip(!hasScripts, "It needs scripts.");
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 38.7223, longitude: -9.1393 });
  await openReady(page, "/admin/here", hasScripts);
  await page.getByRole("button", { name: "Use my position" }).click();
  await expect(field(page, "Or a new name")).toHaveValue("Lisbon, Portugal");
  await press(page, "I am here");
  await expectToast(page, "The site says that you are in Lisbon, Portugal.");
  const pins = await (await visitor.get("/api/travel-pins")).json();
  const here = pins.find(({ pinType }: { pinType: string }) => pinType === "current");
  expect(here).toMatchObject({ name: "Lisbon, Portugal", city: "Lisbon", country: "Portugal" });
});

test("without a line a place that the site would refuse is refused on the device", async ({
  page,
  calm,
  hasScripts,
}) => {
  test.skip(!hasScripts, "Without scripts the browser says that there is no line.");
  calm.allow(/Failed to load|ERR_/);
  await openReady(page, "/admin/here", hasScripts);
  await field(page, "One line about it").fill("Fog until ten");
  await page.route("**/admin/here*", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await page.getByRole("button", { name: "I am here", exact: true }).click();
  await expect(page.getByText("Choose a place, or name a new one.")).toBeInViewport();
  await expect(page).toHaveURL(/\/admin\/here$/);
  await expect(field(page, "One line about it")).toHaveValue("Fog until ten");
  await field(page, "Or a new name").fill("Wayanad hut");
  for (const [latitude, longitude, message] of [
    ["95", "76", "Latitude must be a number from -90 to 90."],
    ["abc", "76", "Latitude must be a number from -90 to 90."],
    ["11.68", "", "Longitude is required"],
  ] as const) {
    await field(page, "Latitude").fill(latitude);
    await field(page, "Longitude").fill(longitude);
    await page.getByRole("button", { name: "I am here", exact: true }).click();
    await expect(page.getByText(message)).toBeInViewport();
    await expect(page).toHaveURL(/\/admin\/here$/);
    await expect(field(page, "Latitude")).toHaveValue(latitude);
  }
});

test("what was typed comes back later, but not the place and position of then", async ({
  page,
  hasScripts,
}) => {
  test.skip(!hasScripts, "Without scripts nothing is kept on the device.");
  await openReady(page, "/admin/here", hasScripts);
  await field(page, "One line about it").fill("Fog until ten");
  await field(page, "Or a new name").fill("Valparai");
  await field(page, "Latitude").fill("10.32");
  await expect(page.getByText("Kept on this device")).toBeVisible();
  await openReady(page, "/admin/here", hasScripts);
  await expect(field(page, "One line about it")).toHaveValue("Fog until ten");
  await expect(field(page, "Or a new name")).toHaveValue("");
  await expect(field(page, "Latitude")).toHaveValue("");
});
