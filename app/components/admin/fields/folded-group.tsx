import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { Field } from "~/components/admin/forms/versioned-controls";
import { formatDate, parseInstant } from "~/utils/words/dates";
import { fieldGrid } from "./field-group";
import { useOpening } from "./use-opening";

/** A code and what it is called. */
type Choice = { value: string; label: string };

type Props = {
  legend: string;
  /** All of its fields by their labels: one that has to be seen opens the group. */
  fields: Record<string, Field>;
  /** All that is filled stands in one line. */
  isBrief?: boolean;
  /** By their labels, those of its fields that hold a code. */
  choices?: Record<string, Choice[]>;
  children: ReactNode;
};

/** Fields that few records need: folded away, with a line for each that is filled. */
export function FoldedGroup({ legend, fields, isBrief, choices = {}, children }: Props) {
  const group = useRef<HTMLDetailsElement>(null);
  const legendId = useId();
  const labelled = Object.entries(fields);
  const isOpenAtFirst = useOpening(group, Object.values(fields));
  const linesBy = (valuesIn: (field: Field) => unknown[]) =>
    labelled.flatMap(([label, field]) => lineOf(label, valuesIn(field), choices[label]));
  const [lines, setLines] = useState(() => linesBy(({ initialValue }) => [initialValue].flat()));

  function readLines() {
    const form = group.current?.closest("form");
    if (!form) return;
    const entries = new FormData(form);
    setLines(linesBy(({ name }) => valuesOf(entries, name)));
  }
  const readAtFirst = useRef(readLines);
  useEffect(() => readAtFirst.current(), []);

  return (
    <details
      ref={group}
      open={isOpenAtFirst}
      onInput={readLines}
      className="group border-t border-line open:pb-2"
    >
      <summary className="-mx-3 flex min-h-14 list-none items-center gap-3 rounded-control px-3 py-2 hover:bg-surface [&::-webkit-details-marker]:hidden">
        <span className="grid min-w-0 grow">
          <span id={legendId} className="font-display text-lg font-semibold">
            {legend}
          </span>
          {(isBrief ? [lines.join(" · ")] : lines).map((line) => (
            <span key={line} className="truncate text-sm text-muted group-open:hidden">
              {line}
            </span>
          ))}
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

/** A list's entries have its name and their place. */
function valuesOf(entries: FormData, name: string) {
  return [...entries].flatMap(([key, value]) =>
    key === name || key.startsWith(`${name}[`) ? [value] : [],
  );
}

/** What is set in a field: its text, how many entries it has, its label alone for a tick and a picture; of a colour nothing. */
function lineOf(label: string, values: unknown[], choices: Choice[] = []) {
  const filled = values.map((value) => (value === true ? "on" : String(value ?? "").trim()));
  const [first, ...others] = filled.filter((value) => value !== "" && value !== "false");
  if (first === undefined || /^#[0-9a-f]{6}$/i.test(first)) return [];
  if (others.length > 0) return [`${label}: ${others.length + 1}`];
  if (first === "on" || /^(https?:\/)?\//.test(first)) return [label];
  const choice = choices.find(({ value }) => value === first);
  return [`${label}: ${choice?.label ?? dateInWords(first)}`];
}

/** Of a day or an hour its date, as it is read; any other text as it is. */
function dateInWords(text: string) {
  const at = /^\d{4}-\d\d-\d\d(T|$)/.test(text) ? parseInstant(text) : null;
  return at ? formatDate(at) : text;
}
