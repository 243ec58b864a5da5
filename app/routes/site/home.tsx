import { type MetaFunction, useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { InteractiveMap } from "~/components/map/live/interactive-map";
import { CollectionCard } from "~/components/site/cards/collection-card";
import { DestinationCard } from "~/components/site/cards/destination-card";
import { FeaturedPosts } from "~/components/site/home/featured-posts";
import { Hero } from "~/components/site/home/hero";
import { JourneyMap } from "~/components/site/home/journey-map";
import { Lately } from "~/components/site/home/lately";
import { NewsletterSection } from "~/components/site/home/newsletter-section";
import { RelatedLinks } from "~/components/site/related-links";
import { ButtonLink } from "~/components/ui/buttons/button";
import { ownText } from "~/components/ui/in-words";
import { Container } from "~/components/ui/section";
import { SectionBoundary } from "~/components/ui/section-boundary";
import { homePage } from "~/pages/site/home-page.server";
import { site } from "~/site";
import { pageMeta } from "~/utils/markup/meta";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(matches, {
    title: `${site().siteName} – ${site().siteKind}`,
    description: data?.content.heroSubtitle || site().description,
    path: "/",
    image: data?.picture?.src,
    structured: [{ "@type": "WebSite", name: site().siteName }],
  });

export { publicHeaders as headers } from "~/utils/http/public-headers";

export function loader() {
  return homePage();
}

export { keepsPageData as shouldRevalidate } from "~/utils/browser/keeps-page-data";

export default function Home() {
  const { content, journey, news, picture, map, current, ...loaded } =
    useLoaderData<typeof loader>();
  const { moments, posts, destinations, collections, subscribers, weeklyPosts } = loaded;
  return (
    <>
      <Hero content={content} picture={picture} journey={journey} news={news} />
      <SectionBoundary name="Map">
        <JourneyMap content={content} journey={journey}>
          {map && <InteractiveMap map={map} current={current} />}
        </JourneyMap>
      </SectionBoundary>
      <SectionBoundary name="Lately">
        <Lately moments={moments} />
      </SectionBoundary>
      <SectionBoundary name="Stories">
        <FeaturedPosts content={content} posts={posts} />
      </SectionBoundary>
      <BesideHeading
        id="guides-title"
        title={content.guidesSectionTitle}
        description={content.guidesSectionDescription}
        more={{ to: "/journey", label: "All guides" }}
        name="Guides"
        empty="No travel guides available yet."
      >
        {destinations.map((destination) => (
          <DestinationCard key={destination.slug} destination={destination} />
        ))}
      </BesideHeading>
      <BesideHeading
        id="gallery-title"
        title={content.gallerySectionTitle}
        description={content.gallerySectionDescription}
        more={{ to: "/gallery", label: "All albums" }}
        name="Gallery"
        empty="No gallery collections available yet."
      >
        {collections.map((collection) => (
          <CollectionCard key={collection.id} collection={collection} />
        ))}
      </BesideHeading>
      <RelatedLinks current="/" />
      <NewsletterSection content={content} subscribers={subscribers} weeklyPosts={weeklyPosts} />
    </>
  );
}

type BesideHeadingProps = {
  id: string;
  title: string;
  description: string;
  /** The link to the whole list. */
  more: { to: string; label: string };
  /** `name` is for the error message if it fails; `empty` is shown for an empty list. */
  name: string;
  empty: string;
  children: ReactNode[];
};

/** A section with the heading beside its list, which shows the first two items. */
function BesideHeading({ id, title, description, more, children, ...own }: BesideHeadingProps) {
  return (
    <section aria-labelledby={id} className="pt-section">
      <Container className="grid gap-10 lg:grid-cols-[1fr_2.2fr]">
        <div>
          <h2 {...ownText()} id={id} className="text-section">
            {title}
          </h2>
          <p {...ownText()} className="mt-3 mb-6 max-w-measure text-lead text-muted empty:mb-3">
            {description}
          </p>
          <ButtonLink to={more.to} kind="secondary">
            {more.label}
          </ButtonLink>
        </div>
        <div className="grid content-start gap-8 md:grid-cols-2">
          <SectionBoundary name={own.name}>
            {children.length === 0 && <p className="text-muted">{own.empty}</p>}
            {children}
          </SectionBoundary>
        </div>
      </Container>
    </section>
  );
}

export { PageFailure as ErrorBoundary } from "~/components/site/page-error";
