import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Badge } from "~/components/ui/badge";
import { countedInWords } from "~/components/ui/in-words";
import { Moment } from "~/components/ui/moment";
import type { VersionListPage } from "~/models/find/versions/version-page.server";
import { RestoreButton } from "./restore-button";

type Props = { list: VersionListPage; path: string };

/** The present text of a record, and below it the former ones, newest first. */
export function VersionList({ list: { page, now, versions }, path }: Props) {
  return (
    <>
      <ol className="divide-y divide-line rounded-card border border-line bg-surface">
        {page === 1 && (
          <Row title={<p className="font-semibold">What stands there now</p>}>
            {isSaved(now.savedAt) && (
              <>
                Saved <Moment at={now.savedAt} />
                {" · "}
              </>
            )}
            {countedInWords(now.words, "word")}
          </Row>
        )}
        {versions.map((version) => (
          <VersionRow key={version.number} version={version} path={path} />
        ))}
      </ol>
      {versions.length === 0 && (
        <p className="mt-4 text-muted">
          Nothing stood there before. Every save that changes a text keeps the former one here.
        </p>
      )}
    </>
  );
}

type Version = VersionListPage["versions"][number];

function VersionRow({ version, path }: { version: Version; path: string }) {
  const { number, savedAt, words, changed } = version;
  const title = (
    <Link
      to={`${path}/versions/${number}`}
      className="inline-flex min-h-touch items-center font-semibold underline underline-offset-4"
    >
      {isSaved(savedAt) ? <Moment at={savedAt} /> : "From the beginning"}
    </Link>
  );
  if (words === null) {
    return (
      <Row title={title}>
        <Badge tone="danger">Can no longer be read</Badge>
      </Row>
    );
  }
  return (
    <Row title={title} action={<RestoreButton path={path} number={number} savedAt={savedAt} />}>
      {countedInWords(words, "word")}
      {changed.length > 0 && ` · changed since: ${changed.join(", ")}`}
    </Row>
  );
}

/** Whether it was saved at all; the standard texts of the site were not. */
function isSaved(at: Date) {
  return at.getTime() > 0;
}

type RowProps = { title: ReactNode; action?: ReactNode; children: ReactNode };

function Row({ title, action, children }: RowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 p-3 sm:p-4">
      <div className="min-w-0 grow basis-60">
        {title}
        <p className="text-sm text-muted">{children}</p>
      </div>
      {action}
    </li>
  );
}
