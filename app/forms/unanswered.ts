import type { ClientActionFunctionArgs } from "@remix-run/react";
import { showToast } from "../utils/browser/toaster";

export const NO_ANSWER = "No answer came. Try again in a moment.";

type Answer = (entered: FormData, request: Request) => object | Promise<object>;

/** Is told what was sent once the site has answered it, with a redirect, as only a save is, or otherwise. */
type Told = (entered: FormData, request: Request, isSaved: boolean) => Promise<void>;

/**
 * A route's `clientAction`: should its post never arrive, or something else than this site answer it, `answer`
 * stands in for the action's, or, where that is a response, decides what follows. What the action itself throws goes on
 * to the page's boundary.
 */
export function whenUnanswered(answer: Answer, told?: Told) {
  return async ({ request, serverAction }: ClientActionFunctionArgs) => {
    const spare = request.clone();
    try {
      const result = await serverAction<unknown>();
      await told?.(await spare.formData(), request, false);
      return result;
    } catch (error) {
      if (!(error instanceof Error)) {
        const isSaved = error instanceof Response && error.status < 400;
        await told?.(await spare.formData(), request, isSaved);
        throw error;
      }
      const stand = await answer(await spare.formData(), request);
      return stand instanceof Response ? stand : Response.json(stand, { status: 503 });
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
