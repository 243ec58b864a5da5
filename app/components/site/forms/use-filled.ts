import { useEffect, useRef, useState } from "react";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Whether each required field of a form holds something. True until scripts run, so that without
 * them nothing is disabled. Reads the form itself: browsers fill in fields before scripts arrive.
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
