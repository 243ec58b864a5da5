import { Link, useLocation } from "@remix-run/react";
import { createContext, type ReactNode, useContext } from "react";
import { Badge } from "~/components/ui/badge";
import { inWords } from "~/components/ui/in-words";
import { Moment } from "~/components/ui/moment";
import { containsText } from "~/search/search-words";
import { grouped } from "~/utils/words/counted";

type Listed = {
  recordId: string;
  title: string | null;
  /** The first words of its text; empty without one. */
  firstWords: string;
  savedAt: Date | string;
  hasRecord: boolean;
};

const Drafts = createContext<Listed[]>([]);

type Props = { drafts: Listed[]; newPath: string; children: ReactNode };

/** How many drafts are shown above a list before "all" is pressed. */
const SHOWN = 3;
const ALL = { name: "drafts", value: "all" };

/** A list of records below the drafts of new records; its rows can ask which records have a draft. */
export function ListedDrafts({ drafts, newPath, children }: Props) {
  const asked = new URLSearchParams(useLocation().search);
  const isAll = asked.get(ALL.name) === ALL.value;
  // A search of the list is one of its drafts too.
  const search = asked.get("q") ?? "";
  const unsaved = drafts.filter(
    ({ hasRecord, title, firstWords }) => !hasRecord && containsText(search, [title, firstWords]),
  );
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

/** A link to the page where the new record can be finished. */
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

/** Marks a record with a draft that readers do not see. */
export function ChangedBadge({ id }: { id: string }) {
  const isChanged = useContext(Drafts).some(({ recordId }) => recordId === id);
  return isChanged ? <Badge tone="accent">Changed, not published</Badge> : null;
}
