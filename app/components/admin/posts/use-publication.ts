import { useEffect, useState } from "react";
import type { Field } from "~/components/admin/forms/versioned-controls";
import { type Publication, publicationOf } from "~/models/posts/publication";
import { parseInstant } from "~/utils/words/dates";

type Name = "isVisible" | "publishedAt" | "publishWhenLeft";

type Former = {
  isDraft: boolean;
  /** Where the saved post stands, and what somebody else has saved since. */
  saved: Publication["status"] | null;
  newer: object | null | undefined;
};

/** What the fields say of when a letter comes out, what becomes of it by that, and where the saved one stands. */
export function usePublication(
  formId: string,
  fields: Record<Name, Field>,
  { isDraft, saved, newer }: Former,
) {
  // Their values are read here, for the form library tells its form's own component alone of what is entered.
  const said = useFormFields(formId, {
    isVisible: String(fields.isVisible.value ?? ""),
    publishedAt: String(fields.publishedAt.value ?? ""),
    publishWhenLeft: String(fields.publishWhenLeft.value ?? ""),
  });
  const publication = publicationOf(enteredIn(said), isDraft ? "publish" : "save");
  const stands = newer ? publicationOf(enteredIn({ ...newer }), "save").status : saved;
  return { said, publication, savedNow: isDraft ? null : stands };
}

/** What the fields of a form say of when it comes out. */
function enteredIn({ isVisible, publishedAt, publishWhenLeft }: Record<string, unknown>) {
  return {
    isVisible: Boolean(isVisible),
    publishedAt: parseInstant(String(publishedAt ?? "")),
    publishWhenLeft: String(publishWhenLeft ?? ""),
  };
}

/**
 * What these fields of a form say now, as it would be sent: an unticked box and an empty field are "". Whatever has
 * written into them, it is read from the form itself; `opened` is what they said when it was opened.
 */
function useFormFields<Name extends string>(formId: string, opened: Record<Name, string>) {
  const [values, setValues] = useState(opened);
  // After each render: an answer or a draft may have changed fields without a word.
  useEffect(() => {
    const form = document.getElementById(formId);
    if (!(form instanceof HTMLFormElement)) return;
    const read = () =>
      setValues((before) => {
        const names = Object.keys(before) as Name[];
        const now = Object.fromEntries(names.map((name) => [name, valueIn(form, name)]));
        return names.every((name) => now[name] === before[name])
          ? before
          : (now as Record<Name, string>);
      });
    read();
    form.addEventListener("input", read);
    form.addEventListener("change", read);
    return () => {
      form.removeEventListener("input", read);
      form.removeEventListener("change", read);
    };
  });
  return values;
}

/** Fields are shut while a form is on its way, and keep what they say. */
function valueIn(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement && field.type === "checkbox") {
    return field.checked ? field.value : "";
  }
  return field !== null && "value" in field ? String(field.value) : "";
}
