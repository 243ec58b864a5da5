import { useId } from "react";
import { FieldErrors } from "~/components/ui/field-errors";
import { cadenceLabels } from "~/models/mail/subscribers/subscriber";
import { type Cadence, cadences } from "~/vocabulary";

type Props = { chosen: Cadence; errors?: string[] | undefined };

/** Chooses how often mail is sent. */
export function CadenceChoice({ chosen, errors }: Props) {
  const errorId = useId();
  return (
    <fieldset aria-describedby={errors && errorId}>
      <legend className="mb-1 font-medium">How often</legend>
      {cadences.map((cadence) => (
        <label key={cadence} className="flex min-h-touch items-center gap-3">
          <input
            type="radio"
            name="cadence"
            value={cadence}
            defaultChecked={cadence === chosen}
            className="size-5 shrink-0 accent-accent"
          />
          {cadenceLabels[cadence]}
        </label>
      ))}
      <FieldErrors id={errorId} errors={errors} />
    </fieldset>
  );
}
