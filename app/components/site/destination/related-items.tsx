import { Container, SectionHeading } from "~/components/ui/section";
import type { DestinationPage } from "~/models/destinations/destination-page.server";
import { PostCard } from "../cards/post-card";
import { LettersNaming } from "./letters-naming";
import { RelatedAlbum } from "./related-album";

type Props = Pick<DestinationPage, "shortName" | "album" | "posts" | "letters">;

/** The letters and the photos from a place, side by side where there is room. */
export function RelatedItems({ shortName, album, posts, letters }: Props) {
  const hasLetters = posts.length + letters.length > 0;
  if (!album && !hasLetters) return null;
  const isWide = posts.length > 1 || (posts.length > 0 && letters.length === 0 && !album);
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
        {album && <RelatedAlbum album={album} name={shortName} />}
        {letters.length > 0 && <LettersNaming name={shortName} letters={letters} />}
      </Container>
    </div>
  );
}
