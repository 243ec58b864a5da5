import { useEffect, useRef, useState } from "react";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Whether each required field of a form is filled. True until scripts run, so that nothing is disabled without them.
 * Reads the form itself, because browsers fill in fields before scripts start.
 */
export function useFilled() {
  const ref = useRef<HTMLFormElement>(null);
  const [filled, setFilled] = useState(true);
  function onInput() {
    const required = [...(ref.current?.querySelectorAll<Control>(":required") ?? [])];
    setFilled(required.every((field) => field.value.trim() !== ""));
  }
  useEffect(onInput);
  return { filled, formProps: { ref, onInput } };
}
