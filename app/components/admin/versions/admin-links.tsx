import { Link } from "@remix-run/react";
import { Eye, History, Link2, type LucideIcon } from "lucide-react";

type LinkedPage = keyof typeof pages;

const pages = {
  versions: { Icon: History, label: "Versions" },
  preview: { Icon: Eye, label: "Preview" },
  previews: { Icon: Link2, label: "Preview link" },
};

type Props = {
  /** The path of the record's form. */
  path: string;
  to?: LinkedPage[];
};

/** Links from a record's form to its versions, its preview, and secret links for friends. */
export function AdminLinks({ path, to = ["versions"] }: Props) {
  return (
    <p className="grid">
      {to.map((page) => (
        <AdminLink key={page} to={`${path}/${page}`} {...pages[page]} />
      ))}
    </p>
  );
}

type LinkProps = { to: string; Icon: LucideIcon; label: string; target?: "_blank" };

/** A link from a record's form to another page about it. */
export function AdminLink({ to, Icon, label, target }: LinkProps) {
  return (
    <Link
      to={to}
      target={target}
      className="inline-flex min-h-touch items-center gap-2 text-base font-medium text-accent underline-offset-4 hover:underline"
    >
      <Icon aria-hidden="true" className="size-4" strokeWidth={1.5} />
      {label}
    </Link>
  );
}
