import { apiRoute } from "~/api/api.server";
import { answerOwner, failure, tooMany } from "~/api/api-answers.server";
import { readInput } from "~/api/json-body.server";
import { signInInput } from "~/models/owner/owner";
import { signIn } from "~/models/owner/owner.server";
import { deviceOf, signInHeaders } from "~/session.server";

const authLogin = apiRoute({
  POST: async ({ request, address }) => {
    const { username, password } = await readInput(request, signInInput);
    const result = await signIn(username, password, address, await deviceOf(request));
    if (!result.ok) {
      const { message, retryAfterSeconds } = result;
      return retryAfterSeconds > 0 ? tooMany(message, retryAfterSeconds) : failure(401, message);
    }
    return answerOwner(result.owner, await signInHeaders(request, result.owner.id, address));
  },
});

export { authLogin as action, authLogin as loader };
