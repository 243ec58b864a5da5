import { Link } from "@remix-run/react";
import { History, Link2, type LucideIcon } from "lucide-react";

type Props = {
  /** Where the record is edited. */
  path: string;
  hasPreviews?: boolean;
};

/** The ways from a record's form to its former texts, and to links by which a friend reads it. */
export function DeskLinks({ path, hasPreviews = false }: Props) {
  return (
    <p className="flex flex-wrap gap-x-5">
      <DeskLink to={`${path}/versions`} Icon={History} label="Versions" />
      {hasPreviews && <DeskLink to={`${path}/previews`} Icon={Link2} label="Preview link" />}
    </p>
  );
}

function DeskLink({ to, Icon, label }: { to: string; Icon: LucideIcon; label: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-touch items-center gap-2 text-base font-medium text-accent underline-offset-4 hover:underline"
    >
      <Icon aria-hidden="true" className="size-4" strokeWidth={1.5} />
      {label}
    </Link>
  );
}
