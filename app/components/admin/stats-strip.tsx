import { Await, Link } from "@remix-run/react";
import { Suspense } from "react";

type Stats = {
  totalPosts: number;
  totalDestinations: number;
  totalGalleryItems: number;
  totalSubscribers: number;
  unreadMessages: number;
};

export type StatsStripProps = { stats: Promise<Stats> };

const card = "rounded-card border border-line bg-surface p-4";
const strip = "grid grid-cols-2 gap-3 md:grid-cols-3 lg:grid-cols-5";

/** The five figures of the site. */
export function StatsStrip({ stats }: StatsStripProps) {
  return (
    <section aria-label="Statistics">
      <Suspense fallback={<Skeletons />}>
        <Await resolve={stats} errorElement={<StatsError />}>
          {(loaded) => (
            <dl className={strip}>
              <Figure label="Blog posts" value={loaded.totalPosts} to="/admin/posts" />
              <Figure label="Destinations" value={loaded.totalDestinations} to="/admin/places" />
              <Figure label="Gallery items" value={loaded.totalGalleryItems} to="/admin/gallery" />
              <Figure label="Subscribers" value={loaded.totalSubscribers} />
              <Figure label="Unread messages" value={loaded.unreadMessages} to="/admin/messages" />
            </dl>
          )}
        </Await>
      </Suspense>
    </section>
  );
}

type FigureProps = { label: string; value: number; to?: string };

function Figure({ label, value, to }: FigureProps) {
  return (
    <div className={`relative flex flex-col-reverse ${card} ${to ? "hover:border-edge" : ""}`}>
      <dt className="text-sm text-muted">
        {to ? (
          <Link to={to} className="after:absolute after:inset-0">
            {label}
          </Link>
        ) : (
          label
        )}
      </dt>
      <dd className="font-display text-3xl font-semibold tabular-nums">
        {value.toLocaleString("en-US")}
      </dd>
    </div>
  );
}

function Skeletons() {
  return (
    <div className={strip} aria-hidden="true">
      {[1, 2, 3, 4].map((number) => (
        <div key={number} className={`${card} h-24 animate-pulse`} />
      ))}
    </div>
  );
}

function StatsError() {
  return (
    <div role="alert" className="rounded-card border border-danger bg-surface p-4">
      <p className="font-medium text-danger">Error loading statistics</p>
      <p className="mt-1 text-muted">Unknown error</p>
      <Link
        to="/admin"
        reloadDocument
        className="mt-2 inline-flex min-h-touch items-center font-medium text-accent underline"
      >
        Try Again
      </Link>
    </div>
  );
}
