import { apiRoute, ownerOnly } from "~/api/api.server";
import { answerOwner, notFound } from "~/api/api-answers.server";
import { markMessageRead } from "~/models/mail/messages/contact.server";

const contactMessageRead = apiRoute({
  PATCH: ownerOnly(({ key }) => {
    const message = markMessageRead(key);
    return message ? answerOwner(message) : notFound("Message");
  }),
});

export { contactMessageRead as action, contactMessageRead as loader };
