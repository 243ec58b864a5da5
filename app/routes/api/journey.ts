import { apiRoute, ownerOnly } from "~/api/api.server";
import { answerOwner, answerRead, itemOf, notFound } from "~/api/api-answers.server";
import { readInput } from "~/api/json-body.server";
import { journeyChange } from "~/models/journey/journey";
import { getJourney, updateJourney } from "~/models/journey/journey.server";

const journey = apiRoute({
  GET: (call) => {
    const record = getJourney();
    return record ? answerRead(call, record) : notFound("Journey");
  },
  PUT: ownerOnly(async ({ request }) => {
    const input = await readInput(request, journeyChange);
    return answerOwner(itemOf(updateJourney(input), "Journey"));
  }),
});

export { journey as action, journey as loader };
