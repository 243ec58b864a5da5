import { apiRoute, ownerOnly } from "~/api/api.server";
import { answerOwner } from "~/api/api-answers.server";
import { listMessages } from "~/models/contact.server";

const contactMessages = apiRoute({ GET: ownerOnly(() => answerOwner(listMessages())) });

export { contactMessages as action, contactMessages as loader };
