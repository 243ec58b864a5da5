import { describe, expect, test } from "vitest";
import { readToast } from "~/forms/flash.server";
import { lastMove } from "~/models/base/places/moves.server";
import { createDestination } from "~/models/destinations/destination.server";
import { createPin, findPin, updatePin } from "~/models/road/pins/pin.server";
import { listPins } from "~/models/road/pins/pin-lists.server";
import { action as placeList } from "~/routes/admin/destinations/list";
import { action as here } from "~/routes/admin/here";
import { action as editPin } from "~/routes/admin/pins/edit";
import { action as pinList } from "~/routes/admin/pins/list";
import { type Answer, ownerForms } from "../../support/requests/owner-forms";
import { SITE } from "../../support/requests/routes";

const { post } = await ownerForms();

describe("what is current", () => {
  const toastOf = async ({ headers }: Answer) => {
    const flash = headers.get("Set-Cookie")?.split(";")[0] ?? "";
    const carried = await readToast(new Request(SITE, { headers: { Cookie: flash } }));
    return carried?.toast.description;
  };
  const STILL = "The site still says that you are in Here Town.";

  test("is told when the place or the pin that is so is hidden, unmarked or deleted", async () => {
    const made = createDestination({ name: "Here Town", isCurrentLocation: true });
    const place = { recordId: made.ok ? made.item.id : "" };
    const pin = { recordId: createPin({ name: "Here Town", country: "India" }).id };
    await post(here, { place: `pin:${pin.recordId}` });
    const hide = { intent: "set-visibility", isVisible: "false" };
    const show = { intent: "set-visibility", isVisible: "true" };
    const remove = { intent: "delete" };
    const params = { id: pin.recordId };
    const version = String(findPin(params.id, "owner")?.version);
    const visited = { name: "Here Town", country: "India", pinType: "visited", version };
    expect(await toastOf(await post(editPin, visited, { params }))).toBe(
      `Travel pin updated successfully! ${STILL}`,
    );
    const cases = [
      [placeList, { ...place, ...hide }, `Destination visibility updated successfully. ${STILL}`],
      [placeList, { ...place, ...show }, "Destination visibility updated successfully"],
      [placeList, { ...place, ...remove }, `Destination deleted successfully. ${STILL}`],
      [pinList, { ...pin, ...remove }, "Travel pin deleted successfully!"],
    ] as const;
    for (const [action, fields, words] of cases) {
      expect(await toastOf(await post(action, fields))).toBe(words);
    }
  });

  test("is the known one that was named with signs around it that nobody sees", async () => {
    const made = createDestination({ name: "Thrissur, Kerala" });
    await post(here, { name: "\u200bThrissur\u200b" });
    const destinationId = made.ok && made.item.id;
    expect(lastMove()).toMatchObject({ currentLocation: "Thrissur", destinationId });
  });

  test("is a pin with the country in which its position lies, and of no state of India", async () => {
    const lisbon = { "coordinates.lat": "38.7223", "coordinates.lng": "-9.1393" };
    await post(here, { name: "Lisbon, Portugal", ...lisbon });
    const [pin] = listPins("owner").filter(({ pinType }) => pinType === "current");
    expect(pin).toMatchObject({ name: "Lisbon, Portugal", city: "Lisbon", country: "Portugal" });
    expect(lastMove()).toMatchObject({ currentLocation: "Lisbon, Portugal", state: "" });
    await post(here, { name: "A ferry", "coordinates.lat": "30", "coordinates.lng": "-30" });
    const [ferry] = listPins("owner").filter(({ pinType }) => pinType === "current");
    expect(ferry).toMatchObject({ name: "A ferry", country: "" });
  });

  test("is not undone when something was changed since, and the page says why", async () => {
    await post(here, { name: "Somewhere else" });
    await post(here, { name: "Here Town", "coordinates.lat": "10.5", "coordinates.lng": "76.2" });
    const [pin] = listPins("owner").filter(({ pinType }) => pinType === "current");
    updatePin(pin?.id ?? "", { notes: "Changed by hand" });
    const answer = await post(here, { intent: "undo" });
    expect(answer.status).toBe(409);
    expect(answer.data).toMatchObject({ notUndone: expect.stringContaining("changed since") });
  });
});
