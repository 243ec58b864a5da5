import type { Field } from "~/components/admin/forms/versioned-controls";
import { Button } from "~/components/ui/buttons/button";
import { FieldErrors } from "~/components/ui/field-errors";
import { INTENT, SHOW_FIELDS } from "~/forms/intents";
import { mediaTypeLabel } from "~/models/collections/collection";
import { mediaTypes } from "~/vocabulary";

/** The kind of a medium, which decides its fields; without scripts a button shows them. */
export function MediaTypeField({ field }: { field: Field }) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 font-medium">Media type</legend>
      <div className="flex flex-wrap gap-2">
        {mediaTypes.map((type) => (
          <label key={type} className="relative inline-flex text-sm font-medium">
            <input
              type="radio"
              name={field.name}
              value={type}
              defaultChecked={type === field.initialValue}
              className="peer absolute inset-0 cursor-pointer appearance-none rounded-control"
            />
            <span className="inline-flex min-h-touch items-center rounded-control border border-edge bg-surface px-3 peer-checked:border-accent peer-checked:bg-accent peer-checked:text-accent-ink peer-hover:border-ink">
              {mediaTypeLabel(type)}
            </span>
          </label>
        ))}
        <Button
          name={INTENT}
          value={SHOW_FIELDS}
          kind="plain"
          className="text-sm underline js:hidden"
        >
          Show its fields
        </Button>
      </div>
      <FieldErrors id={field.errorId} errors={field.errors} />
    </fieldset>
  );
}
