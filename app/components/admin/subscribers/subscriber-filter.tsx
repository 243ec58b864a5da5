import { useId } from "react";
import type { SubscriberFilters } from "~/models/mail/subscribers/subscriber-query";
import { cadenceNames, sourceNames, stateNames } from "./subscriber-words";

const control =
  "min-h-touch w-full min-w-0 rounded-control border border-edge bg-surface px-3 py-2 text-base text-ink";

/** The filters of the list, beside its search; folded away until one is set. */
export function SubscriberFilter({ filters }: { filters: SubscriberFilters }) {
  const isSet = Object.values(filters).some(Boolean);
  return (
    <details open={isSet}>
      <summary className="min-h-touch cursor-pointer content-center font-medium">Filters</summary>
      <div className="mt-1 grid grid-cols-2 gap-3 md:grid-cols-5">
        <Choice name="state" label="State" all="All states" names={stateNames} filters={filters} />
        <Choice name="cadence" label="How often" all="Any" names={cadenceNames} filters={filters} />
        <Choice name="source" label="Came by" all="Any way" names={sourceNames} filters={filters} />
        <Day name="from" label="From" value={filters.from} />
        <Day name="until" label="Until" value={filters.until} />
      </div>
    </details>
  );
}

type ChoiceProps = {
  name: "state" | "cadence" | "source";
  label: string;
  all: string;
  names: Record<string, string>;
  filters: SubscriberFilters;
};

function Choice({ name, label, all, names, filters }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-sm text-muted">
        {label}
      </label>
      <select id={id} name={name} defaultValue={filters[name] ?? ""} className={control}>
        <option value="">{all}</option>
        {Object.entries(names).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

function Day({ name, label, value }: { name: string; label: string; value: string | null }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-sm text-muted">
        {label}
      </label>
      <input id={id} type="date" name={name} defaultValue={value ?? ""} className={control} />
    </div>
  );
}
