import { apiRoute, ownerOnly } from "~/api/api.server";
import { answerList } from "~/api/list-answers.server";
import { binList } from "~/models/bin/bin-entries.server";

const bin = apiRoute({ GET: ownerOnly((call) => answerList(call, binList)) });

export { bin as action, bin as loader };
