import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PageFailure } from "~/components/site/page-error";
import { FirstLetter } from "~/components/site/post/first-letter";
import { LetterList } from "~/components/site/posts/letter-list";
import { StoryCategories } from "~/components/site/posts/story-categories";
import { RelatedLinks } from "~/components/site/related-links";
import { PageHeader } from "~/components/ui/section";
import { SectionBoundary } from "~/components/ui/section-boundary";
import { storyCards } from "~/models/cards.server";

import { listPostCards } from "~/models/post-lists.server";
import { SITE_NAME } from "~/site";
import { keepsPageData } from "~/utils/keeps-page-data";
import { pageMeta } from "~/utils/meta";
import { publicHeaders } from "~/utils/public-headers";

const DESCRIPTION =
  "Written on trains and in tea stalls, sent when there is a signal. One place, a few people, and what it cost.";

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(matches, {
    title: `Letters – ${SITE_NAME}`,
    description: DESCRIPTION,
    path: "/letters",
    breadcrumbs: [{ name: "Letters", path: "/letters" }],
  });

export { keepsPageData as shouldRevalidate, publicHeaders as headers };

/** All letters, whatever the address asks for: searching and sorting is the page's, with scripts or without. */
export async function loader() {
  return { posts: storyCards(listPostCards()) };
}

export default function Letters() {
  const { posts } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Letters from the road" description={DESCRIPTION}>
        {/* Its height for a thumb reaches into the space below: the first letter is near. */}
        <div className="-mb-6 md:mb-0">
          <FirstLetter slug={posts.at(-1)?.slug} />
        </div>
      </PageHeader>
      <SectionBoundary name="Letters">
        <LetterList posts={posts} />
      </SectionBoundary>
      <StoryCategories />
      <RelatedLinks current="/letters" />
    </>
  );
}

export function ErrorBoundary() {
  return <PageFailure text="The letters could not be loaded. Try again in a moment." />;
}
