import { Button } from "~/components/ui/buttons/button";
import { GO_ON, INTENT, PAUSE, STOP_ISSUE } from "~/forms/intents";
import type { NewsletterAdmin } from "~/models/newsletter/issue-admin.server";
import { RowForm } from "../lists/row-form";
import { IssueProgress } from "./issue-progress";
import { AdminSection, IssueRow, rowList } from "./issue-row";

type Issue = NewsletterAdmin["underWay"][number];

/** The issues that are being sent, with their progress. */
export function UnderWay({ issues }: { issues: Issue[] }) {
  if (issues.length === 0) return null;
  return (
    <AdminSection title="On the way">
      <ul className={rowList}>
        {issues.map((issue) => (
          <IssueRow
            key={issue.id}
            issue={issue}
            below={issue.progress && <IssueProgress id={issue.id} progress={issue.progress} />}
          >
            <Buttons issue={issue} />
          </IssueRow>
        ))}
      </ul>
    </AdminSection>
  );
}

function Buttons({ issue: { id, state, subject } }: { issue: Issue }) {
  const isPaused = state === "paused";
  const name = <span className="sr-only">: {subject}</span>;
  return (
    <RowForm id={id} className="flex flex-wrap gap-2">
      <Button name={INTENT} value={isPaused ? GO_ON : PAUSE} kind="secondary" className="text-sm">
        {isPaused ? "Go on" : "Pause"}
        {name}
      </Button>
      <Button name={INTENT} value={STOP_ISSUE} kind="danger" className="text-sm">
        Stop{name}
      </Button>
    </RowForm>
  );
}
