import { Form } from "@remix-run/react";
import { ChevronUp } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "~/components/ui/buttons/button";
import { SmallButton } from "~/components/ui/buttons/small-button";
import { PendingFieldset, useIsPosting } from "~/components/ui/pending-fieldset";
import { DELETE, INTENT, NAME_PLACE, SET_PLACE, SHIFT_CLOCKS } from "~/forms/intents";
import type { LibraryReply } from "~/forms/pictures/library-form.server";

type Place = { key: string; label: string };

type Props = { places: Place[]; reply: LibraryReply | null; children: ReactNode };

const control = "min-h-touch min-w-0 rounded-control border border-edge bg-surface px-2 text-base";
const action = "max-lg:grow px-3 text-sm";

/** The library's cards with check boxes, and under them what can be done with those that are checked. */
export function SelectionForm({ places, reply, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [count, setCount] = useState(0);
  const recount = () => setCount(boxesOf(form.current).filter(({ checked }) => checked).length);
  // Cards come and go with the address and with what was done.
  useEffect(recount);
  const selectAll = (isSelected: boolean) => {
    for (const box of boxesOf(form.current)) box.checked = isSelected;
    recount();
  };
  return (
    <Form ref={form} method="post" preventScrollReset onChange={recount}>
      <PendingFieldset isPending={useIsPosting()}>
        {children}
        <details
          open={reply !== null}
          className="sticky bottom-(--tab-bar) z-10 -mx-3 mt-5 border-t border-line bg-canvas px-3 pb-[max(0px,calc(env(safe-area-inset-bottom)-var(--tab-bar)))] sm:mx-0 sm:px-0"
        >
          <summary className="flex min-h-12 cursor-pointer list-none items-center [&::-webkit-details-marker]:hidden font-medium">
            {count > 0 ? `With the ${count} selected` : "With the selected pictures"}
            <ChevronUp
              aria-hidden="true"
              className="ml-auto size-5 text-muted in-open:rotate-180"
              strokeWidth={1.5}
            />
          </summary>
          <div className="grid max-h-[70dvh] gap-4 overflow-y-auto pb-4 lg:grid-cols-3">
            {reply && (
              <p
                id="selection-problem"
                role="alert"
                tabIndex={-1}
                // biome-ignore lint/a11y/noAutofocus: where no field is wrong, this is where the owner goes on.
                autoFocus={reply.field === undefined}
                className="rounded-control border border-danger p-3 font-medium text-danger lg:col-span-3"
              >
                {reply.message}
              </p>
            )}
            <ClockFields reply={reply} />
            <PlaceField places={places} reply={reply} />
            <div className="flex flex-wrap content-end items-end gap-2">
              <SmallButton onClick={() => selectAll(count === 0)}>
                {count === 0 ? "Select all" : "Select none"}
              </SmallButton>
              <Button name={INTENT} value={NAME_PLACE} kind="secondary" className={action}>
                Title them after their places
              </Button>
              <Button name={INTENT} value={DELETE} kind="danger" className={action}>
                Delete…
              </Button>
            </div>
          </div>
        </details>
      </PendingFieldset>
    </Form>
  );
}

function boxesOf(form: HTMLFormElement | null) {
  return [...(form?.querySelectorAll<HTMLInputElement>("input[name=selected]") ?? [])];
}

/** Ties a field to the problem, when that is its own. */
function problemOf(name: string, reply: LibraryReply | null) {
  if (reply?.field !== name) return {};
  return { "aria-describedby": "selection-problem", "aria-invalid": true, autoFocus: true };
}

function ClockFields({ reply }: Pick<Props, "reply">) {
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

function PlaceField({ places, reply }: Omit<Props, "children">) {
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
