import { apiRoute } from "~/api/api.server";
import { answerThanks, tooMany } from "~/api/api-answers.server";
import { readInput } from "~/api/json-body.server";
import { waitMessage } from "~/models/limits/visitor-rate-limit.server";
import { contactInput } from "~/models/messages/contact";
import { sendMessage } from "~/models/messages/contact.server";
import { consumeMessageTurn } from "~/models/messages/inbox-room.server";
import { MESSAGE_SENT } from "~/models/records/visitor-words";

/** A message that is sent twice with one key, in the header or in the body, is kept once. */
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
