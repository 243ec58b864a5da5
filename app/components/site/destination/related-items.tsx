import { Container, SectionHeading } from "~/components/ui/section";
import type { CollectionCardView, PostCardView } from "~/models/cards.server";
import { CollectionCard } from "../cards/collection-card";
import { RelatedPosts } from "../cards/related-posts";

type Props = { collection: CollectionCardView | null; posts: PostCardView[] };

/** The letters and the photos from a place, side by side where there is room. */
export function RelatedItems({ collection, posts }: Props) {
  if (!collection && posts.length === 0) return null;
  const isWide = posts.length > 1;
  return (
    <div className="border-t border-line bg-surface py-section">
      <Container className="grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
        {posts.length > 0 && (
          <RelatedPosts
            posts={posts}
            className={isWide ? "md:col-span-2" : ""}
            columns={isWide ? "md:grid-cols-2" : ""}
          />
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
