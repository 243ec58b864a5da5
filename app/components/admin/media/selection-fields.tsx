import { Button } from "~/components/ui/buttons/button";
import { INTENT, SET_PLACE, SHIFT_CLOCKS } from "~/forms/intents";
import type { LibraryReply } from "~/forms/pictures/library-form.server";

export type PlaceOption = { key: string; label: string };

type Props = { reply: LibraryReply | null };

const PROBLEM_ID = "selection-problem";

const control = "min-h-touch min-w-0 rounded-control border border-edge bg-surface px-2 text-base";
export const action = "max-lg:grow px-3 text-sm";

export function Problem({ reply }: { reply: LibraryReply }) {
  return (
    <p
      id={PROBLEM_ID}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: if no field has the error, the owner continues here.
      autoFocus={reply.field === undefined}
      className="rounded-control border border-danger p-3 font-medium text-danger lg:col-span-3"
    >
      {reply.message}
    </p>
  );
}

/** Links a field to the error message if the error is about this field. */
function problemOf(name: string, reply: LibraryReply | null) {
  if (reply?.field !== name) return {};
  return { "aria-describedby": PROBLEM_ID, "aria-invalid": true, autoFocus: true };
}

export function ClockFields({ reply }: Props) {
  const entered = reply?.entered;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium">The camera's clock was wrong: move it by</legend>
      <div className="flex flex-wrap gap-2">
        <NumberField name="hours" label="hours" value={entered?.hours} reply={reply} />
        <NumberField name="minutes" label="minutes" value={entered?.minutes} reply={reply} />
        <select
          name="direction"
          aria-label="Direction"
          defaultValue={entered?.direction || "later"}
          className={`${control} grow`}
        >
          <option value="later">later</option>
          <option value="earlier">earlier</option>
        </select>
        <Button name={INTENT} value={SHIFT_CLOCKS} kind="secondary" className={action}>
          Shift the clock
        </Button>
      </div>
    </fieldset>
  );
}

type NumberProps = { name: string; label: string; value?: string; reply: LibraryReply | null };

function NumberField({ name, label, value, reply }: NumberProps) {
  return (
    <label className="flex items-center gap-1.5 text-sm">
      <input
        name={name}
        defaultValue={value}
        inputMode="numeric"
        autoComplete="off"
        placeholder="0"
        {...problemOf(name, reply)}
        className={`${control} w-16 aria-invalid:border-danger`}
      />
      {label}
    </label>
  );
}

export function PlaceField({ places, reply }: Props & { places: PlaceOption[] }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium">They were taken at</legend>
      <div className="flex flex-wrap gap-2">
        <select
          name="place"
          aria-label="Known place"
          defaultValue={reply?.entered.place}
          {...problemOf("place", reply)}
          className={`${control} grow basis-40 aria-invalid:border-danger`}
        >
          <option value="">Choose a place</option>
          {places.map(({ key, label }) => (
            <option key={key} value={key}>
              {label}
            </option>
          ))}
        </select>
        <Button name={INTENT} value={SET_PLACE} kind="secondary" className={action}>
          Set their position
        </Button>
      </div>
    </fieldset>
  );
}
