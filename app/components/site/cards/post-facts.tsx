import { Badge } from "~/components/ui/badge";
import { inWords } from "~/components/ui/in-words";
import type { PostCardView } from "~/models/find/cards.server";
import { plainNumber } from "~/utils/words/counted";
import { formatDate } from "~/utils/words/dates";

type Props = { post: Pick<PostCardView, "category" | "publishedAt" | "readingTime"> };

/** The kind of a letter, its date and its reading time, in one line. */
export function PostFacts({ post }: Props) {
  return (
    <p className="card-facts">
      <Badge tone="monsoon">
        <span className="capitalize">{post.category}</span>
      </Badge>
      {post.publishedAt && <span>{inWords`${formatDate(post.publishedAt)}`}</span>}
      <span>{inWords`${plainNumber(post.readingTime)} min read`}</span>
    </p>
  );
}
