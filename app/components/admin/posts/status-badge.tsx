import { Badge } from "~/components/ui/badge";
import type { PostStatus } from "~/models/posts/post";

const looks = {
  live: { tone: "monsoon", label: "Live" },
  scheduled: { tone: "accent", label: "Scheduled" },
  sealed: { tone: "accent", label: "Sealed" },
  draft: { tone: "plain", label: "Draft" },
  hidden: { tone: "danger", label: "Hidden" },
} as const;

export function StatusBadge({ status }: { status: PostStatus }) {
  const { tone, label } = looks[status];
  return <Badge tone={tone}>{label}</Badge>;
}
