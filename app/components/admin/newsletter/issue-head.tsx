import { Eye, Send } from "lucide-react";
import type { Issue } from "~/models/newsletter/issue.server";
import { AdminLink } from "../versions/admin-links";
import { IssueBadges } from "./issue-row";

/** Where an issue stands, and the ways to how it will look and to sending it. */
export function IssueHead({ issue }: { issue: Issue }) {
  const path = `/admin/newsletter/${issue.id}`;
  const isOpen = issue.kind !== "post" && issue.startedAt === null;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-5">
      <IssueBadges issue={issue} />
      <AdminLink to={`${path}/preview`} Icon={Eye} label="Preview as mail" />
      {isOpen && <AdminLink to={`${path}/send`} Icon={Send} label="Test and send" />}
    </div>
  );
}
