import { Link } from "@remix-run/react";
import { createContext, type ReactNode, useContext } from "react";
import { Badge } from "~/components/ui/badge";
import { Moment } from "../times/moment";

type Listed = {
  recordId: string;
  title: string | null;
  savedAt: Date | string;
  hasRecord: boolean;
};

const Drafts = createContext<Listed[]>([]);

type Props = { drafts: Listed[]; newPath: string; children: ReactNode };

/** A list of records under the drafts of those that were never saved; its rows know which of them have a draft. */
export function ListedDrafts({ drafts, newPath, children }: Props) {
  const unsaved = drafts.filter(({ hasRecord }) => !hasRecord);
  return (
    <Drafts.Provider value={drafts}>
      {unsaved.length > 0 && (
        <ul aria-label="Not saved yet" className="mb-4 grid gap-2">
          {unsaved.map((draft) => (
            <li key={draft.recordId}>
              <UnsavedLink {...draft} newPath={newPath} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </Drafts.Provider>
  );
}

/** Leads to the page on which the record is written on. */
function UnsavedLink({ recordId, title, savedAt, newPath }: Listed & { newPath: string }) {
  return (
    <Link
      to={`${newPath}?draft=${recordId}`}
      preventScrollReset
      className="flex min-h-touch flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-dashed border-edge px-4 py-2 hover:border-ink"
    >
      <Badge tone="plain">Draft</Badge>
      <span className="font-semibold wrap-anywhere">{title || "Untitled"}</span>
      <span className="text-sm text-muted">
        Kept <Moment at={savedAt} />
      </span>
    </Link>
  );
}

/** Marks a record of which a draft is kept that readers do not see. */
export function ChangedBadge({ id }: { id: string }) {
  const isChanged = useContext(Drafts).some(({ recordId }) => recordId === id);
  return isChanged ? <Badge tone="accent">Changed, not published</Badge> : null;
}
