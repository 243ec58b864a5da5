import { Eye, Send } from "lucide-react";
import { Button } from "~/components/ui/buttons/button";
import { rowIcon } from "~/components/ui/buttons/icon-button";
import { Moment } from "~/components/ui/moment";
import { INTENT, TAKE_BACK } from "~/forms/intents";
import type { AdminIssue } from "~/models/newsletter/issue-admin.server";
import { DeleteButton } from "../lists/delete-button";
import { RecordList } from "../lists/record-list";
import { InsideLink, OutsideLink, RowActions } from "../lists/row-actions";
import { RowForm, useIsAtWork } from "../lists/row-form";
import { AdminSection, IssueRow } from "./issue-row";

type Props = {
  issues: AdminIssue[];
  /** When the next digest is written automatically; `null` if the site sends no mail. */
  nextAt: Date | null;
};

/** Digests whose sending has not begun. */
export function WaitingDigests({ issues, nextAt }: Props) {
  return (
    <AdminSection title="What is next">
      <RecordList
        empty={
          <>
            No digest waits.{" "}
            {nextAt && (
              <>
                The weekly one writes itself <Moment at={nextAt} />, if anything is new.
              </>
            )}
          </>
        }
      >
        {issues.map((issue) => (
          <IssueRow key={issue.id} issue={issue}>
            <Actions issue={issue} />
          </IssueRow>
        ))}
      </RecordList>
    </AdminSection>
  );
}

function Actions({ issue: { id, subject, state } }: { issue: AdminIssue }) {
  const isAtWork = useIsAtWork(id, TAKE_BACK);
  const path = `/admin/newsletter/${id}`;
  const send = <Send {...rowIcon} />;
  return (
    <RowActions>
      <InsideLink to={path} label={`Edit ${subject}`} />
      <OutsideLink href={`${path}/mail`} label={`Preview ${subject}`} icon={<Eye {...rowIcon} />} />
      {state === "scheduled" ? (
        <RowForm id={id}>
          <Button name={INTENT} value={TAKE_BACK} kind="secondary" className="text-sm">
            {isAtWork ? "Taking back…" : "Take back"}
            <span className="sr-only">: {subject}</span>
          </Button>
        </RowForm>
      ) : (
        <InsideLink to={`${path}/send`} label={`Send ${subject}`} icon={send} />
      )}
      <DeleteButton
        id={id}
        name={subject}
        question="Are you sure you want to delete this digest? It does not go to the bin."
      />
    </RowActions>
  );
}
