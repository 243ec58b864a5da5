import { Container, SectionHeading } from "~/components/ui/section";
import type { CollectionCardView, StoryCardView } from "~/models/cards.server";
import { CollectionCard } from "../cards/collection-card";
import { StoryCard } from "../cards/story-card";

type Props = { gallery: CollectionCardView | null; stories: StoryCardView[] };

/** The letters and the photos from a place, side by side where there is room. */
export function RelatedItems({ gallery, stories }: Props) {
  if (!gallery && stories.length === 0) return null;
  const isWide = stories.length > 1;
  return (
    <div className="border-t border-line bg-surface py-section">
      <Container className="grid gap-x-8 gap-y-12 md:grid-cols-2 lg:grid-cols-3">
        {stories.length > 0 && (
          <section aria-labelledby="related-stories" className={isWide ? "md:col-span-2" : ""}>
            <SectionHeading id="related-stories" title="Related Stories" />
            <div className={`grid gap-8 ${isWide ? "md:grid-cols-2" : ""}`}>
              {stories.map((story) => (
                <StoryCard key={story.slug} post={story} />
              ))}
            </div>
          </section>
        )}
        {gallery && (
          <section aria-labelledby="related-gallery">
            <SectionHeading id="related-gallery" title="Related Gallery" />
            <div>
              <CollectionCard collection={gallery} />
            </div>
          </section>
        )}
      </Container>
    </div>
  );
}
