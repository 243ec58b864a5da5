import { HONEYPOT_FIELD } from "~/forms/honeypot";

/** Out of sight and out of the reading order; the label is for those whose browser shows it all the same. */
export function Honeypot() {
  return (
    <div aria-hidden="true" className="absolute top-0 -left-[999rem]">
      <label>
        Leave this field empty
        <input type="text" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
