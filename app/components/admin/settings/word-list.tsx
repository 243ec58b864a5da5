import type { FieldMetadata } from "@conform-to/react";
import { useState } from "react";
import { useFocus } from "~/components/admin/forms/newer-values";
import { FieldErrors } from "~/components/ui/field-errors";
import { errorsOf } from "~/components/ui/field-frame";
import { ownText } from "~/components/ui/in-words";

type Props = {
  field: FieldMetadata<string[] | null | undefined, Record<string, unknown>, string[]>;
  label: string;
};

/** A list of words with a field for each and an empty one; an emptied word is removed. */
export function WordList({ field, label }: Props) {
  const focus = useFocus(field.name);
  const errors = errorsOf(field);
  const [words, setWords] = useState(() => [...wordsOf(field.initialValue), ""]);
  return (
    <fieldset className="min-w-0" aria-describedby={errors && field.errorId}>
      <legend className="mb-1.5 font-medium">{label}</legend>
      <FieldErrors id={field.errorId} errors={errors} />
      <ol className="grid gap-2">
        {words.map((word, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a field's name is its place in the list.
          <li key={index}>
            <input
              name={`${field.name}[${index}]`}
              id={index === 0 ? field.id : undefined}
              {...(index === 0 ? focus : {})}
              defaultValue={word}
              onInput={() => index === words.length - 1 && setWords([...words, ""])}
              aria-label={`${label} ${index + 1}`}
              aria-invalid={errors ? true : undefined}
              {...ownText()}
              className="min-h-touch w-full rounded-control border border-edge bg-surface px-3 py-2 text-base"
            />
          </li>
        ))}
      </ol>
    </fieldset>
  );
}

function wordsOf(value: unknown) {
  if (typeof value === "string") return [value];
  return Array.isArray(value) ? value.filter((word) => typeof word === "string") : [];
}
