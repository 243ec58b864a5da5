import { useActionData } from "@remix-run/react";
import { type RefObject, useContext, useEffect, useState } from "react";
import { differs, FormAnswer, NewerValues } from "~/components/admin/forms/newer-values";
import type { Field } from "~/components/admin/forms/versioned-controls";
import { errorsOf } from "~/components/ui/field-frame";
import { fieldText } from "~/device/screens/drafts/entered-value";
import { FormDraftContext } from "~/device/screens/drafts/form-draft-context";
import type { PictureChoice } from "~/forms/pictures/picture-choice.server";

/**
 * Opens a folded group when one of its fields has to be seen: because of an error, another text to compare, a draft, or
 * photographs to choose from. Returns whether it starts open; later it is opened only by a new answer of the server.
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

/** Whether a field differs from the saved value or from another text. */
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

/** Conform focuses the first error, but cannot while that is folded away. */
function focusWrong(group: HTMLDetailsElement, name: string) {
  if (group.closest("form")?.querySelector("[aria-invalid]:focus")) return;
  // The entries of a list have its name with an index.
  const [one, first] = [name, `${name}[0]`].map((each) => `[name="${CSS.escape(each)}"]`);
  group.querySelector<HTMLElement>(`${one}, ${first}`)?.focus();
}
