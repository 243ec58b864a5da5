import { kinds } from "~/kinds";
import { newDestinationInput } from "~/models/destinations/destination";
import {
  createDestination,
  findDestination,
  updateDestination,
} from "~/models/destinations/destination.server";
import { sayWithCurrent } from "~/models/journey/journey.server";
import { version } from "~/models/records/value-schemas";
import { FIND_RELATED } from "./intents";
import { recordAction } from "./record-action.server";
import { asTyped, done } from "./record-form.server";

export const destinationAction = recordAction({
  kind: "destination",
  noun: "place",
  schema: newDestinationInput.extend({ version }),
  find: (id) => findDestination({ id }, "owner"),
  offersRelated: true,
  buttons: new Map([[FIND_RELATED, asTyped]]),
  save({ value: { version: seen, ...destination }, id, isNew }) {
    return isNew
      ? createDestination(destination, id)
      : updateDestination(id, { ...destination, version: seen });
  },
  done({ isNew, before, value: { isCurrentLocation, isVisible } }) {
    const { desk } = kinds.destination;
    if (isNew) return done(desk, "Destination created successfully");
    const isStillShown = Boolean(isCurrentLocation && isVisible);
    const said = "Destination updated successfully";
    return done(desk, sayWithCurrent(said, before?.isCurrentLocation, isStillShown));
  },
});
