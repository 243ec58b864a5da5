import { useActionData } from "@remix-run/react";
import { type RefObject, useContext, useEffect, useState } from "react";
import { differs, FormAnswer, NewerValues } from "~/components/admin/forms/newer-values";
import type { Field } from "~/components/admin/forms/versioned-controls";
import { errorsOf } from "~/components/ui/field-frame";
import { fieldText } from "~/device/screens/drafts/entered-value";
import { FormDraftContext } from "~/device/screens/drafts/form-draft-context";
import type { PictureChoice } from "~/forms/pictures/picture-choice.server";

/**
 * Opens a folded group as soon as one of its fields has to be seen: with an error, with another text to compare, with
 * what a draft says, or with photographs to choose from. Gives whether that is so at first; afterwards whoever opens and
 * closes it is left alone.
 */
export function useOpening(group: RefObject<HTMLDetailsElement>, fields: Field[]) {
  const answer = useContext(FormAnswer);
  const wrong = fields.find((field) => errorsOf(field))?.name;
  const isNews = useNews(fields);
  const [isOpenAtFirst] = useState(isNews || wrong !== undefined);
  // With each answer of the server again: who closed the group in between did not see what is wrong now.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    if (!group.current || !(isNews || wrong !== undefined)) return;
    group.current.open = true;
    if (wrong !== undefined) focusWrong(group.current, wrong);
  }, [group, answer, isNews, wrong]);
  return isOpenAtFirst;
}

/** Whether one of the fields says something else than what is saved, or than another text does. */
function useNews(fields: Field[]) {
  const other = useContext(NewerValues);
  const kept = useContext(FormDraftContext);
  const choice = useActionData<{ choice?: PictureChoice }>()?.choice;
  return fields.some((field) => {
    if (choice?.field === `${field.name}File`) return true;
    if (kept?.changed.includes(field.name)) return true;
    if (other && differs(other, field.name, field.value)) return true;
    return kept?.isRestored && fieldText(field.value) !== fieldText(field.initialValue);
  });
}

/** The form gives the focus to its first error, but not to one that was still folded away. */
function focusWrong(group: HTMLDetailsElement, name: string) {
  if (group.closest("form")?.querySelector("[aria-invalid]:focus")) return;
  // A list's entries have its name and their place.
  const [one, first] = [name, `${name}[0]`].map((each) => `[name="${CSS.escape(each)}"]`);
  group.querySelector<HTMLElement>(`${one}, ${first}`)?.focus();
}
