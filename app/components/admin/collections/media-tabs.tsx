import { Link } from "@remix-run/react";

const tabs = ["add", "existing", "arrange"] as const;
type Tab = (typeof tabs)[number];

type Props = { collectionId: string; current: Tab; count: number };

/** The three views of a collection's media. */
export function MediaTabs({ collectionId, current, count }: Props) {
  const path = `/admin/gallery/${collectionId}`;
  const all = {
    add: { to: `${path}/media`, label: "Add Media" },
    existing: { to: `${path}/media?tab=existing`, label: `Existing Media (${count})` },
    arrange: { to: `${path}/arrange`, label: "Arrange" },
  };
  return (
    <nav aria-label="Media" className="mb-5 flex flex-wrap gap-x-1 border-b border-line">
      {tabs.map((tab) => (
        <Link
          key={tab}
          to={all[tab].to}
          preventScrollReset
          aria-current={tab === current ? "page" : undefined}
          className={`inline-flex min-h-touch items-center border-b-2 px-2 font-medium max-sm:text-sm sm:px-3 ${tab === current ? "border-accent text-accent" : "border-transparent text-muted hover:text-ink"}`}
        >
          {all[tab].label}
        </Link>
      ))}
    </nav>
  );
}
