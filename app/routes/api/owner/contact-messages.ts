import { apiRoute, ownerOnly } from "~/api/api.server";
import { answerList } from "~/api/list-answers.server";
import { messageList } from "~/models/find/keyset-lists.server";

const contactMessages = apiRoute({ GET: ownerOnly((call) => answerList(call, messageList)) });

export { contactMessages as action, contactMessages as loader };
