import { apiRoute } from "~/api/api.server";
import { answerThanks, tooMany } from "~/api/api-answers.server";
import { readInput } from "~/api/json-body.server";
import { MESSAGE_SENT } from "~/models/base/records/visitor-words";
import { waitMessage } from "~/models/base/visitor-rate-limit.server";
import { contactInput } from "~/models/mail/messages/contact";
import { sendMessage } from "~/models/mail/messages/contact.server";
import { consumeMessageTurn } from "~/models/mail/messages/inbox-room.server";

/** The idempotency key in the header or the body: a message sent twice with one key is stored once. */
function keyOf(request: Request) {
  return request.headers.get("Idempotency-Key")?.replaceAll('"', "") ?? null;
}

const contact = apiRoute({
  POST: async ({ request, address }) => {
    const message = await readInput(request, contactInput, { idempotencyKey: keyOf(request) });
    const seconds = consumeMessageTurn(address);
    if (seconds > 0) return tooMany(waitMessage(seconds), seconds);
    const refusal = sendMessage(message);
    if (refusal) return tooMany(refusal.message, refusal.seconds);
    return answerThanks(MESSAGE_SENT);
  },
});

export { contact as action, contact as loader };
