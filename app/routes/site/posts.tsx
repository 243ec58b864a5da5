import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PageFailure } from "~/components/site/page-error";
import { FirstPostLink } from "~/components/site/post/first-post-link";
import { PostCategories } from "~/components/site/posts/post-categories";
import { PostList } from "~/components/site/posts/post-list";
import { RelatedLinks } from "~/components/site/related-links";
import { PageHeader } from "~/components/ui/section";
import { SectionBoundary } from "~/components/ui/section-boundary";
import { postCards } from "~/models/cards.server";

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
  return { posts: postCards(listPostCards()) };
}

export default function Posts() {
  const { posts } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Letters from the road" description={DESCRIPTION}>
        {/* Its height for a thumb reaches into the space below: the first letter is near. */}
        <div className="-mb-6 md:mb-0">
          <FirstPostLink slug={posts.at(-1)?.slug} />
        </div>
      </PageHeader>
      <SectionBoundary name="Letters">
        <PostList posts={posts} />
      </SectionBoundary>
      <PostCategories />
      <RelatedLinks current="/letters" />
    </>
  );
}

export function ErrorBoundary() {
  return <PageFailure text="The letters could not be loaded. Try again in a moment." />;
}
