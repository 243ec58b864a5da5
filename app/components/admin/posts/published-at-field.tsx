import { setField } from "~/components/admin/fields/set-field";
import type { Field } from "~/components/admin/forms/versioned-controls";
import { TimeField } from "~/components/admin/times/time-field";
import { SmallButton } from "~/components/ui/buttons/small-button";
import { toLocalInput } from "~/utils/words/dates";

/** When a post comes out: a time past, one to come, or none. */
export function PublishedAtField({ field }: { field: Field }) {
  return (
    <div className="grid gap-2">
      <TimeField
        field={field}
        label="Published at"
        hint="A time to come schedules the story; left empty, Publish fills in the moment."
      />
      <div className="flex gap-2">
        <SmallButton onClick={() => setField(field.id, toLocalInput(new Date()))}>Now</SmallButton>
        <SmallButton onClick={() => setField(field.id, "")}>No date</SmallButton>
      </div>
    </div>
  );
}
