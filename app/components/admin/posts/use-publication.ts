import { useEffect, useState } from "react";
import type { Field } from "~/components/admin/forms/versioned-controls";
import { type Publication, publicationOf } from "~/models/posts/publication";
import { parseInstant } from "~/utils/words/dates";

type Name = "isVisible" | "publishedAt" | "publishWhenLeft";

type Former = {
  isDraft: boolean;
  /** The saved post's status; `newer` are the values saved elsewhere since. */
  saved: Publication["status"] | null;
  newer: object | null | undefined;
};

/** The fields for publishing as now entered (`said`), the status that results, and the saved letter's status. */
export function usePublication(
  formId: string,
  fields: Record<Name, Field>,
  { isDraft, saved, newer }: Former,
) {
  // The values are read here, as Conform re-renders only the form's own component on input.
  const said = useFormFields(formId, {
    isVisible: String(fields.isVisible.value ?? ""),
    publishedAt: String(fields.publishedAt.value ?? ""),
    publishWhenLeft: String(fields.publishWhenLeft.value ?? ""),
  });
  const publication = publicationOf(enteredIn(said), isDraft ? "publish" : "save");
  const stands = newer ? publicationOf(enteredIn({ ...newer }), "save").status : saved;
  return { said, publication, savedNow: isDraft ? null : stands };
}

/** The raw values of the publication fields, parsed. */
function enteredIn({ isVisible, publishedAt, publishWhenLeft }: Record<string, unknown>) {
  return {
    isVisible: Boolean(isVisible),
    publishedAt: parseInstant(String(publishedAt ?? "")),
    publishWhenLeft: String(publishWhenLeft ?? ""),
  };
}

/**
 * The current values of these fields as they would be sent; an unticked box and an empty field are "". They are read
 * from the form itself, whatever changed them; `opened` are the initial values.
 */
function useFormFields<Name extends string>(formId: string, opened: Record<Name, string>) {
  const [values, setValues] = useState(opened);
  // After each render, as a reply or a draft may have changed fields without an event.
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

/** Not via `FormData`: fields are disabled while the form is being sent, and `FormData` leaves those out. */
function valueIn(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement && field.type === "checkbox") {
    return field.checked ? field.value : "";
  }
  return field !== null && "value" in field ? String(field.value) : "";
}
