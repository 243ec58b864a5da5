import { site } from "~/site";
import { toLocalInput } from "~/utils/words/dates";
import { instantOfClock, isTimeZone } from "~/utils/words/zone";
import { FORM_CLOCK } from "./form-clock";

const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/**
 * Converts a form's times to the site's present time zone. A form that was open, or waited in the queue, while the zone
 * was changed shows times of the former zone; they still mean the same instants.
 */
export function setBySiteClock(form: FormData) {
  for (const clock of form.getAll(FORM_CLOCK)) {
    const [zone = "", name = ""] = String(clock).split(" ");
    const entered = String(form.get(name) ?? "");
    if (zone === site().timeZone || !isTimeZone(zone) || !LOCAL_TIME.test(entered)) continue;
    const shown = new Date(`${entered}Z`);
    if (Number.isNaN(shown.getTime())) continue;
    form.set(name, toLocalInput(instantOfClock(shown, zone)));
  }
  form.delete(FORM_CLOCK);
}
