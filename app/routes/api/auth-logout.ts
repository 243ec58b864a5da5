import { signOutCookie } from "~/session.server";
import { apiRoute } from "~/utils/api.server";
import { answerDone } from "~/utils/api-answers.server";

const authLogout = apiRoute({
  POST: async ({ request }) => answerDone({ "Set-Cookie": await signOutCookie(request) }),
});

export { authLogout as action, authLogout as loader };
