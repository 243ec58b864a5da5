import { Form } from "@remix-run/react";
import { ChevronUp } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "~/components/ui/buttons/button";
import { SmallButton } from "~/components/ui/buttons/small-button";
import { PendingFieldset, useIsPosting } from "~/components/ui/pending-fieldset";
import { DELETE, INTENT, NAME_PLACE } from "~/forms/intents";
import type { LibraryReply } from "~/forms/pictures/library-form.server";
import { action, ClockFields, PlaceField, type PlaceOption, Problem } from "./selection-fields";

type Props = { places: PlaceOption[]; reply: LibraryReply | null; children: ReactNode };

/** The library's cards with check boxes, and below them the actions for the checked ones. */
export function SelectionForm({ places, reply, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [count, setCount] = useState(0);
  const recount = () => setCount(boxesOf(form.current).filter(({ checked }) => checked).length);
  // Count again after each render: the cards change with the address and after actions.
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
            {reply && <Problem reply={reply} />}
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
