import type { ReactNode } from "react";

/** The text for an empty list. */
export function EmptyNote({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-card border border-dashed border-edge p-8 text-center text-muted">
      {children}
    </p>
  );
}
