import { apiRoute } from "~/api/api.server";
import { answerRead } from "~/api/api-answers.server";
import { seeRoad } from "~/models/road/journey/see-road.server";
import { getJourneyStats } from "~/models/road/line/journey-told.server";

const journeyStats = apiRoute({
  GET: (call) => answerRead(call, seeRoad(call.audience, getJourneyStats)),
});

export { journeyStats as action, journeyStats as loader };
