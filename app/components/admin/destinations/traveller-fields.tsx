import { Wide } from "~/components/admin/fields/field-group";
import { FoldedGroup } from "~/components/admin/fields/folded-group";
import { TickList } from "~/components/admin/fields/tick-list";
import { type Field, TextArea, TextField } from "~/components/admin/forms/versioned-controls";
import { inWords } from "~/components/ui/in-words";
import { monthNames } from "~/utils/words/english-days";
import { monthOfYear } from "~/utils/words/month-names";

type Name =
  | ("bestTimeToVisit" | "recommendedStay" | "budgetRange" | "highlights" | "activities")
  | ("bestMonths" | "costs" | "gettingThere" | "whatToEat");

/** Practical facts for readers who want to go there. */
export function TravellerFields({ fields }: { fields: { [Key in Name]: Field } }) {
  return (
    <FoldedGroup
      legend="For travellers"
      fields={{
        "Best time to visit": fields.bestTimeToVisit,
        "Recommended stay": fields.recommendedStay,
        "Budget range": fields.budgetRange,
        "Best months": fields.bestMonths,
        Costs: fields.costs,
        "Getting there": fields.gettingThere,
        "What to eat": fields.whatToEat,
        Highlights: fields.highlights,
        Activities: fields.activities,
      }}
    >
      <TextField field={fields.bestTimeToVisit} label="Best time to visit" />
      <TextField field={fields.recommendedStay} label="Recommended stay" />
      <TextField field={fields.budgetRange} label="Budget range" />
      <Wide>
        <MonthsField field={fields.bestMonths} />
      </Wide>
      <LinesField
        field={fields.costs}
        label="Costs"
        hint="A line for each thing, the amount last: Bus from Jammu 280."
      />
      <LinesField
        field={fields.gettingThere}
        label="Getting there"
        hint="A line for each way: From Jammu by bus: five hours, every hour until noon."
      />
      <LinesField
        field={fields.whatToEat}
        label="What to eat"
        hint="A line for each dish: girda [ks-Latn] – bread from the oven. The brackets say its language and can be left out."
      />
      <Wide>
        <TextField field={fields.highlights} label="Highlights" hint="Parted by commas." />
      </Wide>
      <Wide>
        <TextField field={fields.activities} label="Activities" hint="Parted by commas." />
      </Wide>
    </FoldedGroup>
  );
}

type Props = { field: Field; label: string; hint: string };

/** A list, one entry per line. */
function LinesField(props: Props) {
  return (
    <Wide>
      <TextArea {...props} rows={4} />
    </Wide>
  );
}

function MonthsField({ field }: { field: Field }) {
  const chosen = new Set([field.initialValue].flat().map(String));
  return (
    <TickList
      field={field}
      legend="Best months"
      hint="None ticked, they are those that the best time to visit names, such as October to March."
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
