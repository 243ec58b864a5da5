import { apiRoute } from "~/api/api.server";
import { answerRead } from "~/api/api-answers.server";
import { describeApi } from "~/api/description/document.server";

const description = apiRoute({ GET: (call) => answerRead(call, describeApi()) });

export { description as action, description as loader };
