import { kinds } from "~/kinds";
import { version } from "~/models/base/records/value-schemas";
import { newDestinationInput } from "~/models/destinations/destination";
import { findDestination } from "~/models/destinations/destination.server";
import { sayWithCurrent } from "~/models/road/journey/journey.server";
import { FIND_RELATED } from "../intents";
import { recordAction } from "./record-action.server";
import { done, echoEntered } from "./record-form.server";

export const destinationAction = recordAction({
  kind: "destination",
  noun: "place",
  schema: newDestinationInput.extend({ version }),
  find: (id) => findDestination({ id }, "owner"),
  offersRelated: true,
  buttons: new Map([[FIND_RELATED, echoEntered]]),
  change: ({ value, isNew }) => ({ kind: "destination", isNew, values: value }),
  done({ isNew, before, value: { isCurrentLocation, isVisible } }) {
    const { adminPath } = kinds.destination;
    if (isNew) return done(adminPath, "Destination created successfully");
    const isStillShown = Boolean(isCurrentLocation && isVisible);
    const message = "Destination updated successfully";
    return done(adminPath, sayWithCurrent(message, before?.isCurrentLocation, isStillShown));
  },
});
