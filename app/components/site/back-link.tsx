import { Link } from "@remix-run/react";
import { ArrowLeft } from "~/components/ui/icons";

/** The link back to the list of this page. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link
      to={to}
      className="print:hidden inline-flex min-h-touch items-center gap-2 text-base font-medium text-muted underline-offset-4 hover:text-ink hover:underline"
    >
      <ArrowLeft />
      {label}
    </Link>
  );
}
