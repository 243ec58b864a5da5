import { type ActionFunctionArgs, data } from "@remix-run/node";
import {
  isRefusedRow,
  isStorageFailure,
  RETRY_LATER,
  ROW_REFUSED,
  STORE_LATER,
} from "../utils/files/storage-failure.server";
import { logFailure } from "../utils/log-failure.server";
import { isStartError } from "../utils/start-error";
import { dropCredentials } from "./account/auth.server";
import { readForm } from "./form.server";
import { formUnanswered } from "./offline-action";

const KEPT =
  "Nothing can be stored at the moment. What you typed is still here: try again in a moment.";
const refused = { status: 400, headers: { "Cache-Control": "no-store" } };
const unavailable = { status: 503, headers: { "Cache-Control": "no-store", ...RETRY_LATER } };

/**
 * A route's `action` that survives failures to store: when the database is locked, the disk is full or the file is
 * gone, `answer` makes the answer from the typed values and a message, sent as a 503; as a 400 when the tables refuse a
 * row that the schema allowed. A `StartError`, which the owner can do something about, shows its own message. Any other
 * error goes to the page's boundary.
 */
export function whenNotStored<Args extends ActionFunctionArgs, Result, Answer>(
  action: (args: Args) => Promise<Result>,
  answer: (entered: FormData, message: string) => Answer,
) {
  return async (args: Args) => {
    const spare = args.request.clone();
    try {
      return await action(args);
    } catch (error) {
      if (isStartError(error)) throw data({ message: error.message }, unavailable);
      const isRefused = isRefusedRow(error);
      if (!isRefused && !isStorageFailure(error)) throw error;
      logFailure(error, args.request, args.context);
      const message = isRefused ? ROW_REFUSED : KEPT;
      return data(answer(await readForm(spare), message), isRefused ? refused : unavailable);
    }
  };
}

/** The `action` of a page with a form: what cannot be stored stays in the form. */
export function formAction<Args extends ActionFunctionArgs, Result>(
  action: (args: Args) => Promise<Result>,
) {
  return whenNotStored(action, (form, message) => {
    // They were sent because the session had ended; no answer may repeat them.
    dropCredentials(form);
    return formUnanswered(form, message);
  });
}

/** The `action` of a page with buttons only: the message replaces the page. */
export function buttonAction<Args extends ActionFunctionArgs, Result>(
  action: (args: Args) => Promise<Result>,
) {
  return whenNotStored(action, (_entered, message) => sayNotStored(message));
}

/** The answer to a button, without typed values to give back. */
export function sayNotStored(message: string): never {
  if (message === ROW_REFUSED) throw data({ message }, refused);
  throw data({ message: STORE_LATER }, unavailable);
}
