import type { ReactNode } from "react";

type Props = { title: string; lead?: string; children: ReactNode };

/** One subject of the account. */
export function AccountSection({ title, lead, children }: Props) {
  return (
    <section className="grid max-w-2xl gap-3">
      <h3 className="text-xl">{title}</h3>
      {lead && <p className="text-muted">{lead}</p>}
      {children}
    </section>
  );
}
