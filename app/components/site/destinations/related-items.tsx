import { Link } from "@remix-run/react";
import { inWords, ownLanguage } from "~/components/ui/in-words";
import { Container, SectionHeading } from "~/components/ui/section";
import type { DestinationPage } from "~/pages/destination-page.server";
import { formatDate } from "~/utils/words/dates";
import { PostCard } from "../cards/post-card";
import { RelatedCollection } from "./related-collection";

type Props = Pick<DestinationPage, "shortName" | "collection" | "posts" | "namingPosts">;

/** The letters and photos from a place, side by side if there is room. */
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

type PostsNamingProps = { namingPosts: DestinationPage["namingPosts"]; className: string };

/** Other letters that mention the place. */
function PostsNaming({ namingPosts, className }: PostsNamingProps) {
  return (
    <section aria-labelledby="letters-naming" className={className}>
      <SectionHeading id="letters-naming" title="Named in Letters" />
      <ul className="place-letters">
        {namingPosts.map(({ title, slug, publishedAt }) => (
          <li key={slug}>
            <Link to={`/letters/${slug}`}>
              <bdi lang={ownLanguage()}>{title}</bdi>
              {publishedAt && <small>{inWords`${formatDate(publishedAt)}`}</small>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
