import { destinationInput } from "~/models/destination";
import {
  deleteDestination,
  getDestination,
  getDestinationBySlug,
  getPublicDestination,
  getRenamedDestinationSlug,
  updateDestination,
} from "~/models/destination.server";
import { apiRoute, type Call, ownerOnly } from "~/utils/api.server";
import {
  answerDeleted,
  answerMoved,
  answerOwner,
  answerRead,
  itemOf,
  notFound,
} from "~/utils/api-answers.server";
import { readInput } from "~/utils/json-body.server";

const NOUN = "Destination";

function shownDestination({ owner }: Call, slug: string) {
  return owner ? getDestinationBySlug(slug) : getPublicDestination(slug);
}

/** `GET` by slug; `PUT` and `DELETE` by id. */
const destination = apiRoute({
  GET: (call) => {
    const found = shownDestination(call, call.key);
    if (found) return answerRead(call, found);
    const renamed = shownDestination(call, getRenamedDestinationSlug(call.key) ?? "");
    return renamed ? answerMoved(`/api/destinations/${renamed.slug}`) : notFound(NOUN);
  },
  PUT: ownerOnly(async ({ request, key }) => {
    const input = await readInput(request, destinationInput);
    return answerOwner(itemOf(updateDestination(key, input), NOUN, () => getDestination(key)));
  }),
  DELETE: ownerOnly(({ key }) => answerDeleted(deleteDestination(key), NOUN)),
});

export { destination as action, destination as loader };
