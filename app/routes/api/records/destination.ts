import { apiRoute, ownerOnly } from "~/api/api.server";
import { answerAtSlug, answerDeleted, answerOwner, itemOf } from "~/api/api-answers.server";
import { readInput } from "~/api/json-body.server";
import { destinationInput } from "~/models/destinations/destination";
import {
  deleteDestination,
  findDestination,
  updateDestination,
} from "~/models/destinations/destination.server";

const NOUN = "Destination";

/** `GET` by slug; `PUT` and `DELETE` by id. */
const destination = apiRoute({
  GET: (call) => {
    const found = findDestination({ slug: call.key }, call.audience);
    return answerAtSlug(call, found, NOUN, "/api/destinations");
  },
  PUT: ownerOnly(async ({ request, key }) => {
    const input = await readInput(request, destinationInput);
    return answerOwner(itemOf(updateDestination(key, input), NOUN));
  }),
  DELETE: ownerOnly(({ key }) => answerDeleted(deleteDestination(key), NOUN)),
});

export { destination as action, destination as loader };
