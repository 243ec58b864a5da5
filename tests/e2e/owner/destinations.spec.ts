import type { Response } from "@playwright/test";
import {
  expect,
  expectToast,
  field,
  item,
  make,
  openReady,
  press,
  pressGroups,
  showSource,
  test,
} from "./owner-page";

test("marking a place as current takes the mark from the other @long", async ({
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
  await pressGroups(page, "Marks");
  await field(page, "Current location").check();
  await press(page, "Save Changes");
  await expectToast(page, "Destination updated successfully");
  await expect(mark("Second Halt")).toBeVisible();
  await expect(mark("First Halt")).toHaveCount(0);
  const marked = "select destination_id from moves where is_shown order by moved_at desc limit 1";
  expect(site.value(`select slug from destinations where id = (${marked})`)).toBe("second-halt");
  const place = await (await visitor.get("/api/destinations/second-halt")).json();
  expect(place.isCurrentLocation).toBe(true);
});

test("every field of a place comes back as it was saved @long", async ({ page, hasScripts }) => {
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
  await pressGroups(page, "For travellers", "Marks", "Social media");
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

test("what few places need is folded away, and opens where something in it is wrong @long", async ({
  page,
  calm,
  hasScripts,
}) => {
  calm.allow(/status of 400/);
  await openReady(page, "/admin/places/new", hasScripts);
  const marks = page.locator("form summary").filter({ hasText: "Marks" });
  await expect(field(page, "Region")).toBeVisible();
  await expect(field(page, "Rating")).toBeHidden();
  await expect(marks).toContainText(/Difficulty: .*Rating: /);
  // Twice: who closed the group again has not seen what is wrong now.
  await pressGroups(page, "Marks");
  for (const rating of ["90", "91"]) {
    await field(page, "Name").fill("Too good");
    await field(page, "Rating").fill(rating);
    await pressGroups(page, "Marks");
    await expect(field(page, "Rating")).toBeHidden();
    await press(page, "Add Destination", [400]);
    await expect(field(page, "Rating")).toBeFocused();
    await expect(field(page, "Rating")).toHaveAttribute("aria-invalid", "true");
    await expect(field(page, "Best time to visit")).toBeHidden();
  }
});

test("a group opens with what a draft or another window says otherwise @long", async ({
  page,
  calm,
  hasScripts,
}) => {
  calm.allow(/status of 409/);
  const { id } = await make(page, "/api/destinations", { name: "Twice Told" });
  const address = `/admin/places/${id}`;
  await openReady(page, address, hasScripts);
  await pressGroups(page, "For travellers");
  const isKept = (response: Response) => response.url().includes("/admin/drafts/");
  const kept = hasScripts && page.waitForResponse(isKept);
  await field(page, "Costs").fill("Bus from Jammu 280");
  const line = page.locator("form summary").filter({ hasText: "Costs: Bus from Jammu 280" });
  await expect(line).toHaveCount(hasScripts ? 1 : 0);
  if (kept) await kept;
  else await press(page, "Save draft");
  await openReady(page, address, hasScripts);
  await expect(field(page, "Costs")).toBeVisible();
  await expect(field(page, "Costs")).toHaveValue("Bus from Jammu 280");
  await expect(field(page, "Rating")).toBeHidden();
  const put = await page.request.put(`/api/destinations/${id}`, { data: { rating: 41 } });
  expect(put.status()).toBe(200);
  await press(page, "Save Changes", [409]);
  await expect(page.getByText("Saved meanwhile: 41")).toBeVisible();
});
