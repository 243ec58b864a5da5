import { describeApi } from "~/openapi/document.server";
import { apiRoute } from "~/utils/api.server";
import { answerRead } from "~/utils/api-answers.server";

const description = apiRoute({ GET: (call) => answerRead(call, describeApi()) });

export { description as action, description as loader };
