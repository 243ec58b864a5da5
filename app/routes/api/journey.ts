import { apiRoute, ownerOnly } from "~/api/api.server";
import { answerOwner, answerRead, itemOf, notFound } from "~/api/api-answers.server";
import { readInput } from "~/api/json-body.server";
import { journeyChange } from "~/models/road/journey/journey";
import { updateJourney } from "~/models/road/journey/journey.server";
import { getJourneyRecord } from "~/models/road/line/journey-record.server";

const journey = apiRoute({
  GET: (call) => {
    const record = getJourneyRecord(call.audience);
    return record ? answerRead(call, record) : notFound("Journey");
  },
  PUT: ownerOnly(async ({ request }) => {
    const input = await readInput(request, journeyChange);
    itemOf(updateJourney(input), "Journey");
    return answerOwner(getJourneyRecord("owner"));
  }),
});

export { journey as action, journey as loader };
