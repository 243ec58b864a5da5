import type { ReactNode } from "react";

type EmptyProps = { title: string; text: string };

/** Said in place of a list that has nothing to show. */
export function EmptyList({ title, text }: EmptyProps) {
  return (
    <div className="rounded-card border border-dashed border-edge px-6 py-16 text-center">
      <p className="font-display text-2xl">{title}</p>
      <p className="mt-2 text-muted">{text}</p>
    </div>
  );
}

/** How many were found, read out when it changes. */
export function ResultCount({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="my-6 text-sm text-muted tabular-nums">
      {children}
    </p>
  );
}

/** Cards in one to three columns. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-3 lg:gap-8">{children}</div>;
}
