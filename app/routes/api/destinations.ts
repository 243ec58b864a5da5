import { apiRoute, ownerOnly } from "~/api/api.server";
import { answerCreated, answerRead, itemOf } from "~/api/api-answers.server";
import { destination } from "~/api/description/content-records";
import { readInput } from "~/api/json-body.server";
import { narrowed, readSparseFieldset } from "~/api/sparse-fieldsets.server";
import { newDestinationInput } from "~/models/destination";
import { createDestination } from "~/models/destination.server";
import { listDestinations } from "~/models/destination-lists.server";
import { categoryFilters, filterDestinations } from "~/models/list-filters";
import { isNarrowing, readListQuery } from "~/models/list-query";
import { regions, storedDestinationCategories } from "~/models/vocabulary";

const CHOICES = { categories: [...categoryFilters, ...storedDestinationCategories], regions };

const destinations = apiRoute({
  GET: (call) => {
    const fields = readSparseFieldset(call.url, destination.keyof().options);
    const query = readListQuery(call.url.searchParams, CHOICES);
    const all = listDestinations(call.audience);
    const found = isNarrowing(query) ? filterDestinations(all, query) : all;
    return answerRead(call, narrowed(found, fields));
  },
  POST: ownerOnly(async ({ request }) => {
    const input = await readInput(request, newDestinationInput);
    const created = itemOf(createDestination(input), "Destination");
    return answerCreated(created, `/api/destinations/${created.slug}`);
  }),
});

export { destinations as action, destinations as loader };
