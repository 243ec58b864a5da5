import { parse } from "@conform-to/react";
import { whenUnanswered } from "./unanswered";

export const NOT_SAVED = "No answer came. What you typed is still here: try again in a moment.";

/** The answer for a form: as it was typed, with `message`. */
export function formUnanswered(entered: FormData, message: string) {
  const submission = parse<null, string[]>(entered, { resolve: () => ({ value: null }) });
  return { result: submission.reply({ formErrors: [message] }) };
}

/** The `clientAction` of a form's page: without an answer the form stays as it was typed and says `message`. */
export const offlineAction = (message: string) =>
  whenUnanswered((entered) => formUnanswered(entered, message));
