import { markMessageRead } from "~/models/contact.server";
import { apiRoute, ownerOnly } from "~/utils/api.server";
import { answerOwner, notFound } from "~/utils/api-answers.server";

const contactMessageRead = apiRoute({
  PATCH: ownerOnly(({ key }) => {
    const message = markMessageRead(key);
    return message ? answerOwner(message) : notFound("Message");
  }),
});

export { contactMessageRead as action, contactMessageRead as loader };
