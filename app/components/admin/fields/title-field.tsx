import { type Field, TextField } from "~/components/admin/forms/versioned-controls";

/** The title on the page itself, as readers see it. */
export function TitleField({ field }: { field: Field }) {
  return (
    <TextField
      field={field}
      label="Title"
      placeholder="Title"
      autoComplete="off"
      isBare
      className="letter-column font-display text-2xl font-semibold sm:text-3xl"
    />
  );
}
