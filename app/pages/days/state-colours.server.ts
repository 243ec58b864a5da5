import { listDestinationPositions } from "~/models/base/places/positions.server";
import { findColours } from "~/models/pictures/picture.server";
import { pictureIdOf } from "~/models/pictures/picture-name";
import { groupBy } from "~/utils/group-by";
import { memoPerContent } from "~db/client.server";
import { coloursOfStates } from "./state-colours";

/** The colour of each state, from the pictures of its visible places. */
export const stateColours = memoPerContent(() => {
  const pictured = listDestinationPositions().flatMap(({ state, featuredImage }) => {
    const id = pictureIdOf(featuredImage);
    return state && id ? [{ state, id }] : [];
  });
  const colours = findColours(pictured.map(({ id }) => id));
  const byState = [...groupBy(pictured, (one) => one.state)].map(
    ([state, pictures]) => [state, pictures.map(({ id }) => colours.get(id) ?? "")] as const,
  );
  return coloursOfStates(new Map(byState));
});
