import { site } from "~/site";
import { toLocalInput } from "~/utils/words/dates";
import { instantOfClock, isTimeZone } from "~/utils/words/zone";
import { FORM_CLOCK } from "./form-clock";

const LOCAL_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/**
 * Puts a form's times by the site's present clock. A form that was open, or waited for a line, while the site was put
 * into another zone shows them by the former one, and means the same instants.
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
