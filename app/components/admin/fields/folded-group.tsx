import { ChevronDown } from "lucide-react";
import { type FormEvent, type ReactNode, useId, useRef, useState } from "react";
import type { Field } from "~/components/admin/forms/versioned-controls";
import { inWords } from "~/components/ui/in-words";
import { plainNumber } from "~/utils/words/counted";
import { fieldGrid } from "./field-group";
import { useOpening } from "./use-opening";

type Props = {
  legend: string;
  /** What is in it, in a few words. */
  about: string;
  /** All of its fields: they are counted, and one that has to be seen opens the group. */
  fields: Field[];
  children: ReactNode;
};

/** Fields that few records need: folded away, with a line that says what is there and how much of it is filled. */
export function FoldedGroup({ legend, about, fields, children }: Props) {
  const group = useRef<HTMLDetailsElement>(null);
  const legendId = useId();
  const isOpenAtFirst = useOpening(group, fields);
  const [filled, setFilled] = useState(
    () => fields.filter(({ initialValue }) => isFilled(initialValue)).length,
  );

  function recount({ currentTarget }: FormEvent<HTMLDetailsElement>) {
    const form = currentTarget.closest("form");
    if (!form) return;
    const entries = new FormData(form);
    setFilled(fields.filter(({ name }) => isFilled(entries.getAll(name))).length);
  }

  return (
    <details
      ref={group}
      open={isOpenAtFirst}
      onInput={recount}
      className="group border-t border-line open:pb-2"
    >
      <summary className="-mx-3 flex min-h-14 list-none items-center gap-3 rounded-control px-3 py-2 hover:bg-surface [&::-webkit-details-marker]:hidden">
        <span className="grid min-w-0 grow">
          <span id={legendId} className="font-display text-lg font-semibold">
            {legend}
          </span>
          <span className="text-sm text-muted">{about}</span>
        </span>
        <span className="shrink-0 text-sm text-muted tabular-nums">
          {inWords`${plainNumber(filled)} of ${plainNumber(fields.length)}`}
          <span className="max-[24rem]:sr-only"> filled</span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-muted group-open:rotate-180"
          strokeWidth={1.5}
        />
      </summary>
      <fieldset aria-labelledby={legendId} className={`${fieldGrid} pt-3`}>
        {children}
      </fieldset>
    </details>
  );
}

/** Whether a field says something: a text, a number, a tick, or an entry of a list. */
function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.some(isFilled) : value != null && value !== "";
}
