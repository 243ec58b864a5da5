import type { ReactNode } from "react";

type EmptyProps = { title: string; text: string };

/** The message in place of a list that has nothing to show. */
export function EmptyList({ title, text }: EmptyProps) {
  return (
    <div className="rounded-card border border-dashed border-edge px-6 py-16 text-center">
      <p className="font-display text-2xl">{title}</p>
      <p className="mt-2 text-muted">{text}</p>
    </div>
  );
}

/** Cards in one to three columns. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <div className="grid gap-6 md:grid-cols-2 xl:grid-cols-3 xl:gap-8">{children}</div>;
}
