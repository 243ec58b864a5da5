import { listMessages } from "~/models/contact.server";
import { apiRoute, ownerOnly } from "~/utils/api.server";
import { answerOwner } from "~/utils/api-answers.server";

const contactMessages = apiRoute({ GET: ownerOnly(() => answerOwner(listMessages())) });

export { contactMessages as action, contactMessages as loader };
