import { listDestinationPositions } from "~/models/destinations/destination-lists.server";
import { findColours } from "~/models/pictures/picture-colours.server";
import { pictureIdOf } from "~/models/pictures/picture-name";
import { groupBy } from "~/utils/group-by";
import { keepPerContent } from "~db/client.server";
import { type StateColour, stateColour } from "./state-colours";

/** Each state's colour, from the pictures of its visible places. */
export const stateColours = keepPerContent(() => {
  const pictured = listDestinationPositions().flatMap(({ state, featuredImage }) => {
    const id = pictureIdOf(featuredImage);
    return state && id ? [{ state, id }] : [];
  });
  const colours = findColours(pictured.map(({ id }) => id));
  const byState = new Map<string, StateColour>();
  for (const [state, pictures] of groupBy(pictured, (one) => one.state)) {
    const colour = stateColour(pictures.map(({ id }) => colours.get(id) ?? ""));
    if (colour) byState.set(state, colour);
  }
  return byState;
});
