import { inWords } from "~/components/ui/in-words";
import { PageLinks } from "~/components/ui/page-links";
import type { NewsletterAdmin } from "~/models/newsletter/issue-admin.server";
import { grouped } from "~/utils/words/counted";
import { InsideLink, OutsideLink, RowActions } from "../lists/row-actions";
import { AdminSection, IssueRow, rowList } from "./issue-row";

/** The issues that were sent, newest first. */
export function PastIssues({ list }: { list: NewsletterAdmin["past"] }) {
  const { items, page, pages } = list;
  if (items.length === 0) return null;
  return (
    <AdminSection title="What went out">
      <ul className={rowList}>
        {items.map((issue) => (
          <IssueRow key={issue.id} issue={issue}>
            <div className="flex flex-wrap items-center gap-x-4">
              <p className="text-sm text-muted tabular-nums">
                {inWords`${grouped(issue.sentCount)}`} sent ·{" "}
                {inWords`${grouped(issue.refusedCount)}`} refused
              </p>
              <RowActions>
                {issue.number !== null && (
                  <OutsideLink
                    href={`/newsletter/issues/${issue.number}`}
                    label={`View ${issue.subject}`}
                  />
                )}
                <InsideLink to={`/admin/newsletter/${issue.id}`} label={`Open ${issue.subject}`} />
              </RowActions>
            </div>
          </IssueRow>
        ))}
      </ul>
      <PageLinks
        page={page}
        pages={pages}
        pathOf={(other) => `/admin/newsletter${other > 1 ? `?page=${other}` : ""}`}
      />
    </AdminSection>
  );
}
