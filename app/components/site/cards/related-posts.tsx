import { SectionHeading } from "~/components/ui/section";
import type { PostCardView } from "~/models/cards.server";
import { PostCard } from "./post-card";

type Props = {
  posts: PostCardView[];
  className?: string;
  /** The columns in which the cards stand where there is room. */
  columns: string;
};

/** The letters that the owner chose to go with a place or a letter. */
export function RelatedPosts({ posts, className, columns }: Props) {
  return (
    <section aria-labelledby="related-stories" className={className}>
      <SectionHeading id="related-stories" title="Related Stories" />
      <div className={`grid gap-8 ${columns}`}>
        {posts.map((post) => (
          <PostCard key={post.slug} post={post} />
        ))}
      </div>
    </section>
  );
}
