import { getAdminStats } from "~/models/admin-stats.server";
import { apiRoute, ownerOnly } from "~/utils/api.server";
import { answerOwner } from "~/utils/api-answers.server";

const adminStats = apiRoute({ GET: ownerOnly(() => answerOwner(getAdminStats())) });

export { adminStats as action, adminStats as loader };
