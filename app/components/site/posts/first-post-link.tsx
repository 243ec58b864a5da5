import { Link } from "@remix-run/react";
import { ArrowRight } from "~/components/ui/icons";

/** A link to the journey's first letter; renders nothing without one. */
export function FirstPostLink({ slug }: { slug: string | undefined }) {
  if (!slug) return null;
  return (
    <Link
      to={`/letters/${slug}`}
      className="inline-flex min-h-touch items-center gap-2 font-medium text-accent underline-offset-4 hover:underline print:hidden"
    >
      Read from the beginning
      <ArrowRight />
    </Link>
  );
}
