import { expect, test } from "vitest";
import { createDestination } from "~/models/destinations/destination.server";
import { createPin, updatePin } from "~/models/road/pins/pin.server";
import { getRecentActivity } from "~/pages/site/recent-activity.server";
import { got } from "../support/records/saved";

const INDIA = { country: "India" };

test("the last move is to where the traveller is, whether that has a guide or only a pin", () => {
  expect(getRecentActivity().current).toBeNull();
  const coordinates = { lat: 12.3, lng: 76.65 };
  const guide = got(createDestination({ name: "Mysuru, Karnataka", coordinates }));
  const mysuru = createPin({ ...INDIA, name: "Mysuru", coordinates });
  updatePin(mysuru.id, { pinType: "current" });
  expect(getRecentActivity().current).toMatchObject({
    name: "Mysuru, Karnataka",
    view: `/journey/${guide.slug}`,
    edit: `/admin/places/${guide.id}`,
  });
  const ooty = createPin({ ...INDIA, name: "Ooty", coordinates: { lat: 11.41, lng: 76.7 } });
  updatePin(ooty.id, { pinType: "current" });
  expect(getRecentActivity().current).toMatchObject({
    name: expect.stringContaining("Ooty"),
    at: expect.any(Date),
    view: "/journey",
    edit: "/admin/journey",
  });
});
