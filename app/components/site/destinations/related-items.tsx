import { Container, SectionHeading } from "~/components/ui/section";
import type { DestinationPage } from "~/pages/destination-page.server";
import { PostCard } from "../cards/post-card";
import { PostsNaming } from "./posts-naming";
import { RelatedCollection } from "./related-collection";

type Props = Pick<DestinationPage, "shortName" | "collection" | "posts" | "namingPosts">;

/** The letters and the photos from a place, side by side where there is room. */
export function RelatedItems({ shortName, collection, posts, namingPosts }: Props) {
  const hasPosts = posts.length + namingPosts.length > 0;
  if (!collection && !hasPosts) return null;
  const isWide = posts.length > 1 || (posts.length > 0 && namingPosts.length === 0 && !collection);
  const isThird = posts.length > 0 && !isWide && collection !== null;
  return (
    <div className="border-t border-line bg-surface py-section print:hidden">
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
        {collection && <RelatedCollection collection={collection} name={shortName} />}
        {namingPosts.length > 0 && (
          <PostsNaming
            namingPosts={namingPosts}
            className={isThird ? "md:max-lg:col-span-2" : ""}
          />
        )}
      </Container>
    </div>
  );
}
