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

/** A clock that a time is entered by, in minutes east of UTC. */
type Clock = { name: string; east: number };

type Props = Pick<ComponentProps<typeof TextField>, "field" | "label" | "autoFocus"> & {
  /** The clock that is meant where it is not the site's. */
  clock?: Clock;
  /** What there is to say besides by which clock the time is entered. */
  hint?: string;
};

/** A field for a day and a time of day; its hint says by which clock, where it is not this device's. */
export function TimeField({ clock, hint, field, ...props }: Props) {
  const { name, value } = field;
  // The site may be put into another zone while the form is open: what stands in the field is by this one.
  const [shownIn] = useState(() => site().timeZone);
  const date = enteredInstant(value, clock);
  const at = date ?? new Date();
  const words = [clockWords(clock, at, useDeviceClock(at)), hint].filter(Boolean).join(" ");
  return (
    <WithNewer
      name={name}
      // What is stored is an instant, and the same one may be entered by another clock.
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

/** By which clock the time is entered, where it is not this device's. */
function clockWords(clock: Clock | undefined, at: Date, device: number | null) {
  const isOwn = device === (clock?.east ?? minutesEast(at));
  return isOwn ? "" : `Time ${clock ? `on ${clock.name}` : `in ${site().timeZone}`}.`;
}

/** The instant that a field's value means; `null` while it is none. */
function enteredInstant(value: unknown, clock?: Clock) {
  const text = String(value ?? "");
  if (!clock) return parseInstant(text);
  const shown = parseInstant(`${text}Z`);
  return shown && new Date(shown.getTime() - clock.east * 60_000);
}
