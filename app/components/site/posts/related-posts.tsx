import { Container, SectionHeading } from "~/components/ui/section";
import type { PostCardView } from "~/models/find/cards.server";
import { PostCard } from "../cards/post-card";
import { CardGrid } from "../lists/list-results";

/** The letters that the owner chose to go with this one. */
export function RelatedPosts({ posts }: { posts: PostCardView[] }) {
  return (
    <section
      aria-labelledby="related-stories"
      className="border-t border-line bg-surface py-section print:hidden"
    >
      <Container>
        <SectionHeading id="related-stories" title="Related Stories" />
        <CardGrid>
          {posts.map((post) => (
            <PostCard key={post.slug} post={post} isBeside />
          ))}
        </CardGrid>
      </Container>
    </section>
  );
}
