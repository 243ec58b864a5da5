import { Link } from "@remix-run/react";
import { EmptyNote } from "~/components/ui/empty-note";
import { inWords, ownText } from "~/components/ui/in-words";
import type { ListedIssue } from "~/models/newsletter/issue-lists.server";
import { plainNumber } from "~/utils/words/counted";
import { formatDate } from "~/utils/words/dates";

/** Issues, listed like a table of contents. */
export function IssueList({ issues }: { issues: ListedIssue[] }) {
  if (issues.length === 0) {
    return <EmptyNote>No issue has gone out yet.</EmptyNote>;
  }
  return (
    <ul className="border-t border-line">
      {issues.map((issue) => (
        <li
          key={issue.number}
          className="group relative grid gap-x-8 gap-y-1 border-b border-line py-6 md:grid-cols-[9rem_1fr]"
        >
          <p className="text-base text-muted tabular-nums">
            No. {issue.number && inWords`${plainNumber(issue.number)}`}
            {issue.startedAt && (
              <>
                <span className="md:hidden"> · </span>
                <time dateTime={issue.startedAt.toISOString()} className="md:block">
                  {inWords`${formatDate(issue.startedAt)}`}
                </time>
              </>
            )}
          </p>
          <div className="max-w-measure">
            <h2 className="text-2xl leading-snug">
              <Link
                {...ownText()}
                to={`/newsletter/issues/${issue.number}`}
                className="underline-offset-4 group-hover:underline after:absolute after:inset-0"
              >
                {issue.subject}
              </Link>
            </h2>
            {issue.preheader && (
              <p {...ownText()} className="mt-1 text-muted">
                {issue.preheader}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
