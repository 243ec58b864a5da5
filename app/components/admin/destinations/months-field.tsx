import { TickList } from "~/components/admin/fields/tick-list";
import type { Field } from "~/components/admin/forms/versioned-controls";
import { inWords } from "~/components/ui/in-words";
import { monthNames } from "~/utils/words/english-days";
import { monthOfYear } from "~/utils/words/month-names";

type Props = { field: Field; label: string; hint: string };

/** Twelve boxes, one for each month. */
export function MonthsField({ field, label, hint }: Props) {
  const chosen = new Set([field.initialValue].flat().map(String));
  return (
    <TickList
      field={field}
      legend={label}
      hint={hint}
      entered={field.initialValue}
      inWords={namesOf}
    >
      <div className="grid grid-cols-3 gap-x-4 rounded-control border border-edge bg-surface px-3 sm:grid-cols-6">
        {monthNames.map((name, index) => (
          <label key={name} className="flex min-h-touch items-center gap-2">
            <input
              type="checkbox"
              name={field.name}
              value={index + 1}
              defaultChecked={chosen.has(String(index + 1))}
              className="size-5 shrink-0 accent-accent"
            />
            <abbr title={monthOfYear(index + 1)} className="no-underline">
              {inWords`${monthOfYear(index + 1, "short")}`}
            </abbr>
          </label>
        ))}
      </div>
    </TickList>
  );
}

function namesOf(value: unknown) {
  return [value ?? []]
    .flat()
    .map((month) => (monthNames[Number(month) - 1] ? monthOfYear(Number(month)) : String(month)))
    .join(", ");
}
