import { Link, useLocation, useMatches } from "@remix-run/react";
import { Pencil } from "~/components/ui/icons";
import { Container } from "~/components/ui/section";
import { useIsOwner } from "./use-is-owner";

/** The admin pages for public pages without a single item. */
const EDITED: Record<string, string> = {
  "/": "/admin/home",
  "/journey": "/admin/journey",
  "/letters": "/admin/posts",
  "/blog": "/admin/posts",
  "/gallery": "/admin/gallery",
  "/about": "/admin/pages/about",
  "/terms": "/admin/pages/terms",
  "/privacy": "/admin/pages/privacy",
};

/** A link for the owner from a public page to its form; nobody else sees it. */
export function EditLine() {
  const isOwner = useIsOwner();
  const { pathname } = useLocation();
  const page = useMatches().at(-1)?.data as { editPath?: string } | null | undefined;
  const path = page?.editPath ?? EDITED[pathname];
  if (!isOwner || !path) return null;
  return (
    <nav aria-label="Owner" className="print:hidden">
      <Container className="flex justify-end border-b border-line">
        <Link
          to={path}
          className="inline-flex min-h-touch items-center gap-2 text-base font-medium text-accent underline-offset-4 hover:underline"
        >
          <Pencil />
          Edit
        </Link>
      </Container>
    </nav>
  );
}
