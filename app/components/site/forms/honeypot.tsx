import { useEffect, useRef } from "react";
import { ELAPSED_FIELD } from "~/forms/elapsed-time";
import { HONEYPOT_FIELD } from "~/forms/honeypot";

/**
 * Helps to detect programs: a field that people leave empty, and the time until the form was sent. It is invisible and
 * not read out; its label is for browsers that show it anyway.
 */
export function Honeypot() {
  const elapsed = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const since = performance.now();
    const field = elapsed.current;
    const note = () => {
      if (field) field.value = `${Math.round(performance.now() - since)}`;
    };
    // In the capture phase, before the form's own handler reads its fields.
    field?.form?.addEventListener("submit", note, true);
    return () => field?.form?.removeEventListener("submit", note, true);
  }, []);
  return (
    <div aria-hidden="true" className="absolute top-0 -left-[999rem]">
      <label>
        Leave this field empty
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
      <input ref={elapsed} type="hidden" name={ELAPSED_FIELD} />
    </div>
  );
}
