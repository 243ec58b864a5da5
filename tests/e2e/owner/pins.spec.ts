import { cutLine, mendLine } from "../../support/browser/dead-line";
import { expect, expectToast, field, item, openReady, press, test } from "./owner-page";

test("a pin at a place that cannot be is refused @long", async ({
  page,
  site,
  calm,
  hasScripts,
}) => {
  calm.allow(/status of 400/);
  const before = site.value("select count(*) from travel_pins");
  await openReady(page, "/admin/pins/new", hasScripts);
  await field(page, "Name").fill("Nowhere");
  await field(page, "Longitude").fill("77.5385");
  for (const [latitude, words] of [
    ["north", "Invalid Coordinates: Please enter valid latitude and longitude values."],
    ["91", "Latitude must be a number from -90 to 90."],
  ] as const) {
    await field(page, "Latitude").fill(latitude);
    await press(page, "Add Pin", [400]);
    await expect(page.getByText(words).first()).toBeVisible();
    await expect(field(page, "Latitude")).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, "Latitude")).toHaveValue(latitude);
    await expect(field(page, "Name")).toHaveValue("Nowhere");
  }
  expect(site.value("select count(*) from travel_pins")).toBe(before);
});

test("a pin that finds no line stays as it was typed, and is saved once when there is one @long", async ({
  page,
  site,
  calm,
  hasScripts,
}) => {
  test.skip(!hasScripts, "Without scripts the browser itself says so, and goes back.");
  calm.allow(/Failed to load resource|Failed to fetch/);
  const count = () => site.value("select count(*) from travel_pins where name = 'Halt'");
  await openReady(page, "/admin/pins/new", hasScripts);
  await cutLine(page);
  await field(page, "Name").fill("Halt");
  await field(page, "Latitude").fill("15.49");
  await field(page, "Longitude").fill("73.77");
  await page.getByRole("button", { name: "Add Pin" }).click();
  await expect(page.getByText("No answer came. It waits in the outbox").first()).toBeVisible();
  await expect(field(page, "Name")).toHaveValue("Halt");
  await expect(field(page, "Latitude")).toHaveValue("15.49");
  expect(count()).toBe("0");
  await mendLine(page);
  await press(page, "Add Pin");
  await expectToast(page, "Travel pin created successfully!");
  expect(count()).toBe("1");
});

test("a pin keeps what was typed and opens in maps", async ({ page, visitor, hasScripts }) => {
  await openReady(page, "/admin/pins/new", hasScripts);
  await field(page, "Name").fill("Lighthouse");
  await field(page, "City").fill("Panaji");
  await field(page, "Latitude").fill("15.49");
  await field(page, "Longitude").fill("73.77");
  await field(page, "Pin type").selectOption("favorite");
  await field(page, "Visited date").fill("2025-11-02");
  await field(page, "Rating").fill("4");
  await press(page, "Add Pin");
  await expectToast(page, "Travel pin created successfully!");
  const card = item(page, "Lighthouse");
  await expect(card.getByText("Favorite", { exact: true })).toBeVisible();
  await expect(card.getByRole("link", { name: "Open Lighthouse in maps" })).toHaveAttribute(
    "href",
    /15\.49.+73\.77/,
  );
  const pins: { name: string }[] = await (await visitor.get("/api/travel-pins")).json();
  expect(pins.find(({ name }) => name === "Lighthouse")).toMatchObject({
    city: "Panaji",
    coordinates: { lat: 15.49, lng: 73.77 },
    pinType: "favorite",
    visitedDate: "2025-11-02",
    rating: 4,
  });
});

test("a position comes from the device, or from a map with land even without tiles", async ({
  page,
  context,
  hasScripts,
}) => {
  test.skip(!hasScripts, "It needs scripts.");
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 8.0883, longitude: 77.5385 });
  await openReady(page, "/admin/pins/new", hasScripts);
  await page.getByRole("button", { name: "Use my position" }).click();
  await expect(field(page, "Latitude")).toHaveValue("8.08830");
  await expect(field(page, "Longitude")).toHaveValue("77.53850");
  await page.getByRole("button", { name: "Pick on a map" }).click();
  await expect(page.locator(".leaflet-land-pane path")).toBeVisible();
});
