import { CHANGE_NAME, CHANGE_PASSWORD, INTENT } from "./intents";
import { formUnanswered, NOT_SAVED } from "./offline-action";
import { sayUnanswered, whenUnanswered } from "./unanswered";

const forms: unknown[] = [CHANGE_NAME, CHANGE_PASSWORD];

/** The `clientAction` of the account: without an answer a form stays as it was entered, and a button says so. */
export const accountUnanswered = whenUnanswered((entered) => {
  const of = entered.get(INTENT);
  if (!forms.includes(of)) return sayUnanswered();
  return { of, ...formUnanswered(entered, NOT_SAVED) };
});
