import { Link } from "@remix-run/react";
import type { MouseEvent } from "react";
import { inWords } from "~/components/ui/in-words";
import { grouped } from "~/utils/words/counted";

export type Stats = {
  totalPosts: number;
  totalDestinations: number;
  totalGalleryItems: number;
  totalSubscribers: number;
  unreadMessages: number;
};

const strip =
  "grid grid-cols-6 gap-px overflow-clip rounded-card border border-line bg-line *:col-span-2 *:nth-[n+4]:col-span-3 md:grid-cols-5 md:gap-3 md:border-0 md:bg-transparent md:*:col-span-1 md:*:nth-[n+4]:col-span-1";
const card = "bg-surface px-3 py-2 md:rounded-card md:border md:border-line md:p-4";

export function StatsFigures({ stats }: { stats: Stats }) {
  return (
    <dl className={strip}>
      <Figure label="Blog posts" value={stats.totalPosts} to="/admin/posts" />
      <Figure label="Destinations" value={stats.totalDestinations} to="/admin/places" />
      <Figure label="Gallery items" value={stats.totalGalleryItems} to="/admin/gallery" />
      <Figure label="Subscribers" value={stats.totalSubscribers} to="/admin/subscribers" />
      <Figure label="Unread messages" value={stats.unreadMessages} to="/admin/messages" />
    </dl>
  );
}

type FigureProps = { label: string; value: number; to?: string };

function Figure({ label, value, to }: FigureProps) {
  return (
    <div
      className={`relative flex min-w-0 flex-col-reverse justify-end ${card} ${to ? "md:hover:border-edge" : ""}`}
    >
      <dt className="text-xs text-muted md:text-sm">
        {to ? (
          <Link to={to} className="after:absolute after:inset-0">
            {label}
          </Link>
        ) : (
          label
        )}
      </dt>
      <dd className="font-display text-2xl font-semibold tabular-nums md:text-3xl">{inWords`${grouped(value)}`}</dd>
    </div>
  );
}

export function StatsSkeletons() {
  return (
    <div data-skeletons="" className={`${strip} no-js:hidden`} aria-hidden="true">
      {[1, 2, 3, 4].map((number) => (
        <div key={number} className={`${card} h-20 animate-pulse md:h-24`} />
      ))}
    </div>
  );
}

type ErrorProps = { message: string; onRetry?: (event: MouseEvent) => void };

export function StatsError({ message, onRetry }: ErrorProps) {
  return (
    <div role="alert" className="rounded-card border border-danger bg-surface p-4">
      <p className="font-medium text-danger">Error loading statistics</p>
      <p className="mt-1 wrap-anywhere text-muted">{message}</p>
      <a
        href="/admin"
        onClick={onRetry}
        className="mt-2 inline-flex min-h-touch items-center font-medium text-accent underline"
      >
        Try Again
      </a>
    </div>
  );
}
