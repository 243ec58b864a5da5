import { apiRoute, ownerOnly } from "~/api/api.server";
import { answerOwner } from "~/api/api-answers.server";
import { listBin } from "~/models/bin-entries.server";

const bin = apiRoute({ GET: ownerOnly(() => answerOwner(listBin())) });

export { bin as action, bin as loader };
