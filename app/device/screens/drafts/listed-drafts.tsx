import { Link, useLocation } from "@remix-run/react";
import { createContext, type ReactNode, useContext } from "react";
import { Badge } from "~/components/ui/badge";
import { inWords } from "~/components/ui/in-words";
import { Moment } from "~/components/ui/moment";
import { grouped } from "~/utils/words/counted";

type Listed = {
  recordId: string;
  title: string | null;
  /** Of its text; empty where there is none. */
  firstWords: string;
  savedAt: Date | string;
  hasRecord: boolean;
};

const Drafts = createContext<Listed[]>([]);

type Props = { drafts: Listed[]; newPath: string; children: ReactNode };

/** So many of them stand above a list, until all are asked for. */
const SHOWN = 3;
const ALL = { name: "drafts", value: "all" };

/** A list of records under the drafts of those that were never saved; its rows know which of them have a draft. */
export function ListedDrafts({ drafts, newPath, children }: Props) {
  const asked = new URLSearchParams(useLocation().search);
  const isAll = asked.get(ALL.name) === ALL.value;
  const unsaved = drafts.filter(({ hasRecord }) => !hasRecord);
  asked.set(ALL.name, ALL.value);
  return (
    <Drafts.Provider value={drafts}>
      {unsaved.length > 0 && (
        <ul aria-label="Not saved yet" className="mb-4 grid gap-2">
          {unsaved.slice(0, isAll ? undefined : SHOWN).map((draft) => (
            <li key={draft.recordId}>
              <UnsavedLink {...draft} newPath={newPath} />
            </li>
          ))}
          {!isAll && unsaved.length > SHOWN && (
            <li>
              <Link
                to={`${newPath.replace(/\/new$/, "")}?${asked}`}
                preventScrollReset
                className="inline-flex min-h-touch items-center text-sm font-medium underline underline-offset-4"
              >
                {inWords`All drafts (${grouped(unsaved.length)})`}
              </Link>
            </li>
          )}
        </ul>
      )}
      {children}
    </Drafts.Provider>
  );
}

/** Leads to the page on which the record is written on. */
function UnsavedLink({ newPath, ...draft }: Listed & { newPath: string }) {
  const { recordId, title, firstWords, savedAt } = draft;
  return (
    <Link
      to={`${newPath}?draft=${recordId}`}
      preventScrollReset
      className="flex min-h-touch flex-wrap items-center gap-x-3 gap-y-1 rounded-card border border-dashed border-edge px-4 py-2 hover:border-ink"
    >
      <Badge tone="plain">Draft</Badge>
      <span className="font-semibold wrap-anywhere">{title || firstWords || "Untitled"}</span>
      {title && firstWords && <span className="min-w-0 text-sm wrap-anywhere">{firstWords}</span>}
      <span className="text-sm text-muted">
        Saved <Moment at={savedAt} />
      </span>
    </Link>
  );
}

/** Marks a record of which a draft is kept that readers do not see. */
export function ChangedBadge({ id }: { id: string }) {
  const isChanged = useContext(Drafts).some(({ recordId }) => recordId === id);
  return isChanged ? <Badge tone="accent">Changed, not published</Badge> : null;
}
