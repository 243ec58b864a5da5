import { parse } from "@conform-to/react";
import type { ClientActionFunctionArgs } from "@remix-run/react";

export const NOT_SAVED = "No answer came. What you typed is still here: try again in a moment.";

/**
 * A route's `clientAction`: should its post never arrive, or something else than this site answer it, `answer`
 * stands in for the action's, unless it is `null`. What the action itself throws goes on to the page's boundary.
 */
export function whenUnanswered(answer: (typed: FormData) => object | null) {
  return async ({ request, serverAction }: ClientActionFunctionArgs) => {
    const typed = await request.clone().formData();
    try {
      return await serverAction<unknown>();
    } catch (error) {
      const ownAnswer = error instanceof Error ? answer(typed) : null;
      if (!ownAnswer) throw error;
      return ownAnswer;
    }
  };
}

/** The `clientAction` of a form's page: without an answer the form stays as it was typed and says `message`. */
export function keepTyped(message: string) {
  return whenUnanswered((typed) => {
    const submission = parse(typed, { resolve: () => ({ value: null }) });
    return { result: submission.reply({ formErrors: [message] }) };
  });
}
