import { apiRoute } from "~/api/api.server";
import { answerRead } from "~/api/api-answers.server";
import { getJourneyStats } from "~/models/road/line/journey-record.server";

const journeyStats = apiRoute({
  GET: (call) => answerRead(call, getJourneyStats(call.audience)),
});

export { journeyStats as action, journeyStats as loader };
