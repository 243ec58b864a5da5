import { DeleteButton } from "~/components/admin/lists/delete-button";
import { InsideLink, RowActions } from "~/components/admin/lists/row-actions";
import { Badge } from "~/components/ui/badge";
import { EmptyNote } from "~/components/ui/empty-note";
import { Picture } from "~/components/ui/picture";
import { mediaTypeLabel } from "~/models/collections/collection";
import type { CellMedium } from "./arrange-cell";

type Medium = CellMedium & { sortOrder: number };

type Props = { media: Medium[]; path: string };

/** The media of a collection, in their order. */
export function MediaCards({ media, path }: Props) {
  if (media.length === 0) {
    return (
      <EmptyNote>
        No media items found. Add your first media item using the "Add Media" tab.
      </EmptyNote>
    );
  }
  return (
    <ol className="grid gap-3 pb-6">
      {media.map((medium) => (
        <li key={medium.id} className="grid gap-2 rounded-card border border-line bg-surface p-4">
          <About {...medium} />
          <RowActions>
            <InsideLink to={`${path}/${medium.id}`} label={`Edit ${nameOf(medium)}`} />
            <DeleteButton
              id={medium.id}
              name={nameOf(medium)}
              question="Are you sure you want to delete this media item?"
            />
          </RowActions>
        </li>
      ))}
    </ol>
  );
}

function About({ picture, type, sortOrder, title, caption, url }: Medium) {
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="grid min-w-0 gap-2">
        <p className="flex flex-wrap gap-1.5">
          <Badge tone="monsoon">{mediaTypeLabel(type)}</Badge>
          <Badge>Sort order {sortOrder}</Badge>
        </p>
        {title && <h3 className="text-lg wrap-anywhere">{title}</h3>}
        {caption && <p className="wrap-anywhere">{caption}</p>}
        <p className="text-sm wrap-anywhere text-muted">{url}</p>
      </div>
      {picture && (
        <Picture
          picture={{ ...picture, alt: "" }}
          title={title ?? url}
          sizes="80px"
          className="aspect-square w-20 shrink-0 rounded-control text-xs"
        />
      )}
    </div>
  );
}

function nameOf({ title, caption, url }: Medium) {
  return title || caption || url;
}
