import { Link } from "@remix-run/react";
import { ExternalLink, Eye, EyeOff, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { iconButton, rowIcon } from "~/components/ui/buttons/icon-button";
import { INTENT, SET_VISIBILITY } from "~/forms/intents";
import { RowForm, useIsAtWork } from "./row-form";

/** The actions of a list item; the first icon is aligned with the text above. */
export function RowActions({ children }: { children: ReactNode }) {
  return <div className="-ml-3 flex flex-wrap items-center gap-0.5">{children}</div>;
}

type OutsideLinkProps = { href: string; label: string; icon?: ReactNode };

/** Opens a page outside the admin area in a new tab. */
export function OutsideLink({ href, label, icon }: OutsideLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      data-tip={label}
      aria-label={label}
      className={iconButton}
    >
      {icon ?? <ExternalLink {...rowIcon} />}
    </a>
  );
}

type InsideLinkProps = { to: string; label: string; icon?: ReactNode };

/** Opens a form of the admin area; the icon is a pencil by default. */
export function InsideLink({ to, label, icon }: InsideLinkProps) {
  return (
    <Link to={to} preventScrollReset data-tip={label} aria-label={label} className={iconButton}>
      {icon ?? <Pencil {...rowIcon} />}
    </Link>
  );
}

type VisibilityProps = { id: string; isVisible: boolean; name: string };

export function VisibilityButton({ id, isVisible, name }: VisibilityProps) {
  const isAtWork = useIsAtWork(id, SET_VISIBILITY);
  const label = `${isVisible ? "Hide" : "Show"} ${name}${isAtWork ? ": saving…" : ""}`;
  const Icon = isVisible ? Eye : EyeOff;
  return (
    <RowForm id={id}>
      <input type="hidden" name="isVisible" value={String(!isVisible)} />
      <button
        type="submit"
        name={INTENT}
        value={SET_VISIBILITY}
        data-tip={label}
        aria-label={label}
        className={`${iconButton} ${isAtWork ? "opacity-40" : ""}`}
      >
        <Icon {...rowIcon} />
      </button>
    </RowForm>
  );
}
