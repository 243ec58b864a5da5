import { WithNewer } from "~/components/admin/forms/newer-values";
import type { Field } from "~/components/admin/forms/versioned-controls";
import { errorsOf } from "~/components/ui/form-controls";
import { inWords } from "~/components/ui/in-words";
import { monthNames } from "~/utils/words/english-days";
import { monthOfYear } from "~/utils/words/month-names";

type Props = { field: Field; label: string; hint: string };

/** Twelve boxes, one for each month. */
export function MonthsField({ field, label, hint }: Props) {
  const chosen = new Set([field.initialValue].flat().map(String));
  const errors = errorsOf(field);
  const hintId = `${field.id}-hint`;
  return (
    <WithNewer name={field.name} entered={field.initialValue} inWords={namesOf}>
      <fieldset aria-describedby={errors ? `${hintId} ${field.errorId}` : hintId}>
        <legend className="font-medium">{label}</legend>
        <div className="mt-1.5 grid grid-cols-3 gap-x-4 rounded-control border border-edge bg-surface px-3 sm:grid-cols-6">
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
        <p id={hintId} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
        {errors && (
          <p id={field.errorId} className="text-sm font-medium text-danger">
            {errors.join(" ")}
          </p>
        )}
      </fieldset>
    </WithNewer>
  );
}

function namesOf(value: unknown) {
  return [value ?? []]
    .flat()
    .map((month) => (monthNames[Number(month) - 1] ? monthOfYear(Number(month)) : String(month)))
    .join(", ");
}
