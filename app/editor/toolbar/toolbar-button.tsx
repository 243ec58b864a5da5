import type { ComponentProps, ReactNode } from "react";

const look =
  "inline-grid h-touch min-w-touch shrink-0 place-items-center rounded-control px-1.5 text-sm font-medium text-ink hover:bg-line aria-disabled:opacity-40 aria-pressed:bg-line aria-pressed:text-accent sm:h-10 sm:min-w-10";

/** A button of the toolbar. A press leaves the cursor, and a phone's keyboard, where they are. */
export function ToolbarButton(props: ComponentProps<"button">) {
  return (
    <button
      type="button"
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      className={look}
      {...props}
    />
  );
}

/** What is seen of a button, with a tip for the pointer: on the button itself it would be read out after its name. */
export function Sign({ tip, children }: { tip: string; children: ReactNode }) {
  return (
    <span
      aria-hidden="true"
      title={tip}
      className="grid place-items-center self-stretch justify-self-stretch"
    >
      {children}
    </span>
  );
}
