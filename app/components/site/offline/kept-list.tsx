import { Link } from "@remix-run/react";
import { Button } from "~/components/ui/buttons/button";
import { ownText } from "~/components/ui/in-words";
import { keptLabel } from "~/kinds";
import { deleteKept, type KeptItem } from "~/offline/kept-items";
import { megabytes } from "~/offline/megabytes";

type Props = { items: KeptItem[]; onChange(): void };

/** The pages that the reader has saved, with their sizes and buttons to remove them. */
export function KeptList({ items, onChange }: Props) {
  if (items.length === 0) {
    return (
      <p className="text-muted">
        Nothing yet. ‘Keep for offline’ stands on every letter, destination and collection.
      </p>
    );
  }
  return (
    <ul className="border-t border-line">
      {items.map((item) => (
        <li
          key={item.path}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-4"
        >
          <div className="min-w-0 grow basis-60">
            <Link
              {...ownText()}
              to={item.path}
              reloadDocument
              className="font-medium underline-offset-4 hover:text-accent hover:underline"
            >
              {item.title}
            </Link>
            <p className="text-sm text-muted tabular-nums">
              {keptLabel(item.kind)} · {megabytes(item.bytes)}
              {!item.isWhole && " · not complete: keep it again"}
            </p>
          </div>
          <Button
            type="button"
            kind="secondary"
            aria-label={`Remove ${item.title}`}
            onClick={() => deleteKept(item.path).then(onChange)}
          >
            Remove
          </Button>
        </li>
      ))}
    </ul>
  );
}
