import { Link, useSearchParams } from "@remix-run/react";
import { mediaTypeLabel } from "~/models/collection";
import { type MediaType, mediaTypes } from "~/models/vocabulary";

/** The five kinds of media; the chosen one decides the fields. */
export function MediaTypeLinks({ chosen }: { chosen: MediaType }) {
  const [params] = useSearchParams();
  function addressOf(type: MediaType) {
    const next = new URLSearchParams(params);
    next.set("type", type);
    return `?${next}`;
  }
  return (
    <nav aria-label="Media type" className="flex flex-wrap gap-2">
      {mediaTypes.map((type) => (
        <Link
          key={type}
          to={addressOf(type)}
          replace
          preventScrollReset
          aria-current={type === chosen ? "true" : undefined}
          className={`inline-flex min-h-touch items-center rounded-control border px-3 text-sm font-medium ${type === chosen ? "border-accent bg-accent text-accent-ink" : "border-edge bg-surface hover:border-ink"}`}
        >
          {mediaTypeLabel(type)}
        </Link>
      ))}
    </nav>
  );
}
