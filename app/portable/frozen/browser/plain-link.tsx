import type { AnchorHTMLAttributes } from "react";

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string; reloadDocument?: boolean };

/** A link for pages without a router; a link to a search leads to this page itself. */
export function Link({ to, reloadDocument: _reloads, ...attributes }: Props) {
  return <a {...attributes} href={to.replace(/^\/search/, "index.html")} />;
}
