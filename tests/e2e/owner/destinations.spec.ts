import {
  expect,
  expectToast,
  field,
  item,
  make,
  openReady,
  press,
  showSource,
  test,
} from "./owner-page";

test("marking a place as current takes the mark from the other", async ({
  page,
  site,
  visitor,
  hasScripts,
}) => {
  await make(page, "/api/destinations", { name: "First Halt", isCurrentLocation: true });
  await make(page, "/api/destinations", { name: "Second Halt" });
  await openReady(page, "/admin/places", hasScripts);
  const mark = (name: string) => item(page, name).getByText("Current Location", { exact: true });
  await expect(mark("First Halt")).toBeVisible();
  await expect(mark("Second Halt")).toHaveCount(0);
  await page.getByRole("link", { name: "Edit Second Halt", exact: true }).click();
  await field(page, "Current location").check();
  await press(page, "Save Changes");
  await expectToast(page, "Destination updated successfully");
  await expect(mark("Second Halt")).toBeVisible();
  await expect(mark("First Halt")).toHaveCount(0);
  expect(site.value("select count(*) from destinations where is_current_location")).toBe("1");
  const place = await (await visitor.get("/api/destinations/second-halt")).json();
  expect(place.isCurrentLocation).toBe(true);
});

test("every field of a place comes back as it was saved", async ({ page, hasScripts }) => {
  const texts = {
    Name: "Gokarna Beach",
    Description: "Four bays & a temple town.",
    "Detailed description": "Walk it.\nSouth to north.",
    State: "Karnataka",
    Rating: "45",
    Latitude: "14.5479",
    Longitude: "74.3188",
    "Best time to visit": "November to February",
    Highlights: "Om Beach, Half Moon",
    "Instagram post URL": "https://www.instagram.com/p/abc/",
  };
  const choices = { Category: "Beach", Region: "South India", Difficulty: "Moderate" };
  await openReady(page, "/admin/places/new", hasScripts);
  await showSource(page, hasScripts);
  for (const [label, value] of Object.entries(texts)) await field(page, label).fill(value);
  for (const [label, value] of Object.entries(choices)) {
    await field(page, label).selectOption(value);
  }
  await field(page, "Featured on the home page").check();
  await press(page, "Add Destination");
  await expectToast(page, "Destination created successfully");
  await page.getByRole("link", { name: "Edit Gokarna Beach", exact: true }).click();
  await showSource(page, hasScripts);
  for (const [label, value] of Object.entries({ ...texts, ...choices })) {
    await expect(field(page, label), label).toHaveValue(value);
  }
  await expect(field(page, "Featured on the home page")).toBeChecked();
});
