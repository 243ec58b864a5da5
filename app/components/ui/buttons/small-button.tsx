import type { ComponentProps } from "react";

/** A button beside a field that fills it in; it needs scripts, and is not there without them. */
export function SmallButton(props: ComponentProps<"button">) {
  return (
    <button
      type="button"
      className="inline-flex min-h-touch items-center gap-2 justify-self-start rounded-control border border-edge bg-surface px-3 text-sm font-medium hover:border-ink disabled:opacity-60 no-js:hidden"
      {...props}
    />
  );
}
