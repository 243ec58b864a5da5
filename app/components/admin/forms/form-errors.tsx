/** What is wrong with a form as a whole. */
export function FormErrors({ id, errors }: { id: string; errors: string[] | undefined }) {
  if (!errors || errors.length === 0) return null;
  return (
    <p
      id={id}
      role="alert"
      className="rounded-control border border-danger p-3 font-medium text-danger"
    >
      {errors.join(" ")}
    </p>
  );
}
