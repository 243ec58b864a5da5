import type { ReactNode } from "react";
import { Badge } from "~/components/ui/badge";
import { inWords, ownText } from "~/components/ui/in-words";
import { Moment } from "~/components/ui/moment";
import type { AdminIssue } from "~/models/newsletter/issue-admin.server";
import { plainNumber } from "~/utils/words/counted";

const kinds = { weekly: "Weekly", monthly: "Monthly", post: "Letter" } as const;
const states = {
  draft: { tone: "plain", label: "Draft" },
  scheduled: { tone: "accent", label: "Scheduled" },
  sending: { tone: "monsoon", label: "Sending" },
  paused: { tone: "accent", label: "Paused" },
  sent: { tone: "monsoon", label: "Sent" },
  stopped: { tone: "danger", label: "Stopped" },
} as const;

/** The kind and the state of an issue. */
export function IssueBadges({ issue }: { issue: Pick<AdminIssue, "kind" | "state" | "number"> }) {
  const { tone, label } = states[issue.state];
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={tone}>{label}</Badge>
      <Badge>{kinds[issue.kind]}</Badge>
      {issue.number !== null && <Badge>No. {inWords`${plainNumber(issue.number)}`}</Badge>}
    </span>
  );
}

type Props = { issue: AdminIssue; children: ReactNode; below?: ReactNode };

/** An issue in a list of the admin area; its children are its actions. */
export function IssueRow({ issue, children, below }: Props) {
  return (
    <li className="grid gap-x-4 gap-y-2 p-3 sm:p-4 md:grid-cols-[1fr_auto] md:items-center">
      <div className="min-w-0">
        <h4 {...ownText()} className="font-sans text-base leading-snug font-semibold wrap-anywhere">
          {issue.subject}
        </h4>
        <div className="mt-1 grid gap-1.5 text-sm text-muted">
          <IssueBadges issue={issue} />
          <p className="tabular-nums">{whenOf(issue)}</p>
        </div>
      </div>
      <div className="min-w-0">{children}</div>
      {below && <div className="min-w-0 md:col-span-2">{below}</div>}
    </li>
  );
}

function whenOf({ state, sendAt, startedAt, finishedAt, since, until }: AdminIssue) {
  if (finishedAt) return <When verb="Done" at={finishedAt} />;
  if (startedAt) return <When verb="Begun" at={startedAt} />;
  if (state === "scheduled" && sendAt) return <When verb="Goes out" at={sendAt} />;
  if (!since || !until) return null;
  return (
    <>
      <When verb="Tells of" at={since} /> to <Moment at={until} />
    </>
  );
}

function When({ verb, at }: { verb: string; at: Date }) {
  return (
    <>
      {verb} <Moment at={at} />
    </>
  );
}

/** A part of the newsletter's page. */
export function AdminSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-3 text-xl">{title}</h3>
      {children}
    </section>
  );
}

export const rowList = "divide-y divide-line rounded-card border border-line bg-surface";
