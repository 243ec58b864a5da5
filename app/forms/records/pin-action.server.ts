import { kinds } from "~/kinds";
import { version } from "~/models/base/records/value-schemas";
import { sayWithCurrent } from "~/models/road/journey/journey.server";
import { newPinInput } from "~/models/road/pins/pin";
import { findPin } from "~/models/road/pins/pin.server";
import { recordAction } from "./record-action.server";
import { done } from "./record-form.server";

const NOWHERE = "Invalid Coordinates: Please enter valid latitude and longitude values.";

/** The action of a pin's form; `failure` is the message for errors outside its coordinates. */
export function pinAction(failure: string) {
  return recordAction({
    kind: "pin",
    noun: "pin",
    schema: newPinInput.extend({ version }),
    find: (id) => findPin(id, "owner"),
    failure: (form) => (isNowhere(form) ? NOWHERE : failure),
    change: ({ value, isNew }) => ({ kind: "pin", isNew, values: value }),
    done({ isNew, before, value: { pinType, isVisible } }) {
      const { adminPath } = kinds.pin;
      if (isNew) return done(adminPath, "Travel pin created successfully!");
      const isStillShown = pinType === "current" && Boolean(isVisible);
      const message = "Travel pin updated successfully!";
      return done(adminPath, sayWithCurrent(message, before?.pinType === "current", isStillShown));
    },
  });
}

function isNowhere(form: FormData) {
  return ["coordinates.lat", "coordinates.lng"].some((name) => {
    const entered = form.get(name);
    return typeof entered === "string" && !Number.isFinite(Number(entered));
  });
}
