import { signInInput } from "~/models/owner";
import { signIn } from "~/models/owner.server";
import { signInCookie } from "~/session.server";
import { apiRoute } from "~/utils/api.server";
import { answerOwner, failure, tooMany } from "~/utils/api-answers.server";
import { readInput } from "~/utils/json-body.server";

const authLogin = apiRoute({
  POST: async ({ request, address }) => {
    const { username, password } = await readInput(request, signInInput);
    const result = await signIn(username, password, address);
    if (!result.ok) {
      const { message, retryAfterSeconds } = result;
      return retryAfterSeconds > 0 ? tooMany(message, retryAfterSeconds) : failure(401, message);
    }
    const cookie = await signInCookie(request, result.owner.id);
    return answerOwner(result.owner, { "Set-Cookie": cookie });
  },
});

export { authLogin as action, authLogin as loader };
