import { type ComponentProps, useState } from "react";
import { TextField } from "~/components/ui/form-controls";
import { Moment } from "~/components/ui/moment";
import { useDeviceClock } from "~/components/ui/use-device-clock";
import { fieldText } from "~/device/screens/drafts/entered-value";
import { FORM_CLOCK } from "~/forms/form-clock";
import { site } from "~/site";
import { parseInstant } from "~/utils/words/dates";
import { minutesEast } from "~/utils/words/zone";
import { useFocus, WithNewer } from "../forms/newer-values";

/** The zone of an entered time, in minutes east of UTC. */
type Clock = { name: string; east: number };

type Props = Pick<ComponentProps<typeof TextField>, "field" | "label" | "autoFocus"> & {
  /** The zone of the time, if it is not the site's. */
  clock?: Clock;
  /** A hint besides the one about the zone. */
  hint?: string;
};

/** A field for a date and a time; if its zone is not this device's, the hint names it. */
export function TimeField({ clock, hint, field, ...props }: Props) {
  const { name, value } = field;
  // The site's zone may change while the form is open; the field keeps the zone that it was shown in.
  const [shownIn] = useState(() => site().timeZone);
  const date = enteredInstant(value, clock);
  const at = date ?? new Date();
  const words = [clockWords(clock, at, useDeviceClock(at)), hint].filter(Boolean).join(" ");
  return (
    <WithNewer
      name={name}
      // The stored value is an instant, which may have been entered in another zone.
      entered={date ?? value}
      inWords={(newer) => {
        const saved = newer instanceof Date ? newer : enteredInstant(newer, clock);
        return saved ? <Moment at={saved} /> : fieldText(newer);
      }}
    >
      <TextField
        {...useFocus(name)}
        {...props}
        field={field}
        type="datetime-local"
        hint={words || undefined}
      />
      {!clock && <input type="hidden" name={FORM_CLOCK} value={`${shownIn} ${name}`} />}
    </WithNewer>
  );
}

/** The name of the zone, if it is not this device's. */
function clockWords(clock: Clock | undefined, at: Date, device: number | null) {
  const isOwn = device === (clock?.east ?? minutesEast(at));
  return isOwn ? "" : `Time ${clock ? `on ${clock.name}` : `in ${site().timeZone}`}.`;
}

/** The instant of a field's value; `null` for an invalid value. */
function enteredInstant(value: unknown, clock?: Clock) {
  const text = String(value ?? "");
  if (!clock) return parseInstant(text);
  const shown = parseInstant(`${text}Z`);
  return shown && new Date(shown.getTime() - clock.east * 60_000);
}
