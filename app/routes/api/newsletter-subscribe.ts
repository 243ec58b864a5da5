import { apiRoute } from "~/api/api.server";
import { answerThanks, tooMany } from "~/api/api-answers.server";
import { readInput } from "~/api/json-body.server";
import { consumeVisitorTurn, waitMessage } from "~/models/base/visitor-rate-limit.server";
import { subscribe, subscribedWords } from "~/models/mail/subscribers/newsletter.server";
import { subscribeInput } from "~/models/mail/subscribers/subscriber-intake-input.server";

const newsletterSubscribe = apiRoute({
  POST: async ({ request, address }) => {
    const { email } = await readInput(request, subscribeInput);
    const seconds = consumeVisitorTurn("newsletter", address);
    if (seconds > 0) return tooMany(waitMessage(seconds), seconds);
    subscribe(email);
    return answerThanks(subscribedWords);
  },
});

export { newsletterSubscribe as action, newsletterSubscribe as loader };
