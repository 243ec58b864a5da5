import { useEffect, useRef } from "react";
import { ELAPSED_FIELD } from "~/forms/elapsed-time";
import { HONEYPOT_FIELD } from "~/forms/honeypot";

/**
 * What tells programs from people: a field that stays empty, and how long the form was there before it was sent. Out of
 * sight and out of the reading order; the label is for those whose browser shows it all the same.
 */
export function Honeypot() {
  const elapsed = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const since = performance.now();
    const field = elapsed.current;
    const note = () => {
      if (field) field.value = `${Math.round(performance.now() - since)}`;
    };
    // Before the form's own handler reads its fields.
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
