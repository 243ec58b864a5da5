import { useEffect, useState } from "react";

/**
 * What these fields of a form say now, as it would be sent: an unticked box and an empty field are "". Whatever has
 * written into them, it is read from the form itself; `opened` is what they said when it was opened.
 */
export function useFormFields<Name extends string>(formId: string, opened: Record<Name, string>) {
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
