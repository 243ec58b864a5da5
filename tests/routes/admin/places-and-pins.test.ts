import { expect, test } from "vitest";
import { findDestination } from "~/models/destinations/destination.server";
import { createPin, findPin } from "~/models/road/pins/pin.server";
import { listPins } from "~/models/road/pins/pin-lists.server";
import { action as editPlace } from "~/routes/admin/destinations/edit";
import { action as newPlace } from "~/routes/admin/destinations/new";
import { action as newPin } from "~/routes/admin/pins/new";
import { createPost } from "../../support/records/saved";
import { ownerForms } from "../../support/requests/owner-forms";

const { post } = await ownerForms();

test("a destination's related stories come from check boxes", async () => {
  const [first, second] = [createPost({ title: "A" }), createPost({ title: "B" })];
  const formId = crypto.randomUUID();
  await post(newPlace, { name: "Related", relatedBlogPosts: second.id, formId });
  const body = { name: "Related", relatedBlogPosts: first.id, isCurrentLocation: "on" };
  const answer = await post(editPlace, body, { params: { id: formId } });
  expect(answer.status).toBe(303);
  expect(findDestination({ id: formId }, "owner")).toMatchObject({
    relatedBlogPosts: [first.id],
    isCurrentLocation: true,
  });
});

test("a pin sent twice is kept once", async () => {
  const formId = crypto.randomUUID();
  createPin({ name: "Here", country: "India" }, formId);
  await post(newPin, { name: "Here", country: "India", formId });
  expect(listPins("owner").filter((pin) => pin.name === "Here")).toHaveLength(1);
  expect(findPin(formId, "owner")).not.toBeNull();
});
