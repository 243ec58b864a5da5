import { Container, SectionHeading } from "~/components/ui/section";
import type { CollectionCardView, PostCardView } from "~/models/lists/cards.server";
import { CollectionCard } from "../cards/collection-card";
import { PostCard } from "../cards/post-card";

type Props = { collection: CollectionCardView | null; posts: PostCardView[] };

/** The letters and the photos from a place, side by side where there is room. */
export function RelatedItems({ collection, posts }: Props) {
  if (!collection && posts.length === 0) return null;
  const isWide = posts.length > 1;
  return (
    <div className="border-t border-line bg-surface py-section">
      <Container className="grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
        {posts.length > 0 && (
          <section aria-labelledby="related-stories" className={isWide ? "md:col-span-2" : ""}>
            <SectionHeading id="related-stories" title="Related Stories" />
            <div className={`grid gap-8 ${isWide ? "md:grid-cols-2" : ""}`}>
              {posts.map((post) => (
                <PostCard key={post.slug} post={post} isBeside />
              ))}
            </div>
          </section>
        )}
        {collection && (
          <section aria-labelledby="related-gallery">
            <SectionHeading id="related-gallery" title="Related Gallery" />
            <div>
              <CollectionCard collection={collection} />
            </div>
          </section>
        )}
      </Container>
    </div>
  );
}
