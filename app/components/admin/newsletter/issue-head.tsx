import { Link } from "@remix-run/react";
import { Eye, type LucideIcon, Send } from "lucide-react";
import type { Issue } from "~/models/issue.server";
import { IssueBadges } from "./issue-row";

/** Where an issue stands, and the ways to how it will look and to sending it. */
export function IssueHead({ issue }: { issue: Issue }) {
  const path = `/admin/newsletter/${issue.id}`;
  const isOpen = issue.kind !== "post" && issue.startedAt === null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-5">
      <IssueBadges issue={issue} />
      <Way to={`${path}/preview`} Icon={Eye} label="Preview as mail" />
      {isOpen && <Way to={`${path}/send`} Icon={Send} label="Test and send" />}
    </div>
  );
}

function Way({ to, Icon, label }: { to: string; Icon: LucideIcon; label: string }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-touch items-center gap-2 text-base font-medium text-accent underline-offset-4 hover:underline"
    >
      <Icon aria-hidden="true" className="size-4" strokeWidth={1.5} />
      {label}
    </Link>
  );
}
