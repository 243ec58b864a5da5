import { Wide } from "~/components/admin/fields/field-group";
import { FoldedGroup } from "~/components/admin/fields/folded-group";
import { type Field, TextArea, TextField } from "~/components/admin/forms/versioned-controls";
import { MonthsField } from "./months-field";

type Name =
  | ("bestTimeToVisit" | "recommendedStay" | "budgetRange" | "highlights" | "activities")
  | ("bestMonths" | "costs" | "gettingThere" | "whatToEat");

/** What somebody who wants to go there should know. */
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
        <MonthsField
          field={fields.bestMonths}
          label="Best months"
          hint="None ticked, they are those that the best time to visit names, such as October to March."
        />
      </Wide>
      <Wide>
        <TextArea
          field={fields.costs}
          label="Costs"
          rows={4}
          hint="A line for each thing, the amount last: Bus from Jammu 280."
        />
      </Wide>
      <Wide>
        <TextArea
          field={fields.gettingThere}
          label="Getting there"
          rows={4}
          hint="A line for each way: From Jammu by bus: five hours, every hour until noon."
        />
      </Wide>
      <Wide>
        <TextArea
          field={fields.whatToEat}
          label="What to eat"
          rows={4}
          hint="A line for each dish: girda [ks-Latn] – bread from the oven. The brackets say its language and can be left out."
        />
      </Wide>
      <Wide>
        <TextField field={fields.highlights} label="Highlights" hint="Parted by commas." />
      </Wide>
      <Wide>
        <TextField field={fields.activities} label="Activities" hint="Parted by commas." />
      </Wide>
    </FoldedGroup>
  );
}
