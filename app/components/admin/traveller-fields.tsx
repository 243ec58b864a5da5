import { FieldGroup, Wide } from "./field-group";
import { type Field, TextField } from "./versioned-controls";

type Name = "bestTimeToVisit" | "recommendedStay" | "budgetRange" | "highlights" | "activities";

/** What somebody who wants to go there should know. */
export function TravellerFields({ fields }: { fields: { [Key in Name]: Field } }) {
  return (
    <FieldGroup legend="For travellers">
      <TextField field={fields.bestTimeToVisit} label="Best time to visit" />
      <TextField field={fields.recommendedStay} label="Recommended stay" />
      <TextField field={fields.budgetRange} label="Budget range" />
      <Wide>
        <TextField field={fields.highlights} label="Highlights" hint="Parted by commas." />
      </Wide>
      <Wide>
        <TextField field={fields.activities} label="Activities" hint="Parted by commas." />
      </Wide>
    </FieldGroup>
  );
}
