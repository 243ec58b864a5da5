import { Link } from "@remix-run/react";

type Props = { path: string; isExisting: boolean; count: number };

export function MediaTabs({ path, isExisting, count }: Props) {
  const look = (isActive: boolean) =>
    `inline-flex min-h-touch items-center border-b-2 px-3 font-medium ${isActive ? "border-accent text-accent" : "border-transparent text-muted hover:text-ink"}`;
  return (
    <nav aria-label="Media" className="mb-5 flex gap-2 border-b border-line">
      <Link
        to={path}
        preventScrollReset
        aria-current={isExisting ? undefined : "page"}
        className={look(!isExisting)}
      >
        Add Media
      </Link>
      <Link
        to={`${path}?tab=existing`}
        preventScrollReset
        aria-current={isExisting ? "page" : undefined}
        className={look(isExisting)}
      >
        Existing Media ({count})
      </Link>
    </nav>
  );
}
