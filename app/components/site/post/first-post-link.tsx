import { Link } from "@remix-run/react";
import { ArrowRight } from "lucide-react";

/** The way to the journey's first letter; nothing where there is none. */
export function FirstPostLink({ slug }: { slug: string | undefined }) {
  if (!slug) return null;
  return (
    <Link
      to={`/letters/${slug}`}
      className="inline-flex min-h-touch items-center gap-2 font-medium text-accent underline-offset-4 hover:underline print:hidden"
    >
      Read from the beginning
      <ArrowRight aria-hidden="true" className="size-4" strokeWidth={1.5} />
    </Link>
  );
}
