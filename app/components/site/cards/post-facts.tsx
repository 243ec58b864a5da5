import { Badge } from "~/components/ui/badge";
import type { PostCardView } from "~/models/lists/cards.server";
import { formatDate } from "~/utils/dates";

type Props = { post: Pick<PostCardView, "category" | "publishedAt" | "readingTime"> };

/** What kind of letter it is, when it came out and how long it takes, in one line. */
export function PostFacts({ post }: Props) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <Badge tone="monsoon">
        <span className="capitalize">{post.category}</span>
      </Badge>
      {post.publishedAt && <span>{formatDate(post.publishedAt)}</span>}
      <span>{`${post.readingTime} min read`}</span>
    </p>
  );
}
