import { apiRoute, ownerOnly } from "~/api/api.server";
import { answerOwner } from "~/api/api-answers.server";
import { getAdminStats } from "~/pages/site/admin-stats.server";

const adminStats = apiRoute({ GET: ownerOnly(() => answerOwner(getAdminStats())) });

export { adminStats as action, adminStats as loader };
