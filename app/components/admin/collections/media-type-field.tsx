import type { Field } from "~/components/admin/forms/versioned-controls";
import { Button } from "~/components/ui/buttons/button";
import { INTENT, SHOW_FIELDS } from "~/forms/intents";
import { mediaTypeLabel } from "~/models/collections/collection";
import { mediaTypes } from "~/vocabulary";

/** The kinds of media; the chosen one decides the fields, without scripts by a button. */
export function MediaTypeField({ field }: { field: Field }) {
  return (
    <fieldset>
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
      {field.errors && (
        <p id={field.errorId} className="mt-1.5 text-sm font-medium text-danger">
          {field.errors.join(" ")}
        </p>
      )}
    </fieldset>
  );
}
