import type { ReactNode } from "react";

/** Two columns where there is room. */
export const fieldGrid = "grid items-start gap-4 *:min-w-0 sm:grid-cols-2";

type Props = { legend: string; hint?: ReactNode; children: ReactNode };

export function FieldGroup({ legend, hint, children }: Props) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-5 [input[type=hidden]+&]:border-0 [input[type=hidden]+&]:pt-0">
      <legend className="float-left mb-3 w-full font-display text-lg font-semibold">
        {legend}
      </legend>
      {hint && <p className="clear-both mb-3 text-sm text-muted">{hint}</p>}
      <div className={`clear-both ${fieldGrid}`}>{children}</div>
    </fieldset>
  );
}

/** A field that needs the whole width of its group. */
export function Wide({ children }: { children: ReactNode }) {
  return <div className="sm:col-span-2">{children}</div>;
}
