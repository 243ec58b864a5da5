import { Link } from "@remix-run/react";
import { ExternalLink, Pencil } from "lucide-react";
import { Badge } from "~/components/ui/badge";
import { iconButton } from "~/components/ui/buttons/icon-button";
import { isOwn } from "~/site";
import { timeAgo } from "~/utils/words/dates";

type Post = { id: string; title: string; slug: string; createdAt: Date };
type Collection = { id: string; title: string; createdAt: Date };
type Current = { name: string; at: Date; view: string; edit: string };
type Destination = { id: string; name: string; slug: string; updatedAt: Date };

export type RecentActivityProps = {
  post: Post | null;
  current: Current | null;
  collection: Collection | null;
  changed: Destination | null;
};

export function RecentActivity({ post, current, collection, changed }: RecentActivityProps) {
  // The example rows come from the specification; an owner's own site does not show them.
  if (isOwn() && !post && !current && !collection && !changed) return null;
  const rows: RowProps[] = [
    post
      ? {
          text: `New blog post: ${post.title}`,
          when: timeAgo(post.createdAt),
          view: `/letters/${post.slug}`,
          edit: `/admin/posts/${post.id}`,
        }
      : { text: "New blog post published", when: "2 hours ago" },
    current
      ? {
          text: `Location updated to ${current.name}`,
          when: timeAgo(current.at),
          view: current.view,
          edit: current.edit,
        }
      : { text: "Location updated to Mysuru", when: "5 hours ago" },
    collection
      ? {
          text: `Gallery collection added: ${collection.title}`,
          when: timeAgo(collection.createdAt),
          view: `/gallery/${collection.id}`,
          edit: `/admin/gallery/${collection.id}`,
        }
      : { text: "Gallery collection added", when: "1 day ago" },
    changed
      ? {
          text: `Destination guide updated: ${changed.name}`,
          when: timeAgo(changed.updatedAt),
          view: `/journey/${changed.slug}`,
          edit: `/admin/places/${changed.id}`,
        }
      : { text: "New destination guide created", when: "3 days ago" },
  ];
  return (
    <section>
      <h2 className="text-xl md:text-2xl">Recent Activity</h2>
      <ul className="mt-2 divide-y md:mt-4 divide-line rounded-card border border-line bg-surface">
        {rows.map((row) => (
          <Row key={row.text} {...row} />
        ))}
      </ul>
    </section>
  );
}

type RowProps = { text: string; when: string; view?: string; edit?: string };

/**
 * A row without a page to open is an example and is marked so. View and Edit show on hover and on focus, and always
 * on devices without hover.
 */
function Row({ text, when, view, edit }: RowProps) {
  if (!view && isOwn()) return null;
  return (
    <li className="group flex min-h-14 items-center justify-between gap-3 px-3 py-1 md:min-h-16 md:px-4 md:py-2">
      <p className="min-w-0">
        <span className="line-clamp-1 text-sm font-medium wrap-anywhere md:line-clamp-2 md:text-base">
          {text}
        </span>
        <span className="text-xs text-muted md:text-sm" suppressHydrationWarning>
          {when}
        </span>
      </p>
      {!view && <Badge>Example</Badge>}
      {view && edit && (
        <p className="flex shrink-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 [@media(hover:hover)_and_(pointer:fine)]:opacity-0">
          <a href={view} target="_blank" rel="noopener" className={iconButton}>
            <ExternalLink aria-hidden="true" className="size-5" strokeWidth={1.5} />
            <span className="sr-only">View: {text}</span>
          </a>
          <Link to={edit} className={iconButton}>
            <Pencil aria-hidden="true" className="size-5" strokeWidth={1.5} />
            <span className="sr-only">Edit: {text}</span>
          </Link>
        </p>
      )}
    </li>
  );
}
