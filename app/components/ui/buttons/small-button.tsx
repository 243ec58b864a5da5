import type { ComponentProps } from "react";

/** A button that fills in the field beside it; hidden without scripts. */
export function SmallButton(props: ComponentProps<"button">) {
  return (
    <button
      type="button"
      className="inline-flex min-h-touch items-center gap-2 justify-self-start rounded-control border border-edge bg-surface px-3 text-sm font-medium hover:border-ink disabled:opacity-60 no-js:hidden"
      {...props}
    />
  );
}
