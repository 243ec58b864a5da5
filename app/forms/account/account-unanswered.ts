import {
  ADD_PASSKEY,
  CHANGE_NAME,
  CHANGE_PASSWORD,
  INTENT,
  MAKE_CODES,
  RENAME_PASSKEY,
} from "../intents";
import { formUnanswered, NOT_SAVED } from "../offline-action";
import { sayUnanswered, whenUnanswered } from "../unanswered";

const forms: unknown[] = [CHANGE_NAME, CHANGE_PASSWORD, ADD_PASSKEY, RENAME_PASSKEY, MAKE_CODES];

/** The `clientAction` of the account: without an answer a form stays as it was entered, and a button says so. */
export const accountUnanswered = whenUnanswered((entered) => {
  const of = entered.get(INTENT);
  if (!forms.includes(of)) return sayUnanswered();
  return { of, record: entered.get("recordId") ?? "", ...formUnanswered(entered, NOT_SAVED) };
});
