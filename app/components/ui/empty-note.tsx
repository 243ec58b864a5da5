import type { ReactNode } from "react";

/** What stands where a list has nothing to show. */
export function EmptyNote({ children }: { children: ReactNode }) {
  return (
    <p className="rounded-card border border-dashed border-edge p-8 text-center text-muted">
      {children}
    </p>
  );
}
