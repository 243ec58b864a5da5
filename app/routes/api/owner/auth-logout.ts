import { apiRoute } from "~/api/api.server";
import { answerDone } from "~/api/api-answers.server";
import { signOutCookie } from "~/session.server";

const authLogout = apiRoute({
  POST: async ({ request }) => answerDone({ "Set-Cookie": await signOutCookie(request) }),
});

export { authLogout as action, authLogout as loader };
