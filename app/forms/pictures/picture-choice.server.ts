import { parse } from "@conform-to/react";
import {
  CHOICE_PAGE,
  CHOOSE,
  CHOSEN,
  fieldChosenFor,
  readChoice,
} from "~/models/collections/library/picture-choice";
import { pageOfChoice } from "~/models/collections/library/picture-choice.server";

/**
 * Answers the buttons for choosing photographs of the library. The form comes back as it was typed: with photographs to
 * choose beside their field, or with the chosen ones filled in. `null` for other buttons.
 */
export function answerChoice(form: FormData) {
  if (!form.has(CHOOSE) && !form.has(CHOICE_PAGE)) return null;
  const submission = parse<null, string[]>(form, { resolve: () => ({ value: null }) });
  const result = { initialValue: submission.reply().initialValue };
  const field = fieldChosenFor(form);
  if (field === null) return { result };
  const chosen = form.getAll(CHOSEN).map(String);
  return { result, choice: { field, chosen, ...pageOfChoice(readChoice(form)) } };
}

/** The photographs that a form offers, some of them chosen, for the file field with this name. */
export type PictureChoice = NonNullable<NonNullable<ReturnType<typeof answerChoice>>["choice"]>;
