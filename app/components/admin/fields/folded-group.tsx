import { ChevronDown } from "lucide-react";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import type { Field } from "~/components/admin/forms/versioned-controls";
import { formatDate, parseInstant } from "~/utils/words/dates";
import { fieldGrid } from "./field-group";
import { useOpening } from "./use-opening";

/** A code and its label. */
type Choice = { value: string; label: string };

type Props = {
  legend: string;
  /** All of its fields by label; a field that must be seen opens the group. */
  fields: Record<string, Field>;
  /** Whether the filled fields are summed up in one line. */
  isBrief?: boolean;
  /** The choices of fields whose value is a code, by label. */
  choices?: Record<string, Choice[]>;
  children: ReactNode;
};

/** Rarely used fields, folded away, with a line for each filled one. */
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

/** The entries of a list have its name with an index. */
function valuesOf(entries: FormData, name: string) {
  return [...entries].flatMap(([key, value]) =>
    key === name || key.startsWith(`${name}[`) ? [value] : [],
  );
}

/**
 * A field's value for the summary: its text, the number of entries, or only its label for a checkbox or picture. A
 * colour is left out.
 */
function lineOf(label: string, values: unknown[], choices: Choice[] = []) {
  const filled = values.map((value) => (value === true ? "on" : String(value ?? "").trim()));
  const [first, ...others] = filled.filter((value) => value !== "" && value !== "false");
  if (first === undefined || /^#[0-9a-f]{6}$/i.test(first)) return [];
  if (others.length > 0) return [`${label}: ${others.length + 1}`];
  if (first === "on" || /^(https?:\/)?\//.test(first)) return [label];
  const choice = choices.find(({ value }) => value === first);
  return [`${label}: ${choice?.label ?? dateInWords(first)}`];
}

/** A day or time as a readable date; other text unchanged. */
function dateInWords(text: string) {
  const at = /^\d{4}-\d\d-\d\d(T|$)/.test(text) ? parseInstant(text) : null;
  return at ? formatDate(at) : text;
}
