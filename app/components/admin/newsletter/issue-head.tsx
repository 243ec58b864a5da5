import { Eye, Send, Text } from "lucide-react";
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
      <AdminLink to={`${path}/mail`} Icon={Eye} label="Preview as mail" target="_blank" />
      <AdminLink to={`${path}/mail?as=text`} Icon={Text} label="Its text" target="_blank" />
      {isOpen && <AdminLink to={`${path}/send`} Icon={Send} label="Test and send" />}
    </div>
  );
}
