import { apiRoute, ownerOnly } from "~/api/api.server";
import { answerCreated, itemOf } from "~/api/api-answers.server";
import { destination } from "~/api/description/content-records";
import { readInput } from "~/api/json-body.server";
import { answerList } from "~/api/list-answers.server";
import { readSparseFieldset } from "~/api/sparse-fieldsets.server";
import { readListQuery } from "~/models/base/lists/list-query";
import { newDestinationInput } from "~/models/destinations/destination";
import { createDestination } from "~/models/destinations/destination.server";
import { destinationList } from "~/models/find/keyset-lists.server";
import { placeCategories, placeFilters, words } from "~/words";

function choices() {
  const categories = [...placeFilters(), ...placeCategories()];
  return { categories, regions: words().regions };
}

const destinations = apiRoute({
  GET: (call) => {
    const fields = readSparseFieldset(call.url, destination.keyof().options);
    const query = readListQuery(call.url.searchParams, choices());
    return answerList(call, () => destinationList(call.audience, query), fields);
  },
  POST: ownerOnly(async ({ request }) => {
    const input = await readInput(request, newDestinationInput);
    const created = itemOf(createDestination(input), "Destination");
    return answerCreated(created, `/api/destinations/${created.slug}`);
  }),
});

export { destinations as action, destinations as loader };
