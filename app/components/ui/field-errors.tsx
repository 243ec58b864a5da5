type Props = { id?: string; errors: string[] | undefined };

/** The errors of a field, which refers to them by `aria-describedby`. */
export function FieldErrors({ id, errors }: Props) {
  if (!errors || errors.length === 0) return null;
  return (
    <p id={id} className="text-sm font-medium text-danger">
      {errors.join(" ")}
    </p>
  );
}
