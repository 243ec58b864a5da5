import { type Field, TextField } from "~/components/admin/forms/versioned-controls";

type Props = {
  field: Field;
  /** The plan of the chosen place; `null` if it was not planned. */
  plan: string | null;
};

/** A sentence about the place, beside the plan if there was one. */
export function FoundField({ field, plan }: Props) {
  if (!plan) {
    return (
      <TextField
        field={field}
        label="One line about it"
        hint="Left empty, a known place says it with its own description. At a planned place, say what you found: the plan's words are kept beside it."
      />
    );
  }
  return (
    <div className="grid gap-2">
      <p className="border-l-4 border-accent pl-3 wrap-anywhere whitespace-pre-line">
        <span className="text-muted">Expected:</span> {plan}
      </p>
      <TextField
        field={field}
        label="Found"
        hint="One sentence. The plan's words are kept beside it, and nothing speaks of the place as ahead any more."
      />
    </div>
  );
}
