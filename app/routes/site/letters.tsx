import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { LetterList } from "~/components/site/letter-list";
import { PageError, RefreshLink } from "~/components/site/page-error";
import { RelatedLinks } from "~/components/site/related-links";
import { StoryCategories } from "~/components/site/story-categories";
import { PageHeader } from "~/components/ui/section";
import { storyCards } from "~/models/cards.server";
import { readListQuery } from "~/models/list-query";
import { filterPosts } from "~/models/post";
import { listPostCards } from "~/models/post.server";
import { storyCategories } from "~/models/vocabulary";
import { SITE_NAME } from "~/site";
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

export { publicHeaders as headers };

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const query = readListQuery(searchParams, { categories: storyCategories });
  return { query, posts: storyCards(filterPosts(listPostCards(), query)) };
}

export default function Letters() {
  const { query, posts } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Letters from the road" description={DESCRIPTION} />
      <StoryCategories />
      <LetterList query={query} posts={posts} />
      <RelatedLinks current="/letters" />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <PageError
      title="Something went wrong"
      text="The letters could not be loaded. Try again in a moment."
    >
      <RefreshLink />
    </PageError>
  );
}
