/** The classes of a button with only an icon. */
export const iconButton =
  "inline-grid size-touch shrink-0 place-items-center rounded-control text-muted hover:bg-line hover:text-ink";

export const rowIcon = { "aria-hidden": true, className: "size-5", strokeWidth: 1.5 } as const;
