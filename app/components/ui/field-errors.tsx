type Props = { id?: string; errors: string[] | undefined };

/** What is wrong with a field, which names it by its `aria-describedby`. */
export function FieldErrors({ id, errors }: Props) {
  if (!errors || errors.length === 0) return null;
  return (
    <p id={id} className="text-sm font-medium text-danger">
      {errors.join(" ")}
    </p>
  );
}
