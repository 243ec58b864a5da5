import { Outlet, useOutlet } from "@remix-run/react";
import { Plus } from "lucide-react";
import type { ReactNode } from "react";
import { ButtonLink } from "~/components/ui/buttons/button";

type Props = { title: string; actions?: ReactNode; children: ReactNode };

/** A tab of the admin area. A form below its list is shown over the list, and without scripts in its place. */
export function AdminPage({ title, actions, children }: Props) {
  const isFormOpen = useOutlet() !== null;
  return (
    <>
      <Outlet />
      <div className={isFormOpen ? "no-js:hidden" : undefined}>
        <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-2xl md:text-3xl">{title}</h2>
          {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
        </div>
        {children}
      </div>
    </>
  );
}

/** Leads to the form for a new item. */
export function NewLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ButtonLink to={to} preventScrollReset className="max-sm:px-3 max-sm:text-sm">
      <Plus aria-hidden="true" className="size-5" strokeWidth={1.5} />
      {children}
    </ButtonLink>
  );
}
