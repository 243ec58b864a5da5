import { Ellipsis } from "lucide-react";
import { AdminLinks } from "~/components/admin/versions/admin-links";
import { iconButton, rowIcon } from "~/components/ui/buttons/icon-button";
import { closeOnEscape, closeWhenLeft } from "~/components/ui/close-menu";
import { kinds, type NamedRecord } from "~/kinds";

type Props = { kind: NamedRecord; id: string };

/** What is wanted seldom of the record whose form is open. */
export function RecordMenu({ kind, id }: Props) {
  if (kind === "pin" || kind === "moment" || kind === "collection") return null;
  const path = `${kinds[kind].adminPath}/${id}`;
  return (
    <details className="relative" onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      <summary
        aria-label="More"
        className={`${iconButton} list-none [&::-webkit-details-marker]:hidden`}
      >
        <Ellipsis {...rowIcon} />
      </summary>
      <div className="absolute right-0 z-30 grid w-72 max-w-[75vw] max-sm:-right-12 gap-1 rounded-card border border-line bg-surface px-4 py-2 shadow-lg">
        <AdminLinks
          path={path}
          to={kind === "post" ? ["versions", "preview", "previews"] : ["versions"]}
        />
      </div>
    </details>
  );
}
