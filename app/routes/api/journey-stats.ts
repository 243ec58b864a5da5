import { getJourneyStats } from "~/models/journey.server";
import { apiRoute } from "~/utils/api.server";
import { answerRead } from "~/utils/api-answers.server";

const journeyStats = apiRoute({ GET: (call) => answerRead(call, getJourneyStats()) });

export { journeyStats as action, journeyStats as loader };
