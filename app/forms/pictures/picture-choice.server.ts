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
 * Answers the buttons that choose photographs of the library with the form as it was typed: with the photographs
 * beside the field that they are for, or with those that were chosen in it; `null` for every other button.
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

/** The photographs that a form shows, of which some are chosen for the file field of this name. */
export type PictureChoice = NonNullable<NonNullable<ReturnType<typeof answerChoice>>["choice"]>;
