import type { ClientActionFunctionArgs } from "@remix-run/react";
import { showToast } from "../utils/browser/toaster";

export const NO_ANSWER = "No answer came. Try again in a moment.";

/**
 * A route's `clientAction`: should its post never arrive, or something else than this site answer it, `answer`
 * stands in for the action's. What the action itself throws goes on to the page's boundary.
 */
export function whenUnanswered(answer: (entered: FormData) => object) {
  return async ({ request, serverAction }: ClientActionFunctionArgs) => {
    const spare = request.clone();
    try {
      return await serverAction<unknown>();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      // As a failure: after anything else Remix asks for the page's data again, on the same dead line.
      return Response.json(answer(await spare.formData()), { status: 503 });
    }
  };
}

/** The answer for a button: a message, for there is nothing typed to come back. */
export function sayUnanswered() {
  showToast({ title: "Error", description: NO_ANSWER, tone: "danger" });
  return {};
}

/** The `clientAction` of a page with buttons only: without an answer it stays as it is. */
export const keepPage = whenUnanswered(sayUnanswered);
