import type { ClientActionFunctionArgs } from "@remix-run/react";
import { showToast } from "../utils/browser/toaster";

export const NO_ANSWER = "No answer came. Try again in a moment.";

type Answer = (entered: FormData, request: Request) => object | Promise<object>;

/** Called once the site has answered; `isSaved` is true after a redirect, which only a save returns. */
type AnswerListener = (entered: FormData, request: Request, isSaved: boolean) => Promise<void>;

/**
 * A route's `clientAction` for a post without the site's own answer: `answer` makes the action's data, or a response to
 * follow. Errors that the action itself throws go to the page's boundary.
 */
export function whenUnanswered(answer: Answer, onAnswer?: AnswerListener) {
  return async ({ request, serverAction }: ClientActionFunctionArgs) => {
    const spare = request.clone();
    try {
      const result = await serverAction<unknown>();
      await onAnswer?.(await spare.formData(), request, false);
      return result;
    } catch (error) {
      if (!(error instanceof Error)) {
        const isSaved = error instanceof Response && error.status < 400;
        await onAnswer?.(await spare.formData(), request, isSaved);
        throw error;
      }
      const stand = await answer(await spare.formData(), request);
      return stand instanceof Response ? stand : Response.json(stand, { status: 503 });
    }
  };
}

/** The answer to a button: a message, because there are no typed values to give back. */
export function sayUnanswered() {
  showToast({ title: "Error", description: NO_ANSWER, tone: "danger" });
  return {};
}

/** The `clientAction` of a page with buttons only: without an answer the page stays as it is. */
export const keepPage = whenUnanswered(sayUnanswered);
