import type { AnchorHTMLAttributes } from "react";

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string; reloadDocument?: boolean };

/** A link where there is no router; one to a search is to the page that it stands on. */
export function Link({ to, reloadDocument: _reloads, ...attributes }: Props) {
  return <a {...attributes} href={to.replace(/^\/search/, "index.html")} />;
}
