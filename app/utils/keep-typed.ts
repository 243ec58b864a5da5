import { parse } from "@conform-to/react";
import type { ClientActionFunctionArgs } from "@remix-run/react";

export const NOT_SAVED = "No answer came. What you typed is still here: try again in a moment.";

/**
 * A route's `clientAction`: should its post never arrive, or something else than this site answer it, the form
 * stays as it was typed and says `message`. What the action itself throws goes on to the page's boundary.
 */
export function keepTyped(message: string) {
  return async ({ request, serverAction }: ClientActionFunctionArgs) => {
    const typed = await request.clone().formData();
    try {
      return await serverAction<unknown>();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      const submission = parse(typed, { resolve: () => ({ value: null }) });
      return { result: submission.reply({ formErrors: [message] }) };
    }
  };
}
